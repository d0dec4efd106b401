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

  it('keep what asks something else', () => {
    const questions = ['How many people will take part?', 'In which month does each step begin?'];
    expect(withoutRepeats(questions)).toEqual(questions);
  });
});
