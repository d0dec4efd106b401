import { describe, expect, it } from 'vitest';
import { parsePage } from '../dom.ts';
import { createCascade } from './cascade.ts';

/** Creates the cascade for a page with these style sheets, along with the page's only `<p>`. */
function createTestCascade(
  sheets: string[],
  element = '<p class="note" id="n">Text</p>',
  head = '',
) {
  const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('');
  const page = parsePage(
    `<!doctype html><html><head>${head}${styles}</head><body><main>${element}</main></body></html>`,
  );
  const paragraph = page.querySelector('p');
  if (!paragraph) throw new Error('the page has no paragraph');
  const cascade = createCascade(page);
  return { cascade, paragraph };
}

function styleOf(sheets: string[], element?: string) {
  const { cascade, paragraph } = createTestCascade(sheets, element);
  return Object.fromEntries(cascade.styleOf(paragraph, new Map()).style);
}

describe('the winning declaration', () => {
  it.each([
    ['is the later one', ['p { color: red } p { color: blue }'], 'blue'],
    ['is in the later sheet', ['p { color: red }', 'p { color: blue }'], 'blue'],
    ['is the more specific one', ['p.note { color: red } p { color: blue }'], 'red'],
    ['counts an id above classes', ['#n { color: red } main p.note { color: blue }'], 'red'],
    ['is the important one', ['p { color: red !important } #n { color: blue }'], 'red'],
    [
      'ignores states that a loaded page does not have',
      ['p { color: red } p:hover { color: blue }'],
      'red',
    ],
    ['ignores generated content', ['p { color: red } p::before { color: blue }'], 'red'],
  ])('%s', (_, sheets, color) => {
    expect(styleOf(sheets)).toMatchObject({ color });
  });

  it('is in the style attribute, unless another declaration is important', () => {
    const element = '<p id="n" style="color: green; opacity: 1">Text</p>';
    const sheets = ['#n { color: red; opacity: 0 !important }'];
    expect(styleOf(sheets, element)).toMatchObject({ color: 'green', opacity: '0' });
  });

  it('is a presentational attribute only if no rule applies', () => {
    const element = '<p bgcolor="ff0000">Text</p>';
    expect(styleOf([], element)).toMatchObject({ 'background-color': '#ff0000' });
    const sheets = ['* { background-color: white }'];
    expect(styleOf(sheets, element)).toMatchObject({ 'background-color': 'white' });
  });
});

describe('a cascade', () => {
  it('substitutes variables set on an element and its ancestors', () => {
    const { cascade, paragraph } = createTestCascade([
      'p { --ink: red; color: var(--ink); background-color: var(--paper); opacity: var(--none, 0.5) }',
    ]);
    const { style, variables } = cascade.styleOf(paragraph, new Map([['--paper', 'white']]));
    expect(Object.fromEntries(style)).toEqual({
      color: 'red',
      'background-color': 'white',
      opacity: '0.5',
    });
    expect(Object.fromEntries(variables)).toEqual({ '--paper': 'white', '--ink': 'red' });
  });

  it('splits shorthands into the properties that are looked up', () => {
    const sheet =
      'p { background-color: red; background: url(x); overflow: hidden; font: bold 2px serif }';
    expect(styleOf([sheet])).toEqual({
      background: 'url(x)',
      overflow: 'hidden',
      'overflow-x': 'hidden',
      'overflow-y': 'hidden',
      font: 'bold 2px serif',
      'font-size': '2px',
    });
  });

  it('drops properties that cannot hide text', () => {
    expect(styleOf(['p { cursor: pointer; color: red }'])).toEqual({ color: 'red' });
  });

  it.each([
    ['p::before { background: black }', true],
    ['p::before { content: "x" }', false],
    ['::after { background: black }', true],
  ])('detects backgrounds of generated content: %s', (sheet, expected) => {
    const { cascade, paragraph } = createTestCascade([sheet]);
    expect(cascade.hasGeneratedBackground(paragraph)).toBe(expected);
  });

  it.each([
    ['<link rel="stylesheet" href="/site.css">', '', true],
    ['<link rel="stylesheet" href="data:text/css,p%7Bcolor:red%7D">', '', false],
    ['', '@import url(more.css);', true],
    ['', 'p { color: red }', false],
  ])('recognizes external style sheets: %s %s', (head, sheet, expected) => {
    const { cascade } = createTestCascade([sheet], undefined, head);
    expect(cascade.hasExternalSheets).toBe(expected);
  });

  it('lists the properties that an animation changes', () => {
    const { cascade } = createTestCascade([
      '@keyframes fade { from { opacity: 0 } to { opacity: 1; top: 0 } }',
    ]);
    expect([...(cascade.animation('fade') ?? [])].sort()).toEqual(['opacity', 'top']);
    expect(cascade.animation('other')).toBeUndefined();
  });
});
