/**
 * Makes the sounds of the sea: a shell that falls into water, one that hits, a ship that goes down. Dry and short; there is
 * no chance in them, the files are the same each time.
 *
 *     node games/hundido/scripts/sounds.mjs games/hundido/sounds
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const RATE = 11_025;
const LEVEL = 0.7;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('usage: sounds.mjs FOLDER\n');
  process.exit(2);
}

const SOUNDS = {
  /** Drops of filtered noise, and a bubble that rises. */
  splash: { seconds: 0.55, at: splash },
  /** A dull blow on iron, with a crack before it. */
  hit: { seconds: 0.5, at: blow },
  /** The blow, and air that leaves a hull in slower and slower gulps. */
  sunk: { seconds: 0.85, at: (/** @type {number} */ time) => 0.8 * blow(time) + gulps(time) },
};
for (const [name, { seconds, at }] of Object.entries(SOUNDS)) {
  const samples = Array.from({ length: Math.round(RATE * seconds) }, (_, index) => {
    const time = index / RATE;
    // The end fades to nothing, so that the sound stops without a click of its own.
    return at(time) * Math.min(1, (seconds - time) / 0.04);
  });
  writeFileSync(join(folder, `${name}.wav`), wav(levelled(samples)));
}

function splash(/** @type {number} */ time) {
  const burst = Math.min(1, time / 0.012) * Math.exp(-9 * time) * softNoise(time, 5);
  const bubble = rising(time - 0.14, { from: 320, rise: 900, decay: 22 });
  const second = rising(time - 0.24, { from: 420, rise: 1300, decay: 30 });
  return burst + 0.35 * bubble + 0.2 * second;
}

function blow(/** @type {number} */ time) {
  const crack = Math.exp(-90 * time) * softNoise(time, 2);
  const body = [
    { hertz: 74, share: 0.8, decay: 9 },
    { hertz: 131, share: 0.45, decay: 14 },
    { hertz: 217, share: 0.2, decay: 22 },
  ].reduce(
    (sum, { hertz, share, decay }) =>
      sum +
      share *
        Math.exp(-decay * time) *
        Math.sin(2 * Math.PI * hertz * time * (1 - 0.12 * Math.min(1, 4 * time))),
    0,
  );
  return Math.min(1, time / 0.002) * (body + 0.5 * crack + 0.25 * Math.exp(-12 * time) * softNoise(time, 9));
}

function gulps(/** @type {number} */ time) {
  return [0.28, 0.43, 0.6].reduce(
    (sum, start, index) =>
      sum + 0.4 * rising(time - start, { from: 170 - 25 * index, rise: 240, decay: 17 - 3 * index }),
    0,
  );
}

/** A tone that climbs while it dies away: what a bubble sings. */
function rising(
  /** @type {number} */ time,
  /** @type {{from: number, rise: number, decay: number}} */ { from, rise, decay },
) {
  if (time < 0) return 0;
  const phase = from * time + (rise * time * time) / 2;
  return Math.min(1, time / 0.004) * Math.exp(-decay * time) * Math.sin(2 * Math.PI * phase);
}

/** Noise without its sharpest part: the mean of some samples. */
function softNoise(/** @type {number} */ time, /** @type {number} */ width) {
  const index = Math.round(time * RATE);
  let sum = 0;
  for (let back = 0; back < width; back++) sum += noise(index - back);
  return sum / Math.sqrt(width);
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
