import { describe, expect, it } from 'vitest';
import { readDocument } from '../index.ts';

const call = '<p>Grants of up to $5,000 are given to gardens in Marlow County.</p>';
const read = (body: string, sheet = '') =>
  readDocument(
    Buffer.from(
      `<!doctype html><html><head><style>${sheet}</style></head><body>${body}</body></html>`,
    ),
    'html',
  );
const many = 150_000;

/** Each took a search over all pairs of places, or over all ways to cut blanks, to be found of no interest. */
describe('a page made to be searched for long', () => {
  it.each<[string, string]>([
    ['blanks in a selector', `a${' '.repeat(60)}! { display: none }`],
    ['blanks beyond ASCII in a selector', `.a${'\u00a0'.repeat(60)}! { display: none }`],
    ['brackets in a selector', `p${'['.repeat(many)} { display: none }`],
    ['a name in a transformation', `p { transform: ${'a'.repeat(many)} }`],
    ['a name in a filter', `p { filter: ${'a'.repeat(many)} }`],
    ['blanks in a filter', `p { filter: invert(${' '.repeat(many)} }`],
    ['digits in a condition', `@media (min-width: ${'1'.repeat(many)}!) { p { display: none } }`],
    ['zeros in a scale', `p { scale: .${'0'.repeat(many)}! }`],
  ])('is read: %s', async (_, sheet) => {
    expect(JSON.stringify((await read(call, sheet)).blocks)).toContain('Marlow County');
  });

  it.each<[string, string]>([
    [
      'blanks in a cell',
      `<table><tr><td>a${'&nbsp;\t'.repeat(many / 3)}b</td><td>c</td></tr></table>`,
    ],
    ['blanks in a title', `<div>on this page${'\t'.repeat(many)}x</div>`],
    [
      'digits in a field',
      `<form><label>Plan <textarea placeholder="${'1'.repeat(many)}"></textarea></label></form>`,
    ],
    [
      'colons in an option',
      `<form><label>Kind <select><option>a${':'.repeat(many)}b</option><option>c</option></select></label></form>`,
    ],
  ])('is read: %s', async (_, body) => {
    expect(JSON.stringify((await read(call + body)).blocks)).toContain('Marlow County');
  });
});
