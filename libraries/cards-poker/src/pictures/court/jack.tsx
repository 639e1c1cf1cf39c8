/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { Face } from './face.js';
import { FINE, type FigureLook, hairOf, looksAway } from './look.js';

/** A page in a coat of two colours, with bobbed hair and a feather in his cap. */
export const Jack = (look: FigureLook) => (
  <>
    <Coat {...look} />
    <Collar {...look} />
    <Head {...look} />
    {look.suit === 'hearts' || look.suit === 'clubs' ? <Beret {...look} /> : <HuntingHat {...look} />}
  </>
);

const Coat = ({ inks: { robe, gold } }: FigureLook) => (
  <>
    <path d="M-75 60V-20C-64-38-44-48-22-52H26C48-48 64-38 75-20V60Z" fill={robe} />
    <path d="M2-52H26C48-48 64-38 75-20V60H2Z" fill={gold} />
    <path d="M16-40V20M30-40V10M44-40V0M58-30V-10" stroke={robe} strokeWidth={5} strokeLinecap="butt" />
    <path d="M2-30V40" />
    <path d="M-6-22h.1M-6-8h.1M-6 6h.1" strokeWidth={5} stroke={gold} />
  </>
);

const Collar = ({ inks: { paper } }: FigureLook) => (
  <>
    <path
      d="M-24-58C-34-52-40-46-44-38C-38-32-32-32-27-36C-24-28-16-26-10-31C-6-24 10-24 14-31C20-26 28-28 31-36C36-32 42-32 48-38C44-46 38-52 28-58Z"
      fill={paper}
    />
    <path d="M-9-66V-54C-4-46 8-46 13-54V-66Z" fill={paper} stroke="none" />
    <path d="M-9-64V-54C-4-46 8-46 13-54V-64" strokeWidth={FINE} />
  </>
);

function Head({ suit, inks }: FigureLook) {
  const { hair, locks } = hairOf(suit, inks);
  return (
    <>
      <path
        d="M-16-112C-32-104-32-80-30-66C-40-66-40-52-28-53C-18-53-16-62-17-72ZM20-112C36-104 36-80 34-66C44-66 44-52 32-53C22-53 20-62 21-72Z"
        fill={hair}
      />
      <Face inks={inks} x={2} isTurned={looksAway(suit)} />
      <path
        d="M-18-106C-18-98-17-94-18-89C-10-92-2-97 2-105C6-97 14-92 22-89C21-94 22-98 22-106Z"
        fill={hair}
      />
      <path d="M-25-94C-27-82-24-72-27-62M29-94C31-82 28-72 31-62" stroke={locks} strokeWidth={FINE} />
    </>
  );
}

const Beret = ({ inks: { robe, gold, paper } }: FigureLook) => (
  <>
    <path
      d="M10-122C26-118 36-122 38-132C39-140 33-144 29-140C28-146 18-149 10-146C-2-146-12-138-14-124Z"
      fill={paper}
    />
    <path d="M8-124C20-128 28-134 29-140M12-126L10-138M20-129L21-141M5-124L-2-136" strokeWidth={FINE} />
    <path d="M-30-106C-40-118-20-126 2-124C24-126 44-118 34-106C22-114-18-114-30-106Z" fill={robe} />
    <path d="M-29-107C-18-115 22-115 33-107L30-99C18-106-14-106-26-99Z" fill={gold} />
  </>
);

/** With a long peak and one straight feather. */
const HuntingHat = ({ inks: { robe, gold, paper } }: FigureLook) => (
  <>
    <path d="M14-112C24-124 32-138 31-148C20-146 10-134 6-116Z" fill={paper} />
    <path
      d="M11-114C17-126 24-137 31-148M17-123L27-128M21-130L30-137M15-124L14-132M20-132L19-140"
      strokeWidth={FINE}
    />
    <path d="M-24-104C-24-122-12-132 0-132C16-132 28-122 28-104Z" fill={robe} />
    <path
      d="M-48-104C-34-112-20-114 4-114C20-114 32-112 36-102C28-98 14-102 2-102C-14-102-34-96-48-104Z"
      fill={gold}
    />
    <path d="M-38-104C-24-108-8-109 4-109C16-109 24-108 30-105" strokeWidth={FINE} />
  </>
);
