import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { nearness } from '../context/specific-words.ts';
import type { SourceIndex } from '../source-index.ts';
import { meets, sentenceOf, smallest } from './arithmetic.ts';
import { numberIn } from './spoken-of.ts';
import { isOfOneSource } from './two-together.ts';

const ofEach =
  /^\s+(?:per|for each|for every|for one|each|every|an?)\s+(?:of (?:the|our)\s+)?(\p{L}+(?: \p{L}+)?)/iu;
/** What was spent on all of them is said right beside its amount. */
const close = 0.6;
const counted = 0.36;

/** "The trial cost about $82 for each adult screened" of a trial that cost $17,640 and 214 adults screened. */
export const costOfEach = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'money') return undefined;
  const { from } = sentenceOf(text, finding);
  const noun = ofEach.exec(text.slice(finding.end))?.[1];
  const nouns = noun === undefined ? [] : topicStems(noun);
  const subject = topicStems(text.slice(from, finding.start)).filter((stem) => !/^\d/.test(stem));
  if (nouns.length === 0 || subject.length === 0) return undefined;
  const counts = nouns
    .flatMap((word) => index.near.get('number')?.get(word) ?? [])
    .filter(
      (place) =>
        place.sentence >= 0 &&
        numberIn(place) >= smallest &&
        nouns.every((word) => nearness(word, place) >= counted),
    );
  const costs = subject
    .flatMap((word) => index.near.get('money')?.get(word) ?? [])
    .filter(
      (place) =>
        place.sentence >= 0 &&
        subject.filter((word) => nearness(word, place) >= close).length >=
          Math.min(2, subject.length),
    );
  return costs.find((cost) =>
    counts.some(
      (count) => isOfOneSource(cost, count) && meets(numberIn(cost) / numberIn(count), finding),
    ),
  )?.source;
};
