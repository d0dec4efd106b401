import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentToText, documentToHtml, htmlToDocument } from '../../richtext/index.ts';
import { planRemovals } from './removals.ts';
import { splitIntoSentences } from './split-into-sentences.ts';
import { applyRemovals } from './apply-removals.ts';

function without(html: string, ...words: string[]) {
  const blocks = htmlToDocument(html);
  const sentences = splitIntoSentences(blocks);
  const cut = new Set(sentences.filter(({ text }) => words.includes(text)));
  return applyRemovals(blocks, planRemovals(sentences, cut));
}

describe('removing sentences', () => {
  it.each([
    ['at the beginning', ['One.'], 'Two. Three.'],
    ['in the middle', ['Two.'], 'One. Three.'],
    ['at the end', ['Three.'], 'One. Two.'],
    ['next to each other', ['Two.', 'Three.'], 'One.'],
    ['around another', ['One.', 'Three.'], 'Two.'],
  ])('leaves no double or trailing spaces %s', (_, words, rest) => {
    expect(documentToText(without('<p>One. Two. Three.</p>', ...words))).toBe(rest);
  });

  it.each([
    [['Two.'], 'One.\nThree. Four.'],
    [['Three.'], 'One. Two.\nFour.'],
    [['Three.', 'Four.'], 'One. Two.'],
    [['Two.', 'Three.'], 'One.\nFour.'],
    [['One.', 'Two.'], 'Three. Four.'],
  ])('keeps the line break between the remaining sentences: %j', (words, rest) => {
    expect(documentToText(without('<p>One. Two.<br>Three. Four.</p>', ...words))).toBe(rest);
  });

  it('removes paragraphs and items that become empty', () => {
    const html = '<p>One.</p><p>Two.</p><ul><li>Three.</li><li>Four. Five.</li><li>Six.</li></ul>';
    expect(documentToHtml(without(html, 'Two.', 'Five.', 'Six.'))).toBe(
      '<p>One.</p><ul><li>Three.</li><li>Four.</li></ul>',
    );
  });

  it('keeps marks and links', () => {
    const html =
      '<p>One <strong>is. Two</strong> is. <a href="https://example.org/">Three</a> is.</p>';
    const rest = '<p>One <strong>is. </strong><a href="https://example.org/">Three</a> is.</p>';
    expect(documentToHtml(without(html, 'Two is.'))).toBe(rest);
  });

  it('returns blocks without a cut as the same objects', () => {
    const blocks = htmlToDocument('<p>One. Two.</p><p>Three.</p>');
    const sentences = splitIntoSentences(blocks);
    const rest = applyRemovals(blocks, planRemovals(sentences, new Set(sentences.slice(1, 2))));
    expect(rest[0]).not.toBe(blocks[0]);
    expect(rest[1]).toBe(blocks[1]);
  });
});

/** Paragraphs, items and cells of short sentences; a digit marks bold text. */
const sentence = fc
  .array(fc.constantFrom('a', 'bé', '$5', 'Dr.', '“c”', '(d)', '2027', '👩‍🌾', 'x.y'), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((words) =>
    fc.constantFrom('.', '?', '', ':').map((end) => `The ${words.join(' ')}${end}`),
  );
const line = fc
  .array(fc.tuple(sentence, fc.constantFrom(' ', '<br>', ' <em>and</em> ')), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.flat().join(''));
const block = fc.oneof(
  line.map((text) => `<p>${text}</p>`),
  line.map((text) => `<p>${text.replace('The', '<strong>The</strong>')}</p>`),
  line.map((text) => `<blockquote><p>${text}</p></blockquote>`),
  fc.constant('<h3>The title.</h3>'),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((items) => `<ul><li>${items.join('</li><li>')}</li></ul>`),
  line.map((text) => `<table><tr><td>${text}</td></tr></table>`),
);

it('never changes a character outside the removed sentences, for any set of cuts', () => {
  fc.assert(
    fc.property(
      fc.array(block, { minLength: 1, maxLength: 6 }),
      fc.infiniteStream(fc.boolean()),
      (parts, choice) => {
        const blocks = htmlToDocument(parts.join(''));
        const sentences = splitIntoSentences(blocks);
        const cut = new Set(
          sentences.filter(({ isFixed }) => !isFixed && choice.next().value === true),
        );
        const before = documentToText(blocks);
        const remaining = sentences.filter((one) => !cut.has(one));
        const rest = applyRemovals(blocks, planRemovals(sentences, cut));
        const after = splitIntoSentences(rest);
        // The same sentences in the same order, and nothing between them but whitespace.
        const squeeze = (text: string) => text.replace(/\s+/g, '');
        expect(squeeze(documentToText(rest))).toBe(squeeze(withoutTexts(blocks, remaining)));
        if (cut.size === 0) expect(documentToText(rest)).toBe(before);
        expect(after.length).toBeLessThanOrEqual(sentences.length);
      },
    ),
  );
});

/** Headings and the given sentences, in order. */
function withoutTexts(
  blocks: ReturnType<typeof htmlToDocument>,
  remaining: ReturnType<typeof splitIntoSentences>,
): string {
  return blocks
    .flatMap((one, index) =>
      one.type === 'heading'
        ? [documentToText([one])]
        : remaining.filter(({ path }) => path[0] === index).map(({ text }) => text),
    )
    .join('');
}
