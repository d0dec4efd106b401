import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';

const alongside =
  /^(?:\W|\d)*(?:additional|supplement(?:al|ary)|supporting|accompanying|other) (?:application )?(?:materials?|documents?|documentation|items|components|attachments)\b/i;
const ofMainText =
  /^(?:the |your |all |each |every )?(?:[\p{L}-]+ ){0,3}(proposal|project description|narrative|essay|statement)s? (?:itself )?(?:must|should|may|can|cannot|shall|will|is|are) /iu;

/**
 * Where only what comes with the proposal is told part by part, the proposal is a part too: it is what has to be
 * written, and its length is told.
 */
export const mainText = (
  { statements, chapters }: Guidelines,
  parts: SectionCandidate[],
): SectionCandidate[] => {
  const first = Math.min(...parts.map(({ block }) => block));
  const beside = [
    ...statements.filter(({ text }) => alongside.test(text)),
    ...chapters.filter(({ title }) => alongside.test(title)),
  ].some(({ block }) => block <= first);
  if (!beside || parts.length === 0) return [];
  const said = statements.find(
    ({ text, aside, block }) =>
      !aside && block < first && ofMainText.test(text) && lengthLimitOf(text) !== undefined,
  );
  const name = /\bproposal/i.test(said?.text ?? '')
    ? 'Proposal'
    : (ofMainText.exec(said?.text ?? '')?.[1] ?? '');
  return said
    ? [
        partAt(said, {
          name: name.charAt(0).toUpperCase() + name.slice(1).toLowerCase(),
          told: [said.text],
          limit: lengthLimitOf(said.text),
          from: 'sentence',
        }),
      ]
    : [];
};
