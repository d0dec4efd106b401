import { describe, expect, it } from 'vitest';
import { type Choice, fitChoices } from './fit-choices.ts';

const option = (isCorrect: boolean, ...cues: number[]) => ({ isCorrect, cues });
/** The first cue indicates the correct option, the second a wrong option, and the third neither. */
const choices: Choice[] = [
  [option(true, 1, 0, 1), option(false, 0, 1, 1), option(false, 0, 0, 0)],
  [option(false, 0, 1, 0), option(true, 1, 0, 0), option(false, 0, 0, 1)],
];
const fit = (choices: Choice[], options = {}): number[] => fitChoices(choices, 3, options);

describe('fitChoices', () => {
  it('gives cues for the correct option positive weights and cues against it negative weights', () => {
    const [supporting = 0, opposing = 0, neutral = 0] = fit(choices);
    expect(supporting).toBeGreaterThan(1);
    expect(opposing).toBeLessThan(-0.5);
    expect(Math.abs(neutral)).toBeLessThan(0.01);
  });

  it('reproduces the observed probabilities', () => {
    const either = (isFirst: boolean): Choice => [option(isFirst, 1), option(!isFirst, 0)];
    const [weight = 0] = fit([either(true), either(true), either(true), either(false)], {
      decay: 0,
    });
    expect(weight).toBeCloseTo(Math.log(3), 3);
  });

  it('counts several correct options as a single answer', () => {
    const both: Choice = [option(true, 1, 0, 0), option(true, 1, 0, 0), option(false, 0, 0, 0)];
    expect(fit([both])[0]).toBeGreaterThan(1);
    expect(fit([both.map(({ cues }) => option(true, ...cues))])[0]).toBeCloseTo(0);
  });

  it('learns nothing from choices without a correct option', () => {
    const unanswered = [option(false, 0, 0, 1), option(false, 0, 0, 0)];
    expect(fit([...choices, unanswered])).toEqual(fit(choices));
  });
});
