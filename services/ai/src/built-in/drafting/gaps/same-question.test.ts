import { describe, expect, it } from 'vitest';
import { withoutRepeats } from './same-question.ts';

describe('questions of one part', () => {
  it('do not ask twice who pays', () => {
    expect(
      withoutRepeats([
        'The costs come to $9,000, and you name $7,000: which is right, or who pays the rest?',
        'Which items would our grant pay?',
        'Who pays the remainder, and is it promised?',
      ]),
    ).toEqual([
      'The costs come to $9,000, and you name $7,000: which is right, or who pays the rest?',
      'Which items would our grant pay?',
    ]);
  });

  it('do not ask one thing in the funder’s words and in ours', () => {
    expect(
      withoutRepeats([
        'What do you do so that the people hardest to reach can take part?',
        'How do you make sure that nobody is excluded?',
      ]),
    ).toHaveLength(1);
    expect(
      withoutRepeats(['What could go wrong in building it?', 'What are the main risks?']),
    ).toHaveLength(1);
  });

  it('keep what asks something else', () => {
    const questions = ['How many people will take part?', 'In which month does each step begin?'];
    expect(withoutRepeats(questions)).toEqual(questions);
  });
});
