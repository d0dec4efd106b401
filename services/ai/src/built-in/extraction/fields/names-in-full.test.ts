import { describe, expect, it } from 'vitest';
import { candidate } from '../candidate.ts';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { inFull } from './names-in-full.ts';
import { definedWords, fromActs } from './names-spoken-of.ts';

const text = `The first year of the Alder river trees association (ARTA) was full. The ARTA has grown.
  The ARTA provides saplings. The ARTA is run by volunteers. The ARTA offers a course.
  The ARTA serves nine villages. The ARTA will open a school.`;
const paper = (told: string) => paperOf(paperFrom('page', 'html', told));

describe('a name whose own words are written small', () => {
  it('is told in full where the paper gives its letters', () => {
    expect(fromActs(paper(text)).map(({ value }) => value)).toEqual([
      'Alder river trees association',
    ]);
  });

  it('stands before the letters that something else told', () => {
    const one = paper(text);
    const [line] = one.lines;
    const known = line ? [candidate('ARTA', line, 1.5)] : [];
    const [, full] = inFull(one, known, 2.5);
    expect(full?.value).toBe('Alder river trees association');
    expect(full?.trust).toBeGreaterThan(1.5);
  });

  it.each([
    'We met the alder river trees association (ARTA) in May.',
    'The Alder river association (ARTA) is young.',
    'The trees (ARTA) are young.',
  ])('is not in “%s”', (told) => {
    expect(definedWords(paper(told).lines, 'ARTA')).toBeUndefined();
  });
});
