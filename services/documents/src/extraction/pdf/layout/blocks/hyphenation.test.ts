import { expect, it } from 'vitest';
import { createLineJoiner } from './hyphenation.ts';

const { join } = createLineJoiner(['The community gardens', 'a long-term plan', 'our neighbors']);

it.each([
  ['We keep the commu-', 'nity gardens', 'We keep the community gardens'],
  ['We have a long-', 'term plan', 'We have a long-term plan'],
  ['It is a non-', 'partisan group', 'It is a non-partisan group'],
  ['They were out-', 'standing', 'They were outstanding'],
  ['Open 9–', 'Noon', 'Open 9– Noon'],
  ['We serve', 'our neighbors', 'We serve our neighbors'],
])('joins "%s" and "%s"', (before, after, whole) => {
  expect(join(before, after)).toBe(whole);
});

it('checks only the end of a long paragraph', () => {
  const paragraph = `${'We keep the gardens. '.repeat(2_000)}We keep the commu-`;
  expect(join(paragraph, 'nity gardens')).toBe(`${paragraph.slice(0, -1)}nity gardens`);
  const searched: string[] = [];
  const exec = RegExp.prototype.exec;
  RegExp.prototype.exec = function (text: string) {
    searched.push(text);
    return exec.call(this, text);
  };
  try {
    join('w1'.repeat(50_000), 'goes on');
  } finally {
    RegExp.prototype.exec = exec;
  }
  expect(searched.length).toBeGreaterThan(0);
  expect(Math.max(...searched.map(({ length }) => length))).toBeLessThanOrEqual(100);
});
