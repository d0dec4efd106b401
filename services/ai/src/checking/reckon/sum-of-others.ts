import type { Finding } from '../finding.ts';

/** Whether a value is what all others of its kind in its sentence come to: "the club's $8,000 and the fair's $3,000 give $11,000". */
export const isSumOfOthers = ({ kind, value }: Finding, all: readonly Finding[]): boolean => {
  const others = all.flatMap((other) =>
    other.kind === kind && other.value !== undefined && other.value !== value ? [other.value] : [],
  );
  return others.length > 1 && others.reduce((sum, other) => sum + other, 0) === value;
};
