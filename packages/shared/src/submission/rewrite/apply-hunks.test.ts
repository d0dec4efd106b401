import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDocument } from '../../../test/richtext/any-document.ts';
import { documentToText, normalizeDocument, type RichDocument } from '../../richtext/index.ts';
import { applyHunks } from './apply-hunks.ts';
import { diffSection } from './diff-section.ts';

/** Sections that share words with their new version, and arbitrary ones. */
const line = fc
  .array(fc.constantFrom('We ', 'help ', '214 ', 'families. ', 'Rents ', 'rose. '), {
    maxLength: 9,
  })
  .map((words) => words.join(''));
const section: fc.Arbitrary<RichDocument> = fc.oneof(
  // as stored, without forbidden characters
  anyDocument.map(normalizeDocument),
  fc.array(
    fc.oneof(
      line.map((text) => ({ type: 'paragraph' as const, children: [{ text }] })),
      fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => ({
        type: 'bulleted-list' as const,
        children: lines.map((text) => ({
          type: 'list-item' as const,
          children: [{ type: 'paragraph' as const, children: [{ text }] }] as [
            { type: 'paragraph'; children: { text: string }[] },
          ],
        })),
      })),
    ),
    { maxLength: 4 },
  ),
);

/** 200 in npm test; `npm run bench -- rewrites/run` sets more. */
const runs = { numRuns: Number(process.env['REWRITE_RUNS'] ?? 200) };
/** Ignores blank lines, because a changed block is normalized. */
const textOf = (blocks: RichDocument): string[] =>
  documentToText(normalizeDocument(blocks))
    .split('\n')
    .filter((text) => text.trim() !== '');
const isPart = (part: readonly string[], whole: readonly string[]): boolean => {
  let position = 0;
  return part.every((key) => (position = whole.indexOf(key, position) + 1) > 0);
};

it('produces the new version if all changes are accepted, and the old version if none are', () => {
  fc.assert(
    fc.property(section, section, (before, after) => {
      const diff = diffSection(before, after);
      expect(textOf(applyHunks(diff, new Set(diff.hunks)))).toEqual(textOf(after));
      const same = applyHunks(diff, new Set());
      expect(same).toHaveLength(before.length);
      expect(same.every((block, index) => block === before[index])).toBe(true);
    }),
    runs,
  );
});

it('never loses a word outside the accepted changes', () => {
  fc.assert(
    fc.property(section, section, fc.nat(), (before, after, choice) => {
      const diff = diffSection(before, after);
      const accepted = diff.hunks.filter((_, index) => (choice >> (index % 31)) % 2 === 1);
      const replaced = new Set(accepted.flatMap(({ start, end }) => diff.before.slice(start, end)));
      const wordsOf = (tokens: typeof diff.before) =>
        tokens.flatMap(({ type, key }) =>
          type === 'text' && /[\p{L}\p{N}]/u.test(key.slice(5)) ? [key] : [],
        );
      const remaining = wordsOf(diff.before.filter((token) => !replaced.has(token)));
      const result = diffSection(applyHunks(diff, new Set(accepted)), []);
      expect(isPart(remaining, wordsOf(result.before))).toBe(true);
    }),
    runs,
  );
});

it('handles a new version that has no word in common with the section', () => {
  const text = (word: string): RichDocument => [
    {
      type: 'paragraph',
      children: [{ text: Array.from({ length: 3_000 }, (_, n) => `${word}${n}`).join(' ') }],
    },
  ];
  const diff = diffSection(text('a'), text('b'));
  expect(textOf(applyHunks(diff, new Set(diff.hunks)))).toEqual(textOf(text('b')));
});
