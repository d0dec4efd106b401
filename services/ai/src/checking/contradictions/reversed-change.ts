import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { findValues } from '../find/find-values.ts';
import { sentenceOf } from '../reckon/arithmetic.ts';
import { changesIn } from '../reckon/changes-in-sentences.ts';
import { sameThing } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';

const fromHere = /\bfrom (?:about )?$/i;
const toThere = /^(?:\s\p{L}+){0,2}\sto (?:about )?$/iu;

/** The sentence in which what a draft gives as the first of a change is the last: "from 44 to 31" of "44, up from 31". */
export const reversedChange = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): number | undefined => {
  const values = findValues(text);
  const at = values.findIndex(({ start }) => start === finding.start);
  const [one, other] = fromHere.test(text.slice(0, finding.start))
    ? [finding, values[at + 1]]
    : [values[at - 1], finding];
  if (!one || !other || one.kind !== other.kind || !fromHere.test(text.slice(0, one.start)))
    return undefined;
  if (!toThere.test(text.slice(one.end, other.start))) return undefined;
  const words = topicStems(sentenceOf(text, finding).said);
  const told = changesIn(index).filter(({ stems }) =>
    words.some((word) => sameThing(word, new Set(stems))),
  );
  if (told.some(({ base, now }) => base === one.value && now === other.value)) return undefined;
  return told.find(({ base, now }) => base === other.value && now === one.value)?.sentence;
};
