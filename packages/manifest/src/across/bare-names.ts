import { isAuthored } from '../authored/complete.js';
import { each } from '../checks/each.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { GameWritten } from '../shapes/game.js';

/** A game can be played where these words are missing: players are shown the name that the manifest has instead. */
export function checkBareNames(game: GameWritten, keys: readonly string[], report: Report): void {
  const want = (key: string, path: Path, what: string) => {
    if (keys.includes(key)) return;
    const shown = key.slice(key.indexOf('.') + 1);
    report('TEXT_WANTED', path, `the texts have no \`${key}\`, ${what}; players are shown \`${shown}\``);
  };
  each(game.playerHandDefinitions, ['playerHandDefinitions'], ({ id }, path) => {
    if (id) want(`space.${id}`, [...path, 'id'], 'what this is called');
  });
  each(game.components, ['components'], (component, path) => {
    if (component.type === 'deck') want(`space.${component.id}`, [...path, 'id'], 'what this is called');
  });
  eachOwnCard(game, ({ type }, path) => want(`piece.${type}`, path, 'what this card is called'));
  if (!isAuthored(game)) return;
  each(game.endings, ['endings'], ({ id }, path) => {
    if (id) want(`reason.${id}`, [...path, 'id'], 'how the match ended');
  });
}

/** Nor does a card need a picture; but where the others have one it was forgotten. */
export function checkUnpictured(game: GameWritten & { readonly id?: string }, report: Report): void {
  const { faces } = game.presentation ?? {};
  if (!faces) return;
  eachOwnCard(game, ({ type, imageUrl }, path, deck) => {
    if (imageUrl) return;
    const own = `${game.id ?? 'own'}/${deck.id}#`;
    const pictured = Object.keys(faces).some((face) => face.startsWith(own));
    if (!pictured || Object.hasOwn(faces, `${own}${type}`)) return;
    report(
      'PICTURE_WANTED',
      path,
      `\`presentation.faces\` has no picture for \`${own}${type}\`; players are shown its name`,
    );
  });
}

interface OwnCard {
  readonly type: string;
  readonly imageUrl?: string | undefined;
}

function eachOwnCard(
  game: GameWritten,
  look: (card: OwnCard, path: Path, deck: { readonly id?: string | undefined }) => void,
): void {
  each(game.deckDefinitions, ['deckDefinitions'], (deck, path) => {
    if (deck.type !== 'manual') return;
    each(deck.cards, [...path, 'cards'], ({ type, imageUrl }, card) => {
      if (type) look({ type, imageUrl }, [...card, 'type'], deck);
    });
  });
}
