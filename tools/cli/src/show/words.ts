/** What `tapete play` says, in the languages that it has. */
export const WORDS = {
  en: {
    toMove: (seat: string) => `${seat} to move`,
    botMoves: (seat: string, move: string) => `${seat} (bot) ${move}`,
    draft: 'This decision so far:',
    prompt: 'Number, u undo, w leave, ? keys, q quit › ',
    value: (bounds: string) => `A value (${bounds}) › `,
    valueWrong: 'That value does not fit.',
    noSuchMove: (typed: string) => `"${typed}" is none of the numbers.`,
    refused: (code: string) => `Not possible: ${code}`,
    sure: 'Leave the match for good? y or n › ',
    yes: 'y',
    keys: [
      '1, 2, …  make the move of that number; where it asks for a value: 3 15',
      'Enter    make the only move that there is',
      'u        undo',
      'w        leave the match (the rules say what that means)',
      'q        quit; the match is not kept',
    ],
    quit: 'The match was not finished.',
    ended: 'The match is over.',
    cancelled: 'The match was cancelled.',
    outcome: { win: 'wins', loss: 'loses', draw: 'draws' },
    seed: (seed: string) => `seed ${seed}`,
  },
  es: {
    toMove: (seat: string) => `juega ${seat}`,
    botMoves: (seat: string, move: string) => `${seat} (bot) ${move}`,
    draft: 'Lo decidido hasta ahora:',
    prompt: 'Número, u deshacer, w abandonar, ? teclas, q salir › ',
    value: (bounds: string) => `Un valor (${bounds}) › `,
    valueWrong: 'Ese valor no cabe.',
    noSuchMove: (typed: string) => `"${typed}" no es ninguno de los números.`,
    refused: (code: string) => `No se puede: ${code}`,
    sure: '¿Abandonar la partida para siempre? s o n › ',
    yes: 's',
    keys: [
      '1, 2, …  hacer la jugada de ese número; si pide un valor: 3 15',
      'Intro    hacer la única jugada que hay',
      'u        deshacer',
      'w        abandonar la partida (las reglas dicen qué significa)',
      'q        salir; la partida no se guarda',
    ],
    quit: 'La partida no se ha terminado.',
    ended: 'La partida ha terminado.',
    cancelled: 'La partida se ha cancelado.',
    outcome: { win: 'gana', loss: 'pierde', draw: 'empata' },
    seed: (seed: string) => `semilla ${seed}`,
  },
} as const;

export const LANGUAGES = Object.keys(WORDS) as readonly Language[];
export type Language = keyof typeof WORDS;
export type Words = (typeof WORDS)[Language];

/** The language that the environment asks for, by the rules of its variables; English where we do not have it. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const asked = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((language) => asked.toLowerCase().startsWith(language)) ?? 'en';
}
