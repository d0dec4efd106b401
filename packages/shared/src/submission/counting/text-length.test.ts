import { describe, expect, it } from 'vitest';
import { formatGap, htmlToDocument } from '../../richtext/index.ts';
import { toPortalText } from '../portal-text/to-portal-text.ts';
import { replaceUnsafeCharacters } from '../portal-text/replace-unsafe-characters.ts';
import { measureBlocks, measureText } from './text-length.ts';

const lengthOf = (html: string) => {
  const { words, characters } = measureBlocks(htmlToDocument(html));
  return [words, ...Object.values(characters)];
};

describe('measureBlocks', () => {
  it.each([
    ['paragraphs', '<p>one two</p><p>three</p>', [3, 13, 14, 13, 12, 11]],
    ['a line break', '<p>a😀<br>b</p>', [2, 5, 6, 4, 4, 4]],
    [
      'nested lists',
      '<ul><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li><li>d</li></ul>',
      [4, 22, 25, 22, 4, 9],
    ],
    [
      'a table',
      '<table><tr><td>a b</td><td>c</td></tr><tr><td>d</td><td></td></tr></table>',
      [4, 11, 12, 11, 5, 6],
    ],
    ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', [2, 3, 4, 3, 2, 2]],
    ['a heading', '<h2>One</h2><p>two</p>', [2, 7, 8, 7, 6, 6]],
    ['a link', '<p>See <a href="https://example.org">here</a>.</p>', [2, 9, 9, 9, 9, 8]],
    ['no text', '', [0, 0, 0, 0, 0, 0]],
  ])('counts %s', (_case, html, figures) => {
    expect(lengthOf(html)).toEqual(figures);
  });

  it('counts what is copied into a portal', () => {
    const document = htmlToDocument(
      '<p>We plan:</p><ol><li>meals<ul><li>at noon</li></ul></li><li>rides</li></ol>' +
        '<table><tr><td>Cook</td><td>$5</td></tr></table><blockquote>Thanks\u00A0!\u200B</blockquote><p></p>',
    );
    expect(measureBlocks(document).characters.browser).toBe(
      replaceUnsafeCharacters(toPortalText(document)).length,
    );
  });

  it('counts the line break of an empty paragraph', () => {
    const paragraphs = ['a', '', 'b'].map((text) => ({
      type: 'paragraph' as const,
      children: [{ text }],
    }));
    expect(measureBlocks(paragraphs).characters).toMatchObject({ browser: 4, crlf: 6, word: 2 });
  });

  it('recounts a changed block', () => {
    const [block] = htmlToDocument('<p>one</p>');
    expect(measureBlocks([block!]).words).toBe(1);
    expect(measureBlocks([{ type: 'paragraph', children: [{ text: 'one two' }] }]).words).toBe(2);
    expect(measureBlocks([])).toEqual(measureText(''));
  });
});

describe('measureText', () => {
  const gap = formatGap('How many [adults] in 2025?');

  it.each([
    [`one two ${gap} three`, 3],
    [gap, 0],
    [`${gap}${gap} one`, 1],
    [`We serve ${gap}, and more.`, 4],
    [`${gap}%`, 0],
    [`one\n${gap}\ntwo`, 2],
    ['[NEEDS INPUT: open', 3],
  ])('does not count words in the gaps of %j', (text, words) => {
    expect(measureText(text).words).toBe(words);
  });

  it('does not count characters in gaps', () => {
    expect(measureText(`four ${gap}`).characters).toEqual(measureText('four ').characters);
  });
});
