import { randomInt } from 'node:crypto';
import type { JsonObject, SeatId } from '@tapete/core';
import { Option } from 'commander';
import { type AddCommand, type Cli, ending } from '../command.js';
import { asWrongUse, createMatch } from '../games/create-match.js';
import { openGame } from '../games/open-game.js';
import type { ExitCode } from '../io.js';
import { readConfig, readSeat, readSeed, wholeNumber } from '../options.js';
import { playersOf, playMatch } from '../play/play-match.js';
import { TableTalk } from '../play/table-talk.js';
import { voiceOf } from '../show/say.js';
import { LANGUAGES, type Language, languageOf, WORDS } from '../show/words.js';
import { WrongUse } from '../wrong-use.js';

interface PlayOptions {
  readonly bot?: string;
  readonly seat: SeatId;
  readonly seed?: string;
  readonly seats?: number;
  readonly config?: JsonObject;
  readonly lang?: Language;
  readonly catalog?: string;
}

const EXAMPLE = `
Every move has a number, which also stands on the square that the move ends on. Choices may come through
a pipe, one a line. Without --bot you play all seats.

Examples:
  tapete play conecta4 --bot random
  printf '4\\n4\\nq\\n' | tapete play conecta4 --bot random --seed 7`;

export const addPlay: AddCommand = (program, cli) =>
  program
    .command('play')
    .description('Play in the terminal.')
    .argument('<game>', "a module's folder, an id of the workspace, or id@version")
    .option('--bot <name>', 'who plays the other seats: random, or one that the game brings')
    .option('--seat <seat>', 'your seat, where a bot has the others', readSeat, 'p0')
    .option('--seed <seed>', 'a number below 2^32, or 64 hex digits (default: by chance)', readSeed)
    .option('--seats <n>', 'how many seats (default: the fewest that the game allows)', wholeNumber(1, 100))
    .option('--config <json>', 'config of the match, as a JSON object', readConfig)
    .addOption(new Option('--lang <language>', 'language (default: by LANG)').choices(LANGUAGES))
    .option('--catalog <dir>', 'where id@version is looked for (default: .tapete/catalog)')
    .addHelpText('after', EXAMPLE)
    .action(ending(cli, (game: string, options: PlayOptions) => play(cli, game, options)));

async function play({ io }: Cli, game: string, options: PlayOptions): Promise<ExitCode> {
  const opened = await openGame(game, { folder: io.folder, catalog: options.catalog });
  const seed = options.seed ?? String(randomInt(2 ** 32));
  const match = createMatch(opened.rules, { ...options, seed }, io.folder);
  const players = asWrongUse(() => playersOf(opened.rules, match, options));
  assertSeat(options.seat, match.setup.seats);
  const language = options.lang ?? languageOf(io.env);
  const talk = new TableTalk({ io, words: WORDS[language], voice: voiceOf(opened.texts, language) });
  talk.say(`${opened.name}, ${WORDS[language].seed(seed)}`);
  try {
    await playMatch(match, players, talk);
  } finally {
    await talk.close();
  }
  return 0;
}

function assertSeat(seat: SeatId, seats: number): void {
  if (Number(seat.slice(1)) < seats) return;
  throw new WrongUse('SEAT_WRONG', `${seat}: this match has ${seats} seats`, `They are p0 to p${seats - 1}.`);
}
