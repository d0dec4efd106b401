import { describe, expect, it } from 'vitest';
import { documentToText } from './document-to-text.ts';
import { formatGap } from '../text/gap-mark.ts';
import { findGaps } from './gaps.ts';
import { htmlToDocument } from './html-to-document.ts';
import { listSections } from './outline.ts';

describe('the outline of a document', () => {
  it('assigns to each heading the text up to the next heading of its level or a higher one', () => {
    const document = htmlToDocument(
      '<p>Before all</p><h1>Need</h1><p>one two</p><h2>Who</h2><p>three</p><h1>Budget</h1><ul><li>four<ul><li>five six</li></ul></li></ul>',
    );
    expect(listSections(document)).toEqual([
      { heading: '', level: 0, start: 0, end: 1 },
      { heading: 'Need', level: 1, start: 1, end: 5 },
      { heading: 'Who', level: 2, start: 3, end: 5 },
      { heading: 'Budget', level: 1, start: 5, end: 7 },
    ]);
  });

  it('is empty for an empty document', () => {
    expect(listSections(htmlToDocument(''))).toEqual([]);
  });
});

describe('the text of a document', () => {
  it('has a line for each paragraph, item and cell', () => {
    expect(
      documentToText(
        htmlToDocument(
          '<h1>A</h1><ol><li>b<ol><li>c</li></ol></li></ol><table><tr><td>d<td>e</table><p>f<br><a href="https://g.org">g</a></p>',
        ),
      ),
    ).toBe('A\nb\nc\nd\ne\nf\ng');
  });
});

describe('open gaps', () => {
  it('are found across bold and italic text, in lists and tables, with their headings', () => {
    const document = htmlToDocument(
      `<p>${formatGap('Which year?')}</p><h2>Need</h2><p>We serve [NEEDS <b>INPUT: How many [adults]?</b>] people.</p>
       <ul><li>x [needs input:when]</li></ul><table><tr><td>[NEEDS INPUT:]</table>
       <p>[NEEDS INPUT] [NEEDS INPUT how many] [NEEDS INPUT: open</p>`,
    );
    expect(findGaps(document)).toEqual([
      { section: '', question: 'Which year?' },
      { section: 'Need', question: 'How many [adults]?' },
      { section: 'Need', question: 'when' },
      { section: 'Need', question: '' },
      { section: 'Need', question: '' },
      { section: 'Need', question: 'how many' },
    ]);
  });

  it('do not include similar text', () => {
    expect(
      findGaps(htmlToDocument('<p>[needs] INPUT: x] [NEEDS INPUTS] [NEEDS INPUT: x</p>')),
    ).toEqual([]);
  });
});
