import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { subjectOfHeadline } from './headlines.ts';
import { findNames } from './name.ts';

const nameOf = (text: string, title?: string) =>
  [...findNames(paperOf(paperFrom('paper', 'html', text, title)))].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('headlines', () => {
  it.each([
    ['Alder Ventures Is Now a 501(c)(3) Nonprofit', 'Alder Ventures'],
    ['Alder Ventures Is Now', 'Alder Ventures'],
    ['Alder House Receives State Award', 'Alder House'],
    ['Alder House Launches Tool Library', 'Alder House'],
  ])('tell of somebody: %s', (text, subject) => {
    expect(subjectOfHeadline(text)).toBe(subject);
  });

  it.each(['What Is Love Foundation', 'Hope for Alder County', 'Friends Who Care', 'Room to Grow'])(
    'are no names: %s',
    (text) => {
      expect(subjectOfHeadline(text)).toBeUndefined();
    },
  );

  it('give whom the news goes on to speak of', () => {
    expect(
      nameOf(
        `# Alder Ventures Is Now a 501(c)(3) Nonprofit
        Alder Ventures is officially a 501(c)(3) nonprofit. Every gift to Alder Ventures is now deductible.`,
        'Alder Ventures Is Now a 501(c)(3) Nonprofit',
      ),
    ).toBe('Alder Ventures');
    expect(
      nameOf(`# Alder House Launches Tool Library
      Neighbors may borrow from Alder House from Monday on. At Alder House we lend ladders and saws, and Alder House teaches their use.`),
    ).toBe('Alder House');
  });

  it('stay where the whole is a name', () => {
    expect(
      nameOf(`# Kindness Wins Foundation
      Kindness Wins Foundation is a nonprofit that brings games to hospitals.`),
    ).toBe('Kindness Wins Foundation');
  });
});
