import type { Finding } from '../finding.ts';
import { meets } from './arithmetic.ts';

const ofAll = /^\s+(?:out )?of\s+(?:(?:the|our|its|all)\s+){0,2}$/i;
const restated =
  /^(?:\s+[^\s,.;:\d]+){0,3},\s+(?:or\s+|that is\s+)?(?:(?:about|nearly|almost|some|around|over|just|more|than)\s+){0,2}$/i;

/** "Nine of the twenty places, 40 percent": a share that its own count puts right, whatever else is 40 percent. */
export const isOtherThanItsCount = (
  finding: Finding,
  text: string,
  values: readonly Finding[],
): boolean => {
  if (finding.kind !== 'percentage') return false;
  const at = values.indexOf(finding);
  const [part, whole] = [values[at - 2], values[at - 1]];
  return (
    part?.kind === 'figure' &&
    whole?.kind === 'figure' &&
    (part.value ?? 0) < (whole.value ?? 0) &&
    ofAll.test(text.slice(part.end, whole.start)) &&
    restated.test(text.slice(whole.end, finding.start)) &&
    !meets(((part.value ?? 0) / (whole.value ?? 1)) * 100, finding)
  );
};
