import { describe, expect, it } from 'vitest';
import { parsePage } from '../dom.ts';
import { createSelect } from './select.ts';

const page = parsePage(
  '<!doctype html><html><body><main><p class="note">a <em id="b">b</em></p></main></body></html>',
);
const found = (selector: string) =>
  createSelect(page)
    .all(selector)
    .map(({ tagName }) => tagName);

describe('a selector', () => {
  it.each<[string, string[]]>([
    ['main > p.note em', ['EM']],
    ['main>p', ['P']],
    ['main \u00a0 #b', ['EM']],
    ['*#b', ['EM']],
    ['main > em', []],
    ['p:first-child', ['P']],
  ])('finds its elements: %s', (selector, tags) => {
    expect(found(selector)).toEqual(tags);
  });

  it.each(['a'.padEnd(60), `.a${'\u2003'.repeat(60)}`, `p${' >'.repeat(60)}`])(
    'that is none finds nothing, however many ways there are to read it',
    (start) => {
      expect(found(`${start}!`)).toEqual([]);
    },
  );
});
