import { describe, expect, it } from 'vitest';
import { lineForm } from './line-form.ts';

describe('a line that tells who did what, without an article', () => {
  it.each([
    'county cut the branch from 30 to 18 hours a week in July 2024',
    'the mill closed its gates in 2019',
    'school let all aides go',
  ])('is a sentence: %s', (line) => {
    expect(lineForm(line)).toBe('sentence');
  });

  it.each(['county branch, 18 hours a week', 'bank of tools for the town'])(
    'is none: %s',
    (line) => {
      expect(lineForm(line)).toBe('noun');
    },
  );
});
