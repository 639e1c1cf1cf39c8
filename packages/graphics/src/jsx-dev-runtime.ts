/** What development builds (vitest, vite) call in place of `jsx`. It does the same. */
export { Fragment, type JSX, jsx as jsxDEV } from './jsx-runtime.js';
