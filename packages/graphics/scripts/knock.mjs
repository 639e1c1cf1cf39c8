/**
 * Makes the sound of a wooden disc that lands on others: two short tones of a plank and a click, dry, nothing after
 * them. No chance in it: the file is the same each time.
 *
 *     node packages/graphics/scripts/knock.mjs games/conecta4/sounds/knock.wav
 */
import { writeFileSync } from 'node:fs';

const RATE = 22_050;
const SECONDS = 0.16;
const LEVEL = 0.7;

/** Partials of a small plank: frequency in Hz, share, and how fast it dies away. */
const PARTIALS = [
  { hertz: 412, share: 0.55, decay: 34 },
  { hertz: 987, share: 0.32, decay: 52 },
  { hertz: 1764, share: 0.16, decay: 80 },
  { hertz: 3120, share: 0.07, decay: 130 },
];
/** A knock is two: the disc lands, and settles much more quietly. */
const LANDINGS = [
  { at: 0, share: 1 },
  { at: 0.062, share: 0.2 },
];

const [path] = process.argv.slice(2);
if (path === undefined) {
  process.stderr.write('usage: knock.mjs FILE.wav\n');
  process.exit(2);
}
writeFileSync(path, wav(levelled(Array.from({ length: RATE * SECONDS }, (_, index) => knock(index / RATE)))));

function knock(/** @type {number} */ time) {
  const sum = LANDINGS.reduce(
    (sound, { at, share }) => sound + (time < at ? 0 : share * landing(time - at)),
    0,
  );
  // The end fades to nothing, so that the sound stops without a click of its own.
  return sum * Math.min(1, (SECONDS - time) / 0.02);
}

function landing(/** @type {number} */ time) {
  const attack = Math.min(1, time / 0.0012);
  const tones = PARTIALS.reduce(
    (sound, { hertz, share, decay }) =>
      sound + share * Math.exp(-decay * time) * Math.sin(2 * Math.PI * hertz * time),
    0,
  );
  return attack * (tones + 0.22 * Math.exp(-420 * time) * noise(Math.round(time * RATE)));
}

/** From -1 to 1, the same for the same number. */
function noise(/** @type {number} */ index) {
  const mixed = Math.imul((index + 1) ^ 0x9e3779b9, 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 0x7fffffff - 1;
}

/** As loud as every sound of the table at its loudest. */
function levelled(/** @type {number[]} */ samples) {
  const loudest = Math.max(...samples.map(Math.abs));
  return samples.map((sample) => (sample / loudest) * LEVEL);
}

/** One channel of 16 bits. */
function wav(/** @type {number[]} */ samples) {
  const data = Buffer.alloc(2 * samples.length);
  samples.forEach((sample, index) => {
    data.writeInt16LE(Math.round(sample * 0x7fff), 2 * index);
  });
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(2 * RATE, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
