/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { PokerSuit } from '@tapete/playing-cards';
import { Pip } from '../pip.js';
import { Face } from './face.js';
import { FINE, type FigureLook, hairOf, looksAway } from './look.js';

/** Hair down to her shoulders, or a veil; a low neck with beads; a small crown. */
export const Queen = (look: FigureLook) => (
  <>
    <HairBehind {...look} />
    <Dress {...look} />
    <Neck {...look} />
    <Face inks={look.inks} x={2} mouth="painted" isTurned={looksAway(look.suit)} />
    <HairBefore {...look} />
    <Crown {...look} />
  </>
);

function HairBehind({ suit, inks }: FigureLook) {
  const { robe, gold } = inks;
  if (suit !== 'spades') return <path d={HAIR[suit]} fill={hairOf(suit, inks).hair} />;
  return (
    <>
      <path d={HAIR.spades} fill={robe} />
      <path d="M-27-84C-28-68-40-60-38-44M31-84C32-68 44-60 42-44" stroke={gold} strokeWidth={3} />
    </>
  );
}

const Dress = ({ card, inks: { robe, gold, paper } }: FigureLook) => (
  <>
    <path d="M-75 60V-18C-66-36-50-46-30-48L-18-52H22L34-48C54-46 66-36 75-18V60Z" fill={robe} />
    <path d="M-26-49C-24-34-14-24 2-16C18-24 28-34 30-49L14-56H-10Z" fill={paper} />
    <path
      d="M-26-49C-24-34-14-24 2-16C18-24 28-34 30-49L36-47C34-28 22-16 2-6C-18-16-30-28-32-47Z"
      fill={gold}
    />
    <path d="M-12-4L2-10L16-4L14 60H-10Z" fill={gold} />
    <Pip card={card} x={2} y={6} height={13} />
    <path d="M-46-38C-40-26-38-10-40 10M46-38C42-26 40-10 42 10" strokeWidth={FINE} />
    <path d="M52-34C48-24 48-10 50 0M62-26C58-18 58-8 60 0" stroke={gold} strokeWidth={3} />
  </>
);

const Neck = ({ inks: { robe, paper } }: FigureLook) => (
  <>
    <path d="M-9-66V-50C-4-42 8-42 13-50V-66Z" fill={paper} stroke="none" />
    <path d="M-9-64V-52M13-64V-52" strokeWidth={FINE} />
    <path d="M-17-46C-8-34 12-34 21-46" stroke={robe} strokeWidth={4.5} strokeDasharray="0 6.5" />
  </>
);

function HairBefore({ suit, inks }: FigureLook) {
  const { hair, locks } = hairOf(suit, inks);
  return (
    <>
      <path
        d="M2-112C-16-112-20-100-20-86C-12-90-2-98 2-106C6-98 16-90 24-86C24-100 20-112 2-112Z"
        fill={hair}
      />
      <path d={LOCKS[suit]} stroke={locks} strokeWidth={FINE} />
    </>
  );
}

const Crown = ({ inks: { gold, paper } }: FigureLook) => (
  <>
    <path
      d="M-20-108L-26-130L-13-120L-6-136L2-122L10-136L17-120L30-130L24-108C12-113-8-113-20-108Z"
      fill={gold}
    />
    <path d="M-20-109C-8-114 12-114 24-109L23-103C10-108-6-108-19-103Z" fill={paper} />
    <path
      d="M-26-135a3.5 3.5 0 1 0 .1 0zM-6-141a3.5 3.5 0 1 0 .1 0zM10-141a3.5 3.5 0 1 0 .1 0zM30-135a3.5 3.5 0 1 0 .1 0z"
      fill={gold}
    />
  </>
);

/** Waves, braids, long hair, a veil. */
const HAIR: { readonly [suit in PokerSuit]: string } = {
  clubs:
    'M2-118C-34-118-42-92-34-80C-44-72-42-62-34-60C-44-54-40-42-30-44C-26-40-18-42-16-48H20C22-42 30-40 34-44C44-42 48-54 38-60C46-62 48-72 38-80C46-92 38-118 2-118Z',
  diamonds:
    'M2-118C-28-118-32-96-28-84C-36-78-36-70-30-68C-37-62-36-54-30-52C-36-46-35-38-30-36L-33-22H-21L-24-36C-18-40-20-50-23-52H27C24-50 22-40 28-36L25-22H37L34-36C39-38 40-46 34-52C40-54 41-62 34-68C40-70 40-78 32-84C36-96 32-118 2-118Z',
  hearts:
    'M2-118C-30-118-37-94-34-74C-32-58-46-54-42-40C-36-32-20-36-16-48H20C24-36 40-32 46-40C50-54 36-58 38-74C41-94 34-118 2-118Z',
  spades:
    'M2-120C-30-120-36-92-36-74C-36-58-48-46-48-30H-14L-16-52H20L18-30H52C52-46 40-58 40-74C40-92 34-120 2-120Z',
};

const LOCKS: { readonly [suit in PokerSuit]: string } = {
  clubs: 'M-26-96C-32-88-26-82-26-78C-34-72-28-64-25-62M30-96C36-88 30-82 30-78C38-72 32-64 29-62',
  diamonds:
    'M-28-84C-25-80-24-78-23-76M-30-68C-26-66-24-62-23-60M32-84C29-80 28-78 27-76M34-68C30-66 28-62 27-60M-30-52C-28-50-26-50-24-52M34-52C32-50 30-50 28-52M-31-36H-23M35-36H27',
  hearts: 'M-29-96C-32-84-28-72-30-60C-32-52-36-50-36-44M33-96C36-84 32-72 34-60C36-52 40-50 40-44',
  spades: 'M-15-98C-10-100-6-103-3-106M19-98C14-100 10-103 7-106',
};
