import { topicStems } from '../../text/words.ts';
import type { Finding } from '../finding.ts';
import { isGeneral } from '../context/specific-words.ts';
import { sentenceOf } from '../reckon/arithmetic.ts';
import { type Labelled, labelledIn } from '../reckon/labelled.ts';
import { sameThing } from '../same-thing.ts';
import type { Occurrence, SourceIndex } from '../source-index.ts';

/** What stands before the verb that says what it costs, or who gives it. */
const subjectOf =
  /^\W*(?:the\s)?(.{3,80}?)\s(?:(?:together|alone|also|will|would|has|have|already)\s)*(?:costs?|is budgeted at|are budgeted at|comes? to|amounts? to|takes?|voted|pledged|promised|committed|gave|gives?)\s(?:us\s|another\s|about\s)?$/iu;
/** A sentence that says more than what costs so much, or of all of it. */
const isMore =
  /[\d$€£]|\b(?:that|which|who|we|it|they|project|program|programme|total|whole|all|this|request|grant)\b/i;
/** A longer line tells of more than one thing. */
const longest = 90;

const bodyStems = new Set(
  topicStems(
    'association foundation fund trust society council club committee department office partnership company bank union league alliance group network church parish',
  ),
);

const specific = (text: string): string[] =>
  topicStems(text).filter((stem) => !/^\d/.test(stem) && !isGeneral(stem));

/**
 * "Fences will cost $74,000" of "fence 61,000" and "plants 74,000", "the Hill council voted $25,000" of the
 * Lake council's: each of the draft's words that the line of its amount has not stands in the line of another.
 */
export const amountOfOtherItem = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): number | undefined => {
  if (finding.kind !== 'money' || finding.approximate) return undefined;
  const { from } = sentenceOf(text, finding);
  const subject = subjectOf.exec(text.slice(from, finding.start))?.[1];
  if (subject === undefined || isMore.test(subject)) return undefined;
  const names = specific(subject);
  if (names.length === 0) return undefined;
  const isMoney = ({ isMoney: signed, size }: Labelled): boolean => signed || size === undefined;
  const all = labelledIn(index).filter(isMoney);
  const holding = index.amounts.filter(
    ({ value, occurrence: { sentence, source } }) =>
      value === finding.value && sentence >= 0 && source.type !== 'guidelines',
  );
  if (holding.length === 0) return undefined;
  // Wherever the amount stands, some word of the draft's is missing, in the sentence and in what asks for it.
  // What kind of body somebody is may be left out where the rest of the name is told.
  const isTold = (name: string, { stems }: Occurrence): boolean =>
    sameThing(name, stems) || (bodyStems.has(name) && names.some((other) => stems.has(other)));
  const missing = holding.map(({ occurrence }) =>
    names.filter((name) => !isTold(name, occurrence)),
  );
  if (missing.some(({ length }) => length === 0)) return undefined;
  const others = all.filter(
    ({ written, value, head, label }) =>
      value !== finding.value &&
      written.length <= longest &&
      head.size > 0 &&
      [...head].some((word) => names.some((name) => sameThing(name, new Set([word])))) &&
      missing.every((list) => list.some((name) => sameThing(name, label))) &&
      // What its own line calls it is not among the names, but for what both have.
      names.filter((name) => sameThing(name, label)).length >
        Math.max(
          ...holding.map(
            ({ occurrence }) => names.filter((name) => sameThing(name, occurrence.stems)).length,
          ),
        ),
  );
  return new Set(others.map(({ value }) => value)).size === 1 ? others[0]?.sentence : undefined;
};
