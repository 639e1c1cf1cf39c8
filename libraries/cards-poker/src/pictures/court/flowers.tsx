/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { FINE } from './look.js';
import type { Thing } from './thing.js';

const STEM =
  'M-50-30V-56M-50-44C-58-44-63-49-64-57C-56-57-51-52-50-44M-50-40C-42-40-38-44-37-51C-44-51-49-47-50-40';

export const Rose: Thing = ({ robe, gold }) => (
  <>
    <path d={STEM} fill={gold} />
    <path
      d="M-50-58C-62-56-70-66-65-76C-68-88-56-95-50-91C-44-95-32-88-35-76C-30-66-38-56-50-58Z"
      fill={robe}
    />
    <path
      d="M-65-76C-63-68-57-65-50-66C-43-65-37-68-35-76M-59-80C-58-72-42-72-41-80C-42-88-58-88-59-80ZM-53-80C-52-77-48-77-47-80"
      strokeWidth={FINE}
    />
  </>
);

export const Lily: Thing = ({ paper, gold, robe }) => (
  <>
    <path d={STEM} fill={gold} />
    <path
      d="M-50-58C-60-64-67-74-66-90C-60-88-56-84-54-80C-55-88-54-96-50-101C-46-96-45-88-46-80C-44-84-40-88-34-90C-33-74-40-64-50-58Z"
      fill={paper}
    />
    <path d="M-50-60C-53-66-54-74-54-80M-50-60C-47-66-46-74-46-80" strokeWidth={FINE} />
    <path d="M-50-94h.1" stroke={robe} strokeWidth={4} />
  </>
);

export const Tulip: Thing = ({ robe, gold }) => (
  <>
    <path d={STEM} fill={gold} />
    <path d="M-50-58C-63-58-66-70-63-90L-56-80L-50-95L-44-80L-37-90C-34-70-37-58-50-58Z" fill={robe} />
    <path d="M-50-62C-56-68-57-76-56-80M-50-62C-44-68-43-76-44-80" strokeWidth={FINE} />
  </>
);

export const Daisy: Thing = ({ paper, gold }) => (
  <>
    <path d={STEM} fill={gold} />
    {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
      <path
        d="M0-5C-7-8-7-19 0-20C7-19 7-8 0-5Z"
        fill={paper}
        transform={`translate(-50 -76)rotate(${angle})`}
      />
    ))}
    <path d="M-50-83a7 7 0 1 0 .1 0z" fill={gold} />
  </>
);
