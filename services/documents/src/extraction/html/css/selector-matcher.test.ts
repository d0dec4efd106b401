import { parse, type Selector } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../dom.ts';
import { createSelectorMatcher } from './selector-matcher.ts';

const page = parsePage(
  '<!doctype html><html><body><main><p class="note">a <em id="b">b</em></p></main></body></html>',
);
const tagsMatching = (selector: string, document = page): string[] =>
  createSelectorMatcher(document)
    .matchAll(parse(selector, { context: 'selector' }) as Selector)
    .map(({ tagName }) => tagName);

describe('a selector matcher', () => {
  it.each<[string, string[]]>([
    ['main > p.note em', ['EM']],
    ['main>p', ['P']],
    ['main   #b', ['EM']],
    ['*#b', ['EM']],
    ['main > em', []],
    ['p:first-child', ['P']],
    ['p:unknown(x)', []],
  ])('finds the elements matched by %s', (selector, tags) => {
    expect(tagsMatching(selector)).toEqual(tags);
  });

  it('skips a selector that needs too many steps', () => {
    const siblings = parsePage(
      `<!doctype html><html><body>${'<i></i>'.repeat(5_000)}</body></html>`,
    );
    expect(tagsMatching('i ~ i ~ i ~ i', siblings)).toEqual([]);
    expect(tagsMatching('i:first-child', siblings)).toEqual(['I']);
  });
});
