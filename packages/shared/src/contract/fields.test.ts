import { describe, expect, it } from 'vitest';
import { limits } from './constants.ts';
import { content, singleLine } from './fields.ts';

const isLine = (text: string) => singleLine('The name', 1_000_000).safeParse(text).success;

describe('a single-line field', () => {
  it.each(['', '   ', 'One', ' One  two ', 'One\u00a0two', 'One\u2028two', '\tOne\n', 'Zażółć 👩‍👩‍👧'])(
    'accepts %j',
    (text) => {
      expect(isLine(text)).toBe(true);
    },
  );

  it.each(['One\ntwo', 'One\ttwo', 'a\u0001b', 'a\ud83d', 'a\ufffe', 'a\uffff b'])(
    'rejects %j',
    (text) => {
      expect(isLine(text)).toBe(false);
    },
  );

  it('is validated in linear time', () => {
    const hostile = [`${' '.repeat(200_000)}\u0001`, `${'a '.repeat(100_000)}\u0001`];
    for (const text of hostile) expect(isLine(text)).toBe(false);
  });
});

describe('the HTML of an application', () => {
  const withLink = (href: string) => content.safeParse(`<p><a href="${href}">plan</a></p>`);
  const urlOfLength = (length: number) => `https://example.org/${'a'.repeat(length - 20)}`;

  it('may contain a link of the maximum length that Word supports', () => {
    expect(withLink(urlOfLength(limits.linkUrl)).success).toBe(true);
    expect(withLink(`https://example.org/?${'a=1&amp;'.repeat(400)}`).success).toBe(true);
  });

  it('is rejected with a message if it contains a longer link', () => {
    const refused = withLink(urlOfLength(limits.linkUrl + 1));
    expect(refused.error?.issues[0]?.message).toMatch(/at most 2,083 characters/);
    expect(withLink(`https://example.org/${'ü'.repeat(400)}`).success).toBe(false);
    expect(content.safeParse(`<a href='${urlOfLength(3_000)}'>x</a>`).success).toBe(false);
  });
});
