import { describe, expect, it } from 'vitest';
import { paperFrom } from '../fixtures/reading-of.ts';
import { paperOf } from '../paper.ts';
import { findNames } from './name.ts';

const nameOf = (text: string, title?: string) =>
  [...findNames(paperOf(paperFrom('paper', 'html', text, title)))].sort(
    (a, b) => b.trust - a.trust,
  )[0]?.value;

describe('the name of an organization', () => {
  it.each([
    [
      'over its newsletter',
      `# Hope Haven Newsletter, Spring 2024
      Dear friends, what a winter Hope Haven has had!`,
      'Hope Haven',
    ],
    [
      'before its own address',
      `Dear friends, what a winter it has been at Hope Haven!
      Hope Haven, 14 Bridge Road, Kendal, LA9 4XY | 01539 555 012`,
      'Hope Haven',
    ],
    [
      'in the line of its rights',
      '# Membership\n© 2020 Community Boating, Inc. CBI is a 501(c)(3) non-profit corporation.',
      'Community Boating, Inc',
    ],
    [
      'as one word that heads its page',
      `# BetterFi
      How can we help?
      BetterFi is a 501(c)(3) non-profit corporation that promotes economic justice.`,
      'BetterFi',
    ],
  ])('stands %s', (_, text, name) => {
    expect(nameOf(text)).toBe(name);
  });

  it.each([
    '# Spring Newsletter 2024\nDear friends, what a winter it has been!',
    'Lunch is at Corner Cafe.\nMaria Lopez, 14 Bridge Road, Kendal, LA9 4XY',
    'Rotary is a nonprofit organization that we thank.',
  ])('is not in “%s”', (text) => {
    expect(nameOf(text)).toBeUndefined();
  });
});
