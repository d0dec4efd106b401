import { generate } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { parseStylesheet } from './parse-stylesheet.ts';

const listRules = (css: string) =>
  parseStylesheet(css).rules.map(
    ({ selectors, declarations }) =>
      `${selectors.map((selector) => generate(selector)).join(', ')}: ${declarations
        .map(({ property, value, important }) => `${property}=${value}${important ? '!' : ''}`)
        .join(' ')}`,
  );

describe('a parsed style sheet', () => {
  it.each([
    [
      'p, .a { color: RED !important; -webkit-transform: none }',
      ['p, .a: color=red! transform=none'],
    ],
    ['main { & .note { color: red } }', [':is(main) .note: color=red']],
    ['main { .note { color: red } }', [':is(main) .note: color=red']],
    ['main { color: blue; > p { color: red } }', [':is(main)>p: color=red', 'main: color=blue']],
    ['@media screen { p { color: red } }', ['p: color=red']],
    ['p { @media screen { color: red } }', ['p: color=red']],
    ['@layer base { p { color: red } }', ['p: color=red']],
    ['@import "data:text/css,p{color:red}";', ['p: color=red']],
  ])('contains the rules that apply to screens: %s', (css, rules) => {
    expect(listRules(css)).toEqual(rules);
  });

  it.each([
    '@media print { p { color: red } }',
    '@supports not (display: grid) { p { color: red } }',
    '@font-face { font-family: x }',
    'p { }',
    'p { *color: red }',
    '::: { color: red }',
  ])('contains no rules for: %s', (css) => {
    expect(listRules(css).filter((rule) => rule.startsWith('p'))).toEqual([]);
  });

  it('ignores rules that are nested too deeply', () => {
    const nested = `${'@media screen {'.repeat(20)}p { color: red }${'}'.repeat(20)}`;
    expect(listRules(nested)).toEqual([]);
  });

  it('records imports of external style sheets', () => {
    expect(parseStylesheet('@import url(more.css);').hasImports).toBe(true);
    expect(parseStylesheet('@import "data:text/css,p{}";').hasImports).toBe(false);
  });
});
