import { expect, it } from 'vitest';
import { consistsOfKnownWords } from './context-words.ts';

const maya = { username: 'Maya Okafor', email: 'mokafor@riverside.example.org' };

it.each([
  'Grantwright1!',
  'grants2026',
  'nonprofit-grant',
  'MAYA2026',
  'okafor!!',
  'riverside7',
  'ｇｒａｎｔ123',
])('detects that %s consists of known words', (password) => {
  expect(consistsOfKnownWords(password, maya)).toBe(true);
});

it.each(['harbor street', 'zebra7', 'grantwright harbor', 'maya likes tea', 'org org'])(
  'accepts %s, which is long enough even without the known words',
  (password) => {
    expect(consistsOfKnownWords(password, maya)).toBe(false);
  },
);
