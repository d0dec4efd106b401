import { describe, expect, it, vi } from 'vitest';
import { findFindings } from './find-findings.ts';
import { cleanPackage, subjects, toInput } from './testing/packages.ts';

const length = 5_000;
/** Work may grow in proportion to the length of the text, with some room for the parts that do not grow. */
const maxGrowth = 2.5;

/** Returns the result of a function and the number of characters that regular expressions pass over while it runs. */
function countScannedCharacters<T>(run: () => T): { result: T; scanned: number } {
  const { exec } = RegExp.prototype;
  let scanned = 0;
  vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function (this: RegExp, text: string) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    // A sticky expression that does not match looks at the first characters only.
    const end = match ? match.index + match[0].length : this.sticky ? from + 1 : text.length;
    scanned += end - from;
    return match;
  });
  const result = run();
  vi.restoreAllMocks();
  return { result, scanned };
}

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
  ])('of %s takes work in proportion to its length', (_name, unit) => {
    const findingsIn = (count: number) => {
      const [subject] = subjects;
      if (!subject) throw new Error('no subject');
      const candidate = cleanPackage(subject);
      candidate.parts.need = `<p>${unit.repeat(Math.floor(count / unit.length))}</p>`;
      return findFindings(toInput(subject, candidate));
    };
    const once = countScannedCharacters(() => findingsIn(length));
    const twice = countScannedCharacters(() => findingsIn(2 * length));
    expect(once.result.length).toBeLessThanOrEqual(200);
    expect(twice.scanned).toBeLessThan(maxGrowth * once.scanned);
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
    candidate.parts.need = Array.from({ length: 2_000 }, (_, number) => paragraph(number)).join('');
    expect(findFindings(toInput(subject, candidate)).length).toBeLessThanOrEqual(200);
  });
});
