import type * as z from 'zod';
import { each, mustExist } from '../checks/each.js';
import { namesOf } from '../checks/names.js';
import { pictureSlots } from '../checks/resources.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { layoutShape } from '../layout.js';
import type { GameWritten } from '../shapes/game.js';

type LayoutWritten = z.input<typeof layoutShape>;
type Arrangement = LayoutWritten['wide'];
type PlaceWritten = Arrangement['places'][number];

/** Every place of a layout lies on the table, whatever the game. */
export function checkLayout(layout: LayoutWritten, report: Report): void {
  for (const screen of ['wide', 'tall'] as const) {
    const table = layout[screen];
    each(table?.places, [screen, 'places'], (place, path) => mustLieOn(table, place, { path, report }));
  }
}

function mustLieOn(
  table: Arrangement,
  place: PlaceWritten,
  { path, report }: { readonly path: Path; readonly report: Report },
): void {
  for (const [side, from, size] of [
    ['width', place.x, place.width],
    ['height', place.y, place.height],
  ] as const) {
    if (from < 0 || from + size > table[side]) {
      report(
        'LAYOUT_OUTSIDE',
        path,
        `\`${place.of}\` reaches from ${from} to ${from + size}; the table's ${side} is ${table[side]}`,
      );
    }
  }
}

/** What a layout names must be of the game: spaces and boards, pictures, captions. */
export function checkLayoutOf(
  layout: LayoutWritten,
  { game, texts }: { readonly game: GameWritten; readonly texts: readonly string[] | undefined },
  report: Report,
): void {
  const { spaces } = namesOf(game);
  const slots = pictureSlots(game.presentation?.resources);
  for (const screen of ['wide', 'tall'] as const) {
    each(layout[screen]?.places, [screen, 'places'], (place, path) => {
      mustExist(report, {
        name: place.of,
        among: spaces?.keys(),
        path: [...path, 'of'],
        code: 'SPACE_UNKNOWN',
        kind: 'space or board',
      });
      checkSeat(place, spaces?.get(place.of), { path, report });
      for (const side of ['behind', 'front', 'cell'] as const) {
        mustExist(report, {
          name: place[side],
          among: slots,
          path: [...path, side],
          code: 'SLOT_UNKNOWN',
          kind: 'picture',
        });
      }
      mustExist(report, {
        name: place.over,
        among: game.boardDefinitions?.map(({ id }) => id) ?? [],
        path: [...path, 'over'],
        code: 'SPACE_UNKNOWN',
        kind: 'board',
      });
      each(place.phases, [...path, 'phases'], (phase, at) =>
        mustExist(report, {
          name: phase,
          among: game.stateMachine?.states?.map(({ name }) => name),
          path: at,
          code: 'STATE_UNKNOWN',
          kind: 'state',
        }),
      );
      if (texts)
        mustExist(report, {
          name: place.caption,
          among: texts,
          path: [...path, 'caption'],
          code: 'TEXT_MISSING',
          kind: 'text',
        });
    });
  }
}

function checkSeat(
  { of, seat }: PlaceWritten,
  per: 'table' | 'seat' | undefined,
  { path, report }: { readonly path: Path; readonly report: Report },
): void {
  if (per === 'seat' && seat === undefined) {
    report(
      'LAYOUT_SEAT',
      path,
      `each seat has a \`${of}\`; say by \`seat\` whose is meant: \`mine\`, \`next\`, \`theirs\``,
    );
  }
  if (per === 'table' && seat !== undefined) {
    report(
      'LAYOUT_SEAT',
      [...path, 'seat'],
      `there is one \`${of}\` for the whole table, so it is no seat's`,
    );
  }
}
