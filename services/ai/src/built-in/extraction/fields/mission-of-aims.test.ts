import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { fromAims } from './mission-of-aims.ts';

const told = (text: string, names: string[] = []) =>
  fromAims(paperOf(paperFrom('page', 'html', text)), names)[0]?.value;

describe('what a paper calls the aim of its body', () => {
  const library = 'The purpose of the Heron Weir Public Library is to lend books to all who ask.';

  it('is that of a body named in full, where no name is known or they share a word', () => {
    expect(told(library)).toBe(library);
    expect(told(library, ['Heron Weir Library'])).toBe(library);
  });

  it.each([
    'The purpose of the Alder Kennel Association is to keep a book of dogs of every breed.',
    'The purpose of the Heron Weir Library Trust Fund is to choose three pupils of the town.',
    'The purpose of the bridge over the weir is to bring people of both banks together.',
  ])('is not that of another body, or of a part of one: “%s”', (text) => {
    expect(told(text, ['Heron Weir Library'])).toBeUndefined();
  });

  it('is its focus', () => {
    const focus = 'Our main focus is the care of horses that nobody else will take in.';
    expect(told(focus)).toBe(focus);
  });

  it.each([
    'The county is slow. Its main focus is the repair of roads that lead from mill to mill.',
    'Our main focus is now the roof, which lets the rain into the lending room.',
    'Our main focus is the $40,000 that the roof of the lending room will cost.',
  ])('is no focus of others and none of a season: “%s”', (text) => {
    expect(told(text)).toBeUndefined();
  });
});
