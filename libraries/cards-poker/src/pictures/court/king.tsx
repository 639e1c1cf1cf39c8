/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { PokerSuit } from '@tapete/playing-cards';
import { PIPS, Pip } from '../pip.js';
import { Face } from './face.js';
import { FINE, type FigureLook, hairOf, looksAway } from './look.js';

/** Bearded, in a collar of ermine, under an arched crown. */
export const King = (look: FigureLook) => (
  <>
    <Robe {...look} />
    <Ermine {...look} />
    <g transform="translate(2 0)">
      <Head {...look} />
      <Crown {...look} />
    </g>
  </>
);

const Robe = ({ card, inks: { robe, gold } }: FigureLook) => (
  <>
    <path d="M-75 60V-24C-64-42-44-53-22-58H22C44-53 64-42 75-24V60Z" fill={robe} />
    <path
      d="M40-14C36-4 34 10 34 30M52-10C50 0 50 10 51 20M62-10C62-4 63 2 64 8"
      stroke={gold}
      strokeWidth={3}
    />
    <path d="M-16-30H16V60H-16Z" fill={gold} />
    <path d="M-11-30V60M11-30V60" strokeWidth={FINE} />
    <Pip card={card} x={0} y={-8} height={15} />
  </>
);

const Ermine = ({ inks: { paper, ink } }: FigureLook) => (
  <>
    <path
      d="M-20-62C-36-58-56-49-72-33L-62-6C-46-22-22-28 0-17C22-28 46-22 62-6L72-33C56-49 36-58 20-62Z"
      fill={paper}
    />
    <path
      d="M-54-35l1 9l5-7zM-38-45l1 9l5-8zM-30-31l1 8l4-7zM-48-24l1 7l4-6zM-16-31l1 8l4-7zM54-35l-1 9l-5-7zM38-45l-1 9l-5-8zM30-31l-1 8l-4-7zM48-24l-1 7l-4-6zM16-31l-1 8l-4-7z"
      fill={ink}
      stroke="none"
    />
  </>
);

function Head({ suit, inks }: FigureLook) {
  const { ink, paper } = inks;
  const { hair, locks } = suit === 'spades' ? { hair: paper, locks: ink } : hairOf(suit, inks);
  return (
    <>
      <path
        d="M-19-104C-32-94-33-76-31-66C-39-64-37-51-28-53C-22-54-20-60-20-66ZM19-104C32-94 33-76 31-66C39-64 37-51 28-53C22-54 20-60 20-66Z"
        fill={hair}
      />
      <Face inks={inks} isTurned={looksAway(suit)} />
      <path d={`M-20-88${BEARDS[suit]} 20-88${CHEEKS}`} fill={hair} />
      <path d="M-7-70Q-1-66 5-70" fill={paper} strokeWidth={FINE} />
      <path
        d="M-1-75C-5-79-12-78-16-71C-10-70-5-71-1-73C4-71 9-70 14-71C10-78 3-79-1-75Z"
        fill={hair}
        strokeWidth={FINE}
      />
      <path d={CURLS[suit]} stroke={locks} strokeWidth={FINE} />
    </>
  );
}

const Crown = ({ suit, inks: { robe, gold, paper } }: FigureLook) => (
  <>
    <path d="M-16-112C-15-124-8-132 0-136C8-132 15-124 16-112Z" fill={robe} />
    <path
      d="M-23-103L-31-135C-24-131-19-127-17-121C-13-129-8-138 0-142C8-138 13-129 17-121C19-127 24-131 31-135L23-103C10-107-10-107-23-103ZM-14-112C-5-114 5-114 14-112C13-122 7-130 0-134C-7-130-13-122-14-112Z"
      fillRule="evenodd"
      fill={gold}
    />
    <path d="M-23-104C-10-108 10-108 23-104L22-95C9-99-9-99-22-95Z" fill={paper} />
    <path d="M-14-101.5h.1M0-102.5h.1M14-101.5h.1" strokeWidth={5} stroke={robe} />
    <path d="M-31-142a4 4 0 1 0 .1 0zM31-142a4 4 0 1 0 .1 0z" fill={gold} />
    <path d={PIPS[suit]} transform="translate(0 -142)scale(.12)" fill={gold} strokeWidth={14} />
  </>
);

/** From the left ear under the chin to the right one. */
const BEARDS: { readonly [suit in PokerSuit]: string } = {
  clubs:
    'C-26-72-27-58-22-50C-20-44-15-44-13-41C-9-36-3-38 0-35C3-38 9-36 13-41C15-44 20-44 22-50C27-58 26-72',
  diamonds:
    'C-25-70-24-52-18-42C-15-37-9-33-6-24C-3-30-2-38 0-46C2-38 3-30 6-24C9-33 15-37 18-42C24-52 25-70',
  hearts: 'C-25-68-23-47-13-36C-9-31-5-33-1-26C3-33 8-31 12-36C23-47 25-68',
  spades:
    'C-25-72-26-56-20-44C-22-38-16-34-13-34C-12-26-5-26-1-18C3-26 11-26 12-34C16-34 22-38 20-44C26-56 25-72',
};
/** And back over the cheeks. */
const CHEEKS = 'C18-79 15-76 11-75C11-70 5-67-1-70C-8-67-13-70-13-75C-16-76-19-79-20-88Z';

const CURLS: { readonly [suit in PokerSuit]: string } = {
  clubs: 'M-15-62C-18-54-13-50-10-54M15-62C18-54 13-50 10-54M-6-60C-8-50-3-46 0-50C3-46 8-50 6-60',
  diamonds:
    'M-14-62C-14-52-11-44-7-36M14-62C14-52 11-44 7-36M0-60V-46M-7-60C-7-54-6-48-5-43M7-60C7-54 6-48 5-43',
  hearts: 'M-14-62C-14-53-11-46-7-40M13-62C13-53 10-46 6-40M-5-60C-6-50-3-44-1-36M5-60C5-52 4-46 2-42',
  spades: 'M-14-62C-11-54-15-48-11-40M13-62C10-54 14-48 10-40M-5-60C-2-50-6-42-3-34M5-60C2-50 6-42 3-34',
};
