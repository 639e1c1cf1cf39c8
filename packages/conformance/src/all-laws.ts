import type { Law } from './law.js';
import { acceptance } from './laws/a1-acceptance.js';
import { ownData } from './laws/f1-own-data.js';
import { viewsAndContexts } from './laws/f2-views-and-contexts.js';
import { events } from './laws/f3-events.js';
import { payloads } from './laws/f4-payloads.js';
import { sameView } from './laws/k1-same-view.js';
import { anotherWorld } from './laws/k2-another-world.js';
import { evenly } from './laws/k3-evenly.js';
import { reachesForNothing } from './laws/m1-reaches-for-nothing.js';
import { noDoorOpened } from './laws/m2-no-door-opened.js';
import { pictures } from './laws/m3-pictures.js';
import { plansAreWhole } from './laws/m4-plans.js';
import { languages } from './laws/m5-languages.js';
import { offeredIsAccepted } from './laws/o1-offered-is-accepted.js';
import { elseRefused } from './laws/o2-else-refused.js';
import { openDecision } from './laws/o3-open-decision.js';
import { noWayBack } from './laws/o4-no-way-back.js';
import { revealsAreSaid } from './laws/o5-reveals-are-said.js';
import { sameSeed } from './laws/r1-same-seed.js';
import { replay } from './laws/r2-replay.js';
import { writtenAndRead } from './laws/r3-written-and-read.js';
import { begunAnew } from './laws/r4-begun-anew.js';
import { nothingChanges } from './laws/s1-nothing-changes.js';
import { sameBytes } from './laws/s2-same-bytes.js';
import { plantedSecret } from './laws/s3-planted-secret.js';
import { takenBack } from './laws/u1-taken-back.js';
import { madeAgain } from './laws/u2-made-again.js';
import { rulesAnswer } from './laws/w1-rules-answer.js';
import { nobodyWaits } from './laws/w2-nobody-waits.js';
import { positionIsOne } from './laws/w3-position-is-one.js';
import { leaving } from './laws/w4-leaving.js';
import { longest } from './laws/w5-longest.js';
import { lateAndTwice } from './laws/w6-late-and-twice.js';
import { begins } from './laws/w7-begins.js';

/** Every law, in the order of their numbers. What they say is the text of SPEC.md. */
export const LAWS: readonly Law[] = [
  sameSeed,
  replay,
  writtenAndRead,
  begunAnew,
  offeredIsAccepted,
  elseRefused,
  openDecision,
  noWayBack,
  revealsAreSaid,
  ownData,
  viewsAndContexts,
  events,
  payloads,
  nothingChanges,
  sameBytes,
  plantedSecret,
  sameView,
  anotherWorld,
  evenly,
  rulesAnswer,
  nobodyWaits,
  positionIsOne,
  leaving,
  longest,
  lateAndTwice,
  begins,
  takenBack,
  madeAgain,
  reachesForNothing,
  noDoorOpened,
  pictures,
  plansAreWhole,
  languages,
  acceptance,
];
