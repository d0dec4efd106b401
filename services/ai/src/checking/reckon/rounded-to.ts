import type { Finding } from '../finding.ts';

/** The place to which a figure is rounded: 10 of 4,290, 1 of 6,867, 100 of 3,100; never beyond two figures. */
const stepOf = (value: number): number => {
  let step = 1;
  while (value % (step * 10) === 0 && step * 100 <= value) step *= 10;
  return step;
};

/** Whether a value is what has been reckoned, written to as many figures as the draft gives. */
export const isRoundedTo = (computed: number, { value, approximate }: Finding): boolean => {
  if (value === undefined || !(computed > 0)) return false;
  if (!Number.isInteger(value)) return Math.abs(computed - value) < 0.006;
  const step = stepOf(value);
  if (approximate === 'above') return computed >= value && computed < value + step;
  if (approximate === 'below') return computed <= value && computed > value - step;
  return Math.abs(computed - value) <= step / 2;
};
