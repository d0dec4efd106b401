import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import { isOfRequest } from '../context/asked-for.ts';
import { isGeneral } from '../context/specific-words.ts';
import type { Finding } from '../finding.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf } from './arithmetic.ts';
import { type Labelled, labelledIn } from './labelled.ts';

const missing =
  /\b(?:left to (?:be )?(?:raised?|found|find|cover(?:ed)?)|(?:still|remains?|remaining|yet)\b[^.;\d]{0,15}\b(?:missing|needed|lacking|open|to (?:be )?(?:found|find|raised?|cover(?:ed)?))|more than (?:we|it|the project) (?:still )?needs?)\b/i;
/** What is left by a source's own words: "the remaining 8,200 should come from the fair, which made 6,900". */
const remaining = /\b(?:remain\w*|balance|rest|leaves?|left|still)\b[^.;\d]{0,20}[$€£]?$/i;
const isRest = ({ written, value }: Labelled): boolean => {
  const at = written.indexOf(value.toLocaleString('en-US'));
  return at >= 0 && remaining.test(written.slice(0, at));
};

/** Of a name of two words and more, so many must be said. */
const enough = 2;
const namesIt = ({ label }: Labelled, words: ReadonlySet<string>): boolean => {
  const own = [...label].filter((stem) => !isGeneral(stem));
  return (
    own.length > 0 && own.filter((stem) => words.has(stem)).length >= Math.min(enough, own.length)
  );
};

/** What is left, less (or beyond) what the same sentence gives for the thing that the draft names. */
const ofOneSentence = (
  finding: Finding,
  words: ReadonlySet<string>,
  index: SourceIndex,
): ClaimSource | undefined => {
  const all = labelledIn(index);
  return all
    .filter(isRest)
    .find((rest) =>
      all.some(
        (other) =>
          other.sentence === rest.sentence &&
          other !== rest &&
          !isRest(other) &&
          namesIt(other, words) &&
          meets(Math.abs(rest.value - other.value), finding),
      ),
    )?.source;
};

const head = String.raw`^\W*(?:money so far|(?:other|matching) (?:money|funding|funds|income|sources|support)|income|raised so far|in hand|secured|funding|funders|already (?:raised|promised))`;
const heads = new RegExp(String.raw`${head}\W*$`, 'i');
/** "Other money: the parish $2,000 (yes), fairs $800": the list in the line itself. */
const headsInLine = new RegExp(String.raw`${head}\s*:\s`, 'i');
const undecided = /\b(?:asked|applied|pending|waiting|answer in|not yet|decision|hope)\b/i;
const fewest = 2;

/** The lists of notes that give what else there is for the project. */
export const otherMoney = (index: SourceIndex): Labelled[][] => {
  const all = labelledIn(index);
  return index.texts.flatMap(({ written, source }, at) => {
    if (source.type === 'guidelines') return [];
    if (headsInLine.test(written)) {
      const items = all.filter(({ sentence, isMoney }) => sentence === at && isMoney);
      return items.length >= fewest ? [items] : [];
    }
    if (!heads.test(written)) return [];
    let to = at + 1;
    while (/^\W*[-•*]|\d/.test(index.texts[to]?.written ?? '')) to++;
    const items = all.filter(
      ({ sentence, size }) => sentence > at && sentence < to && size === undefined,
    );
    // One line may give more than one amount, of which the first is its own.
    const own = items.filter((item) => items.find((o) => o.sentence === item.sentence) === item);
    return own.length >= fewest ? [own] : [];
  });
};

/** What all of it costs, less what is asked for and all that the notes list as given. */
const ofTheList = (
  finding: Finding,
  isConditional: boolean,
  index: SourceIndex,
): ClaimSource | undefined => {
  const asked = [
    ...new Set(
      index.amounts.flatMap(({ occurrence, value }) =>
        occurrence.sentence >= 0 && value >= 100 && isOfRequest(occurrence, index) ? [value] : [],
      ),
    ),
  ];
  return otherMoney(index).find((items) => {
    const given = isConditional ? items : items.filter(({ written }) => !undecided.test(written));
    const sum = given.reduce((total, { value }) => total + value, 0);
    return [...index.wholes].some((whole) =>
      asked.some((request) => {
        const isListed = items.some(({ value }) => value === request);
        return request < whole && meets(whole - sum - (isListed ? 0 : request), finding);
      }),
    );
  })?.[0]?.source;
};

/** "$4,100 is still to be raised": what is left when all that is given for the project is taken from its cost. */
export const leftToRaise = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'money') return undefined;
  const { said } = sentenceOf(text, finding);
  if (!missing.test(said)) return undefined;
  return (
    ofOneSentence(finding, new Set(topicStems(said)), index) ??
    ofTheList(finding, /\b(?:if|once|when|with)\b/i.test(said), index)
  );
};
