import { expect, test } from 'vitest';
import { tapete, tapeteJson } from '../test/call.js';

test.each([
  [['verfy'], "unknown command 'verfy'", 'Did you mean verify?'],
  [['verify', '--jsn', 'x'], "unknown option '--jsn'", 'Did you mean --json?'],
  [['verify'], "missing required argument 'path'", 'Usage: tapete verify [options] <path...>'],
  [['serve', '--port', 'x'], "'x' is invalid. It is a whole number from 0 to 65535.", 'Usage: tapete serve'],
  [['serve', 'more'], 'too many arguments', 'Usage: tapete serve'],
])('wrong use of %j is told with what was meant, exit code 2', async (argv, what, hint) => {
  const { code, out, err } = await tapete(argv);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(what);
  expect(err).toContain(hint);
});

test('who asked for JSON gets wrong use as the one document too', async () => {
  const { code, json } = await tapeteJson(['verify', 'nowhere']);
  expect(code).toBe(2);
  expect(json).toEqual({
    error: { code: 'PATH_UNKNOWN', message: 'nowhere: there is no such file or folder' },
  });
});

test('without a command the commands are told, exit code 2', async () => {
  const { code, err } = await tapete([]);
  expect(code).toBe(2);
  expect(err).toContain('verify [options] <path...>');
});

test('help and version are no mistakes', async () => {
  expect(await tapete(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' });
  expect((await tapete(['--help'])).code).toBe(0);
});

test('colours are for terminals, and only where they are wanted', async () => {
  const red = '\u001b[31m';
  expect((await tapete(['verfy'], { isTerminal: true })).err).toContain(red);
  expect((await tapete(['verfy'])).err).not.toContain('\u001b');
  expect((await tapete(['verfy'], { isTerminal: true, env: { NO_COLOR: '1' } })).err).not.toContain('\u001b');
});
