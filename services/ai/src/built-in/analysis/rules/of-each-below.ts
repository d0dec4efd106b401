import type { Statement } from '../guidelines.ts';

const each =
  /^(?:per|for each|for every|each) (?:award|grant|fellow(?:ship)?|project|applicant|recipient|organi[sz]ation|team)\b/i;
const longest = 90;

/** "Funding Amount: $90,000", and right below it "Per award, if funds allow": what all share is not told. */
export const isOfEachBelow = (statements: readonly Statement[], index: number): boolean => {
  const [one, below] = [statements[index], statements[index + 1]];
  return (
    one !== undefined &&
    below !== undefined &&
    below.block <= one.block + 1 &&
    below.text.length <= longest &&
    each.test(below.text)
  );
};
