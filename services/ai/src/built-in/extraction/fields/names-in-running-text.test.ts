import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string) =>
  [...findNames(paperOf(paperFrom('paper', 'html', text)))].sort((a, b) => b.trust - a.trust)[0]
    ?.value;

describe('the name within a paragraph', () => {
  it.each([
    [
      'REPAC (Riverside Engineering Parent Action Council) is a 501(c)(3) nonprofit organization founded in February 2008.',
      'Riverside Engineering Parent Action Council',
    ],
    [
      'Please note, the ASFS PTA is a 501(c)(3) nonprofit organization. Our Tax I.D. is 541812691.',
      'ASFS PTA',
    ],
    [
      'In 2021, Netball Foundation was founded as a non-profit based in Lagos, on a simple belief.',
      'Netball Foundation',
    ],
    [
      'There is room for all on our four sheets. Triangle Curling is a 501(c)(3) nonprofit organization and exists to promote the sport.',
      'Triangle Curling',
    ],
  ])('is read from “%s”', (text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    'We fund clubs. Each Partner Club is a 501(c)(3) nonprofit organization.',
    'STEM (Science, Technology, Engineering and Math) is what we teach.',
    'This program helps. It is a nonprofit program.',
  ])('is not in “%s”', (text) => {
    expect(nameOf(text)).toBeUndefined();
  });

  it('stand before their own letters', () => {
    expect(nameOf('Fern Hill Local League (FHLL) takes pride in its coaches and players.')).toBe(
      'Fern Hill Local League',
    );
    expect(nameOf('Send a check to: You Can Fly Foundation')).toBe('You Can Fly Foundation');
  });
});
