/**
 * Looks at a deck: all cards of a resource set side by side, at 400 and at 40 pixels, in colour and in greyscale, a sheet
 * for each variant.
 *
 *     node packages/graphics/scripts/deck-sheet.mjs OUT libraries/cards-poker/standard.resource-set.json
 *
 * Pictures are drawn, checked and refused as the publisher does it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { imported } from './imported.mjs';

const SIZES = [400, 40];
/** Share of a card's width that lies between two. */
const GAP = 0.1;
const GREY =
  '<filter id="grey" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/></filter>';

const [out = '', source = ''] = process.argv.slice(2);
if (out === '' || source === '') {
  process.stderr.write('usage: deck-sheet.mjs OUT <file.resource-set.json>\n');
  process.exit(2);
}
mkdirSync(out, { recursive: true });
const graphics = await imported('packages/graphics/src/index.ts');
const { resources, slots } = JSON.parse(readFileSync(source, 'utf8'));
const columns = longestSuit(Object.keys(slots));
for (const resource of resources) await drawDeck(resource);

/** @typedef {{ id: string, module: string, slots?: string[] }} Resource */

async function drawDeck(/** @type {Resource} */ { id, module: path, slots: cards = [id] }) {
  const read = graphics.readGraphicModule(await imported(join(dirname(source), path)));
  if ('findings' in read) return refuse(path, read.findings);
  for (const variant of graphics.variantsOf(read.module)) {
    const svgs = cards.map((slot) => {
      const { svg, findings } = graphics.renderGraphic(read.module, {
        resource: id,
        slot,
        locale: 'es',
        variant,
      });
      if (svg === undefined) refuse(slot, findings);
      return svg;
    });
    for (const size of SIZES) writeSheets(`${id}-${variant}-${size}`, svgs.filter(Boolean), size);
  }
}

/** One in colour, one in grey. */
function writeSheets(/** @type {string} */ name, /** @type {string[]} */ svgs, /** @type {number} */ size) {
  const { cloth } = graphics.themeOf('plain');
  const step = Math.round(size * (1 + GAP));
  const images = svgs.map((svg) => new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render());
  const row = (images[0]?.height ?? 0) + step - size;
  const placed = images.map((image, index) => {
    const [x, y] = [(index % columns) * step, Math.floor(index / columns) * row];
    const data = Buffer.from(image.asPng()).toString('base64');
    return `<image x="${x + step - size}" y="${y + step - size}" width="${size}" height="${image.height}" href="data:image/png;base64,${data}"/>`;
  });
  const [width, height] = [
    columns * step + step - size,
    Math.ceil(images.length / columns) * row + step - size,
  ];
  for (const [ending, attribute] of [
    ['', ''],
    ['-grey', ' filter="url(#grey)"'],
  ]) {
    const inside = `<rect width="${width}" height="${height}" fill="${cloth}"/>${placed.join('')}`;
    const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${GREY}<g${attribute}>${inside}</g></svg>`;
    const file = join(out, `${name}${ending}.png`);
    writeFileSync(file, new Resvg(sheet).render().asPng());
    process.stdout.write(`${file}\n`);
  }
}

/** As many as the cards of one suit: `hearts-1` to `hearts-13`. */
function longestSuit(/** @type {string[]} */ cards) {
  const suits = cards.map((card) => card.split('-')[0]);
  return Math.max(...suits.map((suit) => suits.filter((other) => other === suit).length));
}

function refuse(
  /** @type {string} */ what,
  /** @type {readonly { code: string, message: string }[]} */ findings,
) {
  process.exitCode = 1;
  for (const { code, message } of findings) process.stderr.write(`${what}: ${code}: ${message}\n`);
}
