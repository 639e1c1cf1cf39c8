import type { LockedGame, LockedMatch } from '@tapete/core';

/** Another engine: a game whose matches do some things otherwise. A bundle brings its own, so the suite judges it too. */
export function otherEngine(
  game: LockedGame,
  otherwise: (match: LockedMatch) => Partial<LockedMatch>,
): LockedGame {
  const changed = (match: LockedMatch): LockedMatch => {
    const others = otherwise(match) as Record<string | symbol, unknown>;
    return new Proxy(match, {
      get(target, name) {
        if (name in others) return others[name];
        const own = Reflect.get(target, name, target);
        return typeof own === 'function' ? own.bind(target) : own;
      },
    });
  };
  return {
    api: game.api,
    structure: game.structure,
    bots: game.bots,
    choose: (bot, sight) => game.choose(bot, sight),
    create: (setup, options) => changed(game.create(setup, options)),
    load: (saved) => changed(game.load(saved)),
    replay: (record) => changed(game.replay(record)),
    perft: (setup, depth) => game.perft(setup, depth),
  };
}
