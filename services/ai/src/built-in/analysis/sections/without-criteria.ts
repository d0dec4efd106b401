import type { Guidelines } from '../guidelines.ts';
import type { SectionCandidate } from './candidate.ts';

const fewestAsked = 3;
const ofJudging =
  /^(?:\W|\d)*(?:how (?:we|the (?:trustees|panel|committee|board|directors)) (?:pick|choose|select|decide|judge|score|assess)\b|(?:what (?:we|the panel) look(?:s)? for)\b|(?:selection|scoring|assessment|evaluation|review|judging)(?: criteria)?$|criteria\b)/i;

/** What is judged is no part where the parts are asked for elsewhere. */
export const withoutCriteria = (
  parts: SectionCandidate[],
  { chapters }: Guidelines,
): SectionCandidate[] => {
  const judged = chapters.filter(({ title }) => ofJudging.test(title));
  const isJudged = ({ block, from }: SectionCandidate): boolean =>
    from === 'list' && judged.some((chapter) => block > chapter.block && block < chapter.end);
  const outside = parts.filter((part) => !isJudged(part));
  const asked = outside.filter(({ prompts, limit }) => prompts.length > 0 || limit);
  return asked.length >= fewestAsked ? outside : parts;
};
