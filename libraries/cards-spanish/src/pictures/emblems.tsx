/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { Inks } from './inks.js';

/** Round the origin; 100 high and wide. */
export function Coin({ gold, red, paper }: Inks) {
  return (
    <>
      <circle r={48} fill={gold} strokeWidth={4} />
      <circle r={41} strokeWidth={4.5} strokeDasharray="0 9.2" />
      <circle r={34} fill={red} strokeWidth={3} />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path
          d="M0-6C-11-12-11-25 0-31C11-25 11-12 0-6Z"
          fill={gold}
          strokeWidth={2}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r={8} fill={paper} strokeWidth={2.5} />
    </>
  );
}

/** Round the origin; 100 high. */
export function Cup({ ink, gold, red, paper }: Inks) {
  return (
    <>
      <path d="M-6 20L-8 32C-14 38-28 38-31 44V50H31V44C28 38 14 38 8 32L6 20Z" fill={gold} />
      <path d="M-31 44H31V50H-31Z" fill={red} />
      <path d="M-38-42C-38-12-26 12-9 16V22H9V16C26 12 38-12 38-42Z" fill={gold} />
      <path d="M-37.5-32C-36-20-33-12-30-6H30C33-12 36-20 37.5-32Z" fill={red} />
      <path d="M-18-6C-16 4-12 11-7 15M0-6V16M18-6C16 4 12 11 7 15" />
      <path d="M-24-24l6-5l6 5l-6 9zM-6-24l6-5l6 5l-6 9zM12-24l6-5l6 5l-6 9z" fill={paper} stroke="none" />
      <path d="M-13 26C-13 18 13 18 13 26C13 34-13 34-13 26Z" fill={red} />
      <path d="M-38-42C-38-52 38-52 38-42C38-32-38-32-38-42Z" fill={paper} />
      <path d="M-30-42C-24-37 24-37 30-42C24-47-24-47-30-42Z" fill={ink} stroke="none" />
    </>
  );
}

/** Round the origin; point up, 200 high. */
export function Sword({ gold, red, blue, steel }: Inks) {
  return (
    <>
      <path d="M0-100L10-84L8 52H-8L-10-84Z" fill={steel} />
      <path d="M0-100L10-84L8 52H0Z" fill={blue} />
      <path d="M-6 54H6V82H-6Z" fill={red} />
      <path d="M-6 63L6 58M-6 71L6 66M-6 79L6 74" strokeWidth={2} />
      <path
        d="M-34 44C-26 42-14 48 0 48C14 48 26 42 34 44C39 49 37 57 30 57C22 56 12 58 0 58C-12 58-22 56-30 57C-37 57-39 49-34 44Z"
        fill={gold}
      />
      <circle cy={90} r={9} fill={gold} />
    </>
  );
}

/** Round the origin; 200 high, the thick end up: a cudgel with its branches lopped. */
export function Club({ gold, green, red, bark }: Inks) {
  return (
    <>
      <path
        d="M-17-22C-30-30-37-42-39-55C-28-55-19-46-14-34ZM14 22C28 18 36 8 39-4C28-6 18 0 12 10Z"
        fill={green}
      />
      <path d="M-35-51C-28-43-22-35-15-28M35-1C29 6 22 12 14 16" strokeWidth={2} />
      <path
        d="M-9 92C-9 68-13 54-15 36C-20 32-20 24-16 20C-17 4-20-8-21-22C-27-28-27-38-22-44C-25-58-26-74-24-88H24C25-80 24-70 22-62C28-56 28-48 23-42C22-26 19-12 17 0C21 6 20 14 16 18C14 36 10 62 9 92C5 99-5 99-9 92Z"
        fill={bark}
      />
      <path
        d="M-24-88C-24-103 24-103 24-88C24-74-24-74-24-88ZM-22-44C-16-47-13-40-15-34C-17-27-22-24-25-27C-28-32-27-39-22-44ZM22-62C16-64 13-58 15-52C16-46 21-43 24-46C28-52 27-57 22-62ZM17 0C12-1 10 4 11 9C12 14 16 17 18 14C21 9 20 4 17 0ZM-16 20C-11 20-10 24-11 29C-12 34-15 36-17 33C-20 28-19 24-16 20Z"
        fill={gold}
        strokeWidth={2.5}
      />
      <path
        d="M-13-88C-13-94 13-94 13-88C13-82-13-82-13-88ZM-10-66C-4-58-4-48-9-40M2-70C6-60 4-52 0-46M6-34C0-26-2-18 0-8M-12-14C-6-8-4 0-6 8M4 2C-1 10-3 18-1 28M-7 48C-3 54-2 62-4 70M7 34C3 42 2 50 4 58"
        strokeWidth={2.3}
      />
      <path d="M-9 86C-4 90 4 90 9 86V92C5 99-5 99-9 92Z" fill={red} />
    </>
  );
}
