import type { Guidelines } from '../guidelines.ts';

const form = /\bform (?:990|1023|1120|5227)\b/i;
const office = /\b(?:internal revenue service|omb no)\b/i;
const early = 600;

/** Whether a paper is a return to the tax office, which tells of grants made as well. */
export const isTaxReturn = ({ text }: Guidelines): boolean => {
  const start = text.slice(0, early);
  return form.test(start) && office.test(start);
};
