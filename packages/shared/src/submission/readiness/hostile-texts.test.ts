import { describe, expect, it } from 'vitest';
import { findFindings } from './find-findings.ts';
import { cleanPackage, subjects, toInput } from './testing/packages.ts';

const hostileLength = 200_000;

describe('hostile text', () => {
  it.each([
    ['capitals', 'Aa '],
    ['brackets', '[name '],
    ['digits', '$1,'],
    ['underscores', '____'],
    ['letters X', 'XXX '],
    ['percentages', '10% allocated '],
    ['connectors', 'of the Fund '],
    ['staff', 'hire 2 new '],
    ['items', 'supplies: $9 '],
    ['no spaces', 'aA'],
    ['plans', 'It will start in May 2020. '],
    ['dates in one sentence', 'it will start by the new year in May 2020, '],
  ])('of %s yields a limited number of findings', (_name, unit) => {
    const text = unit.repeat(Math.floor(hostileLength / unit.length));
    const [subject] = subjects;
    if (!subject) throw new Error('no subject');
    const candidate = cleanPackage(subject);
    candidate.parts.need = `<p>${text}</p>`;
    expect(findFindings(toInput(subject, candidate)).length).toBeLessThanOrEqual(200);
  });

  const letters = (number: number) =>
    [26 ** 3, 26 ** 2, 26, 1]
      .map((power) => String.fromCharCode(65 + (Math.floor(number / power) % 26)))
      .join('');

  it.each<[string, (number: number) => string]>([
    ['lines', (number) => `<p>The line with number ${number}</p>`],
    ['acronyms', (number) => `<p>the ${letters(number)} and the ${letters(number)}</p>`],
    ['names', (number) => `<p>the X${letters(number)} Fund</p>`],
    ['headings', (number) => `<h2>Part ${number}</h2>`],
    ['gaps', (number) => `<h2>Part ${number}</h2><p>[NEEDS INPUT: a?]</p>`],
  ])('of many different %s yields a limited number of findings', (_name, paragraph) => {
    const [subject] = subjects;
    if (!subject) throw new Error('no subject');
    const candidate = cleanPackage(subject);
    candidate.parts.need = Array.from({ length: 10_000 }, (_, number) => paragraph(number)).join(
      '',
    );
    expect(findFindings(toInput(subject, candidate)).length).toBeLessThanOrEqual(200);
  });
});
