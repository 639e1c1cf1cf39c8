/**
 * Looks at pictures: renders what a module draws, on the cloth by day and by night, large, at 160 and at 64 pixels.
 *
 *     node packages/graphics/scripts/contact-sheet.mjs OUT games/conecta4
 *     node packages/graphics/scripts/contact-sheet.mjs OUT libraries/tabletop/pictures/pieces.tsx pawn token
 *
 * Of a game, all graphic resources of its manifest, a sheet each (`disc.png`); of a module, the slots that are named,
 * as two seats would have them.
 * Pictures are drawn, checked and refused as the publisher does it. A whole deck has `deck-sheet.mjs`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { imported } from './imported.mjs';

const LARGE = 640;
const SIZES = [LARGE, 160, 64];
const GAP = 24;
const SEATS = /** @type {const} */ (['p0', 'p1']);

const [out = '', source = '', ...slots] = process.argv.slice(2);
if (out === '' || source === '') {
  process.stderr.write('usage: contact-sheet.mjs OUT <game folder | module slot…>\n');
  process.exit(2);
}
mkdirSync(out, { recursive: true });
const graphics = await imported('packages/graphics/src/index.ts');
const resources =
  slots.length === 0 ? resourcesOf(source) : [{ id: source, module: source, slots, perSeat: true }];
let isRefused = false;
for (const resource of resources) await draw(resource);
process.exit(isRefused ? 1 : 0);

/** @typedef {{ id: string, module: string, slots?: string[], perSeat?: boolean }} Resource */

/** @returns {Resource[]} */
function resourcesOf(/** @type {string} */ folder) {
  const name = readdirSync(folder).find((file) => file.endsWith('.game.json'));
  const { presentation } = JSON.parse(readFileSync(join(folder, name ?? 'manifest.json'), 'utf8'));
  return presentation.resources
    .filter((/** @type {{ type: string }} */ { type }) => type === 'graphic')
    .map((/** @type {Resource} */ resource) => ({ ...resource, module: join(folder, resource.module) }));
}

/** A sheet for each slot of a resource. */
async function draw(/** @type {Resource} */ { id, module: path, slots = [id], perSeat }) {
  const read = graphics.readGraphicModule(await imported(path));
  if ('findings' in read) return report(path, read.findings);
  for (const slot of slots) {
    const rows = ['plain', 'dark'].map((variant) => {
      const has = graphics.variantsOf(read.module).includes(variant) ? variant : 'plain';
      return {
        theme: graphics.themeOf(variant),
        svgs: pictures(read.module, { id, slot, perSeat, variant: has }),
      };
    });
    writeFileSync(join(out, `${slot}.png`), png(sheet(rows)));
    rows[0]?.svgs.forEach((svg, index) => {
      writeFileSync(join(out, `${slot}${index === 0 ? '' : `-p${index}`}.svg`), svg);
    });
    process.stdout.write(`${join(out, `${slot}.png`)}\n`);
  }
}

/** @returns {string[]} */
function pictures(
  /** @type {unknown} */ module,
  /** @type {{ id: string, slot: string, perSeat: boolean | undefined, variant: string }} */ asked,
) {
  const { id, slot, variant } = asked;
  const seats = asked.perSeat ? SEATS : [undefined];
  return seats.flatMap((seat) => {
    const request = { resource: id, slot, locale: 'es', variant, ...(seat === undefined ? {} : { seat }) };
    const { svg, findings } = graphics.renderGraphic(module, request);
    if (svg !== undefined) return [svg];
    report(`${id} ${slot}`, findings);
    return [];
  });
}

/** One SVG that shows every picture in every size. */
function sheet(/** @type {{ theme: Record<string, string>, svgs: string[] }[]} */ rows) {
  const width = (rows[0]?.svgs.length ?? 0) * (SIZES.reduce((sum, size) => sum + size + GAP, GAP) + GAP);
  const height = LARGE + 2 * GAP;
  const cloths = rows.map(({ theme, svgs }, index) => {
    const images = svgs.map((svg, at) => inSizes(svg, { x: at * (width / svgs.length), y: index * height }));
    return `<rect y="${index * height}" width="${width}" height="${height}" fill="${theme.cloth}"/>${images.join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height * rows.length}">${cloths.join('')}</svg>`;
}

function inSizes(/** @type {string} */ svg, /** @type {{ x: number, y: number }} */ { x, y }) {
  let left = x;
  return SIZES.map((size) => {
    left += GAP;
    const pixels = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render();
    const data = Buffer.from(pixels.asPng()).toString('base64');
    const box = `width="${size}" height="${pixels.height}"`;
    const image = `<image x="${left}" y="${y + GAP}" ${box} href="data:image/png;base64,${data}"/>`;
    left += size;
    return image;
  }).join('');
}

function png(/** @type {string} */ svg) {
  return new Resvg(svg).render().asPng();
}

function report(
  /** @type {string} */ what,
  /** @type {readonly { code: string, message: string }[]} */ findings,
) {
  isRefused = true;
  for (const { code, message } of findings) process.stderr.write(`${what}: ${code}: ${message}\n`);
}
