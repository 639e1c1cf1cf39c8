import { expect, test } from 'vitest';
import { paintFor } from '../paint.js';
import { harmless } from './harmless.js';
import { showFindings } from './show-findings.js';

test('a stranger does not move the cursor, nor turn words round', () => {
  expect(harmless('a\u001b[2Jb\r\u009bc\u202ed\ne\tñ 🪙')).toBe('a\ufffd[2Jb\ufffd\ufffdc\ufffdd\ne\tñ 🪙');
});

test('no finding has orders for a terminal', () => {
  const finding = {
    severity: 'error',
    code: 'A',
    file: '\u001b',
    path: '/\u0007',
    message: '\r',
    hint: '\b',
  } as const;
  const paint = paintFor({ isTerminal: false } as never, {});
  expect(showFindings([finding], paint)).not.toMatch(/(?!\n)\p{Cc}/u);
});
