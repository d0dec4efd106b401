import { documentToHtml, htmlToDocument } from '@grantwright/shared/richtext';
import { describe, expect, it } from 'vitest';
import { insertAnswer } from './insert-answer.ts';

const gap = '[NEEDS INPUT: How many wait?]';
const answered = (
  html: string,
  answer = '<p>214 families wait.</p>',
  question = 'How many wait?',
) => documentToHtml(insertAnswer(htmlToDocument(html), question, htmlToDocument(answer)));

describe('an answer', () => {
  it.each([
    [`<p>One.</p><p>${gap}</p>`, '<p>One.</p><p>214 families wait.</p>'],
    [`<p>One. ${gap} Three.</p>`, '<p>One. 214 families wait. Three.</p>'],
    [`<ul><li>${gap}</li><li>Two</li></ul>`, '<ul><li>214 families wait.</li><li>Two</li></ul>'],
  ])('replaces a gap that is a whole sentence: %s', (html, expected) => {
    expect(answered(html)).toBe(expected);
  });

  it('is appended to the paragraph if the gap is in the middle of a sentence, and the gap stays', () => {
    expect(answered(`<p>We help ${gap} families. More.</p><p>Two.</p>`)).toBe(
      `<p>We help ${gap} families. More. 214 families wait.</p><p>Two.</p>`,
    );
  });

  it('is inserted before the first subheading if no gap matches', () => {
    expect(answered('<p>One.</p><h3>Who</h3><p>Two.</p>')).toBe(
      '<p>One.</p><p>214 families wait.</p><h3>Who</h3><p>Two.</p>',
    );
    expect(answered('')).toBe('<p>214 families wait.</p>');
  });

  it('changes nothing if it is empty', () => {
    expect(answered(`<p>${gap}</p>`, '')).toBe(`<p>${gap}</p>`);
  });
});
