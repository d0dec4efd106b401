import type { ClaimSource } from '@grantwright/shared/contract';
import { nearWords } from '../context/near-words.ts';
import type { Finding } from '../finding.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';
import { meets, sentenceOf, smallest } from './arithmetic.ts';
import { numberIn, spokenIn, spokenOfOnItsSide } from './spoken-of.ts';

/** "Fruit trees and tools together come to": two things by name, and that they are counted as one. */
const named =
  /^\W*(.{3,80}?),? (?:and|plus) (.{3,80}?) (?:(?:together|combined|both|will|would) )*(?:comes? to|account(?:s|ed)? for|costs?|amounts? to|adds? up to|totals?|ma[dk]es?(?: up)?|are|bring(?: in)?|give|provide|contribute|put in|cover|pay)\b[^.;]{0,20}$/iu;
/** Two who give: what they give is of both. */
const jointly =
  /\b(?:(?:bring(?: in)?|give|provide|contribute|put in|cover|pay) \S*\d|together|combined|both|in all|altogether|add(?:s)? up|total)\b/i;

/** Of more, two add up to anything. */
const mostOfEach = 3;

/** The amounts that the sources give for what a name names. */
export const spokenBy = (name: string, index: SourceIndex, kinds: string[]): Occurrence[] =>
  spokenIn(
    nearWords(`${name} 0`, { text: '0', start: name.length + 1, end: name.length + 2 }, []),
    index,
    kinds,
    spokenOfOnItsSide,
  );

export const isOfOneSource = (
  { source: one }: Occurrence,
  { source: other }: Occurrence,
): boolean =>
  one.type === other.type &&
  (one.type !== 'document' || (other.type === 'document' && one.documentId === other.documentId));

/** The sum of the amounts that the sources give for two things, which the sentence names and takes together. */
export const twoTogether = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  const isMoney = finding.kind === 'money';
  if (!isMoney && (finding.kind !== 'figure' || (finding.value ?? 0) < smallest)) return undefined;
  // Notes leave the sign of money out.
  const kinds = isMoney ? ['money', 'number'] : ['number'];
  const most = isMoney ? mostOfEach : 2;
  const { from, said } = sentenceOf(text, finding);
  const [, one = '', other = ''] = named.exec(text.slice(from, finding.start)) ?? [];
  if (one === '' || !jointly.test(said)) return undefined;
  const others = spokenBy(other, index, kinds).slice(0, most);
  return spokenBy(one, index, kinds)
    .slice(0, most)
    .find((place) =>
      others.some(
        (second) =>
          second !== place &&
          (isMoney || isOfOneSource(place, second)) &&
          meets(numberIn(place) + numberIn(second), finding),
      ),
    )?.source;
};
