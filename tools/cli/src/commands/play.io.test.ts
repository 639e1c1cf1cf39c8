import { expect, test } from 'vitest';
import { tapete } from '../../test/call.js';

test('a match is played by numbers to its end, whoever types them', async () => {
  const { code, out } = await tapete(['play', 'conecta4', '--lang', 'en', '--seed', '1'], {
    typed: ['1', '2', '1', '2', '1', '2', '1'],
  });
  expect(code).toBe(0);
  expect(out).toContain('conecta4@1.0.0, seed 1\n\n○ p0 to move\n');
  expect(out).toContain('1 │ 1 2 3 4 5 6 7 │');
  expect(out).toContain('● p1 to move\n');
  expect(out).toContain('The match is over.\n○ p0 wins (Four in a row)\n● p1 loses (Four in a row)\n');
});

test('the number of a move stands on the square that it ends on', async () => {
  const { out } = await tapete(['play', 'conecta4'], { typed: ['4'] });
  expect(out).toContain(['2 │ · · · 4 · · · │', '1 │ 1 2 3 ○ 5 6 7 │'].join('\n'));
});

test('a bot has the other seats, and what it did is told in the words of the game', async () => {
  const argv = ['play', 'conecta4', '--bot', 'random', '--seed', '3', '--lang', 'es'];
  const { out } = await tapete(argv, { typed: ['4', 'q'] });
  expect(out).toContain('conecta4@1.0.0, semilla 3');
  expect(out).toContain('Sueltas una ficha en la columna 4');
  expect(out).toMatch(/● p1 suelta una ficha en la columna \d/);
  expect(out).toContain('La partida no se ha terminado.');
  expect(out).not.toContain('juega ● p1');
  expect((await tapete(argv, { typed: ['4', 'q'] })).out).toBe(out);
});

test('from the seat that was asked for', async () => {
  const argv = ['play', 'conecta4', '--bot', 'random', '--seat', 'p1', '--seed', '3', '--lang', 'en'];
  const { out } = await tapete(argv, { typed: ['q'] });
  expect(out).toMatch(/○ p0 drops a disc into column \d\n● p1 to move/);
});

test('what is no move is said, and asked again', async () => {
  const typed = ['8', 'x', '0', '', '?', 'u', 'q'];
  const { code, out } = await tapete(['play', 'conecta4', '--lang', 'en'], { typed });
  expect(code).toBe(0);
  for (const wrong of ['8', 'x', '0', '']) expect(out).toContain(`"${wrong}" is none of the numbers.`);
  expect(out).toContain('u        undo');
  expect(out).toContain('Not possible: ');
});

test('who leaves for good is asked whether they are sure', async () => {
  const { out } = await tapete(['play', 'conecta4', '--lang', 'en'], { typed: ['w', 'n', 'w', 'y'] });
  expect(out.match(/Leave the match for good/g)).toHaveLength(2);
  expect(out).toContain('● p1 wins (By withdrawal)');
});

test('the end of the input ends the game', async () => {
  const { code, out } = await tapete(['play', 'conecta4', '--lang', 'en'], { typed: [] });
  expect(code).toBe(0);
  expect(out).toContain('The match was not finished.');
});

test('the language is that of the environment, and colours are for terminals', async () => {
  const { out } = await tapete(['play', 'conecta4'], {
    typed: ['q'],
    isTerminal: true,
    env: { LANG: 'es_ES.UTF-8' },
  });
  expect(out).toContain('juega \u001b[33m○\u001b[39m p0');
});

test.each([
  [['--seat', 'p2'], 'SEAT_WRONG'],
  [['--bot', 'nobody'], 'BOT_UNKNOWN'],
  [['--lang', 'fr'], "'fr' is invalid"],
])('%j is wrong use', async (options, told) => {
  const { code, err } = await tapete(['play', 'conecta4', ...options]);
  expect(code).toBe(2);
  expect(err).toContain(told);
});
