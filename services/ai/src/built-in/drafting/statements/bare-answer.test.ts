import { describe, expect, it } from 'vitest';
import { bareAnswer } from './bare-answer.ts';

describe('an answer that leaves the verb to its question', () => {
  it.each([
    [
      'How much do you ask for?',
      '$85,000 toward a total of $236,000.',
      'We request $85,000 toward a total of $236,000.',
    ],
    [
      'Who will carry out the work?',
      'Led by executive director Tobias Wren.',
      'The work is led by executive director Tobias Wren.',
    ],
  ])('%s %s', (question, line, written) => {
    expect(bareAnswer(question, line)).toBe(written);
  });

  it.each([
    ['What does it cost?', '$95,000'],
    ['How much do you ask for?', '$85,000 is what we ask for.'],
    ['How many people will the project serve?', '900 patients'],
    ['How many people will the project serve?', 'About 7,500 visits a year, up from 2,900 now.'],
    ['What will you do?', 'Build a trail.'],
  ])('and no other: %s %s', (question, line) => {
    expect(bareAnswer(question, line)).toBeUndefined();
  });
});
