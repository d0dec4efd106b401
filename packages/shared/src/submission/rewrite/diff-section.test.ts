import { describe, expect, it } from 'vitest';
import { documentToHtml, htmlToDocument } from '../../richtext/index.ts';
import { applyHunks } from './apply-hunks.ts';
import { diffSection, type SectionDiff } from './diff-section.ts';
import type { Token } from './tokenize-section.ts';

const diff = (before: string, after: string) =>
  diffSection(htmlToDocument(before), htmlToDocument(after));

const words = (tokens: readonly Token[]): string =>
  tokens.map((token) => (token.type === 'text' ? token.text : '¶')).join('');

/** Returns the changes as "[before>after]". */
const changes = ({ before, after, hunks }: SectionDiff): string[] =>
  hunks.map(
    ({ start, end, newStart, newEnd }) =>
      `${words(before.slice(start, end))}>${words(after.slice(newStart, newEnd))}`,
  );

const accept = (sectionDiff: SectionDiff, ...accepted: number[]): string =>
  documentToHtml(
    applyHunks(
      sectionDiff,
      new Set(sectionDiff.hunks.filter((_, index) => accepted.includes(index))),
    ),
  );

describe('the difference between two versions of a section', () => {
  it.each([
    ['a sentence in the middle', '<p>One. Two. Three.</p>', '<p>One. Three.</p>', ['Two. >']],
    ['a paragraph', '<p>One.</p><p>Two.</p><p>Three.</p>', '<p>One.</p><p>Three.</p>', ['Two.¶>']],
    ['a list item', '<ul><li>One</li><li>Two</li></ul>', '<ul><li>One</li></ul>', ['Two¶>']],
    ['words', '<p>We utilize 14 vans.</p>', '<p>We use 14 vans.</p>', ['utilize>use']],
    [
      'nothing if only the formatting differs',
      '<p>One <strong>two</strong>.</p>',
      '<p>One two.</p>',
      [],
    ],
  ])('consists of %s', (_, before, after, expected) => {
    expect(changes(diff(before, after))).toEqual(expected);
  });

  it('joins two changes with only a few unchanged words between them', () => {
    const sectionDiff = diff(
      '<p>We help many of the poor.</p>',
      '<p>We feed most of the hungry.</p>',
    );
    expect(changes(sectionDiff)).toEqual(['help many of the poor>feed most of the hungry']);
  });

  it('does not split an open question', () => {
    const sectionDiff = diff(
      '<p>[NEEDS INPUT: How many families?]</p>',
      '<p>How many families: 214.</p>',
    );
    expect(changes(sectionDiff)).toEqual([
      '[NEEDS INPUT: How many families?]>How many families: 214.',
    ]);
  });
});

describe('accepted changes', () => {
  const before =
    '<p>One <strong>is bold</strong> and <a href="https://example.org/">a link</a> ends. Two goes.</p><ul><li>Three.</li><li>Four.</li></ul><p>Five is not so old.</p>';
  const after =
    '<p>One is bold and a link ends.</p><ul><li>Three.</li><li>Four.</li><li>New.</li></ul><p>Five is not so new.</p>';

  it('can be applied one by one, and keep all other formatting', () => {
    const sectionDiff = diff(before, after);
    expect(sectionDiff.hunks).toHaveLength(3);
    expect(accept(sectionDiff, 0)).toBe(before.replace(' Two goes.', ''));
    expect(accept(sectionDiff, 1)).toBe(before.replace('Four.</li>', 'Four.</li><li>New.</li>'));
    expect(accept(sectionDiff, 2)).toBe(before.replace('so old', 'so new'));
    expect(accept(sectionDiff)).toBe(before);
  });

  it('keep unchanged blocks as the same objects', () => {
    const sectionDiff = diff(before, after);
    const result = applyHunks(sectionDiff, new Set(sectionDiff.hunks.slice(2)));
    expect(result.slice(0, 2).every((block, index) => block === sectionDiff.blocks[index])).toBe(
      true,
    );
  });

  it('replace a table as a whole', () => {
    const table = (cell: string) => `<table><tbody><tr><td>${cell}</td></tr></tbody></table>`;
    const sectionDiff = diff(`<p>One.</p>${table('5')}`, `<p>One.</p>${table('6')}`);
    expect(sectionDiff.hunks).toHaveLength(1);
    expect(accept(sectionDiff, 0)).toContain('6');
    expect(accept(sectionDiff)).toContain('5');
  });

  it('can remove everything', () => {
    const sectionDiff = diffSection(htmlToDocument('<p>One.</p><p>Two.</p>'), []);
    expect(applyHunks(sectionDiff, new Set(sectionDiff.hunks))).toEqual([]);
  });
});
