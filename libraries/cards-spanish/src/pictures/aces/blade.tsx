/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { AceLook } from './look.js';

/** The as de espadas: a crown is run through by it. */
export const Blade = ({ inks: { gold, red, blue, steel, paper } }: AceLook) => (
  <>
    <path d="M0-152L15-128L12 70H-12L-15-128Z" fill={steel} />
    <path d="M0-152L15-128L12 70H0Z" fill={blue} />
    {/* crown round the blade */}
    <path d="M-15-84H15V-66C15-62-15-62-15-66Z" fill={red} />
    <path
      d="M-40-58L-54-100C-44-96-36-90-31-82C-27-92-20-100-12-104L-9-80H9L12-104C20-100 27-92 31-82C36-90 44-96 54-100L40-58C16-64-16-64-40-58Z"
      fill={gold}
    />
    <path d="M-40-60C-16-66 16-66 40-60L39-46C16-52-16-52-39-46Z" fill={paper} />
    <path d="M-24-55.5h.1M0-57.5h.1M24-55.5h.1" stroke={red} strokeWidth={7} />
    <path
      d="M-54-110a5 5 0 1 0 .1 0zM54-110a5 5 0 1 0 .1 0zM-12-114a5 5 0 1 0 .1 0zM12-114a5 5 0 1 0 .1 0z"
      fill={gold}
    />
    {/* hilt */}
    <path d="M-9 76H9V116H-9Z" fill={red} />
    <path d="M-9 88L9 80M-9 100L9 92M-9 112L9 104" strokeWidth={2} />
    <path
      d="M-56 56C-44 52-24 62 0 62C24 62 44 52 56 56C64 64 60 78 48 78C34 76 18 79 0 79C-18 79-34 76-48 78C-60 78-64 64-56 56Z"
      fill={gold}
    />
    <path d="M-48 67h.1M48 67h.1M0 70h.1" stroke={red} strokeWidth={9} />
    <path d="M0 113a14 14 0 1 0 .1 0z" fill={gold} />
    <path d="M0 127h.1" stroke={red} strokeWidth={9} />
  </>
);
