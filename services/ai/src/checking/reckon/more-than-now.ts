import type { ClaimSource } from '@grantwright/shared/contract';
import { findNumbers } from '../../text/numbers.ts';
import { stem, topicStems, words } from '../../text/words.ts';
import { isMeasuredOtherwise, measureAfter } from '../find/measure-after.ts';
import type { Finding } from '../finding.ts';
import { sameThing } from '../same-thing.ts';
import type { SourceIndex } from '../source-index.ts';
import { nounAfter } from '../words-around.ts';
import { meets, sentenceOf, smallest } from './arithmetic.ts';
import type { Proven } from './reckon-in-draft.ts';

const thanNow =
  /^\s(?:(?:more|extra|additional)\s[^.;\d]{2,30}?|[^.;\d]{2,30}?\s(?:more|longer)\b)[^.;\d]{0,20}?\bthan (?:now|today|at present|we (?:do|are|have) now|currently)\b/i;
const nowBehind = /^[^.;,\d]{0,30}\b(?:now|today|at present|currently)\b/i;
const nowBefore = /\b(?:now|today|at present|currently)\b[^.;,\d]{0,20}$/i;
const toBefore =
  /\b(?:to|takes us to|brings? (?:us|it|that|the \p{L}+) to|makes?(?: it| that)?|will (?:be|have))\s(?:about )?$/iu;

type Stated = { value: number; source: ClaimSource; stems: Set<string> };

const statedAs = (
  text: string,
  end: number,
  index: SourceIndex,
  isSo: (before: string, after: string) => boolean,
): Stated[] => {
  const own = measureAfter(text, end);
  const unit = unitBehind(text, end);
  return index.texts.flatMap(({ source, written }): Stated[] =>
    source.type === 'guidelines'
      ? []
      : findNumbers(written).flatMap((number) => {
          const measure = measureAfter(written, number.end);
          return unitBehind(written, number.end) === unit &&
            measure.period === own.period &&
            !isMeasuredOtherwise(own, measure) &&
            isSo(written.slice(0, number.start), written.slice(number.end))
            ? [{ value: number.value, source, stems: new Set(topicStems(written)) }]
            : [];
        }),
  );
};

const unitBehind = (text: string, end: number): string | undefined => {
  const word = /^[\s-]+(?:more\s|extra\s|additional\s)?(\p{L}{2,})/u.exec(text.slice(end))?.[1];
  return word === undefined ? undefined : stem(words(word)[0] ?? '');
};

/** "Twelve more hours a week than now" of "22 hours a week now" and "that takes us to 34 hours a week". */
export const moreThanNow = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'figure' || !thanNow.test(text.slice(finding.end))) return undefined;
  const now = statedAs(
    text,
    finding.end,
    index,
    (before, after) => nowBehind.test(after) || nowBefore.test(before),
  );
  const then = statedAs(text, finding.end, index, (before) => toBefore.test(before));
  const said = topicStems(sentenceOf(text, finding).said);
  // Of more than one of either nothing follows.
  const [one, other] = [now, then].map((list) =>
    new Set(list.map(({ value }) => value)).size === 1 ? list[0] : undefined,
  );
  return one &&
    other &&
    said.some((word) => sameThing(word, one.stems)) &&
    meets(other.value - one.value, finding)
    ? one.source
    : undefined;
};

/** Right beside its number; "children" and the like weigh little even there. */
const counted = 0.36;

const bringsTo =
  /\b(?:bring|raise|take|increase|grow)\w*\b[^.;\d]{0,20}?\b(?:the )?(?:number|total|count) of (\p{L}+)[^.;\d]{0,20} to (?:about )?$/iu;
const added = /^\s(?:new|more|additional|extra|further)\s/i;

/** "Will bring the number of stops to 27" of 19 stops and of 8 new ones. */
export const withThoseAdded = (
  finding: Finding,
  text: string,
  index: SourceIndex,
): ClaimSource | undefined => {
  if (finding.kind !== 'figure') return undefined;
  const { from } = sentenceOf(text, finding);
  const noun = bringsTo.exec(text.slice(from, finding.start))?.[1];
  const own = noun === undefined ? undefined : stem(noun.toLowerCase());
  if (own === undefined) return undefined;
  const counts = index.texts.flatMap(({ source, written }) =>
    source.type === 'guidelines'
      ? []
      : findNumbers(written).flatMap(({ value, end }) => {
          const behind = /^\s(?:(?:new|more|additional|extra|further)\s)?(\p{L}+)/u.exec(
            written.slice(end),
          )?.[1];
          return behind !== undefined && stem(behind.toLowerCase()) === own
            ? [{ value, source, isNew: added.test(written.slice(end)) }]
            : [];
        }),
  );
  const fresh = new Set(counts.flatMap(({ value, isNew }) => (isNew ? [value] : [])));
  // A part of them is no count of all that there are.
  const most = counts
    .filter(({ isNew, value }) => !isNew && value !== finding.value)
    .sort((a, b) => b.value - a.value)[0];
  const [more] = fresh;
  return fresh.size === 1 && more !== undefined && most && meets(most.value + more, finding)
    ? most.source
    : undefined;
};

const bringsAll =
  /\b(?:bring|raise|raising|take|taking|lift)\w*\b[^.;\d]{0,40}\bto (?:about |nearly |over )?$/i;

/** "40 more children, bringing the total to 310" of 270 children in the sources: the same are counted. */
export const withThoseOfDraft = (
  finding: Finding,
  text: string,
  proven: readonly Proven[],
  index: SourceIndex,
): ClaimSource | undefined => {
  const { from } = sentenceOf(text, finding);
  if (finding.kind !== 'figure' || !bringsAll.test(text.slice(from, finding.start)))
    return undefined;
  for (const { finding: more } of proven) {
    const noun = nounAfter(text, more);
    const before = (finding.value ?? 0) - (more.value ?? 0);
    if (more.start < from || more.end > finding.start || noun === undefined || before < smallest)
      continue;
    const place = (index.values.get(`number:${before}`) ?? []).find(
      ({ source, sentence, near }) =>
        sentence >= 0 && source.type !== 'guidelines' && (near.get(noun) ?? 0) >= counted,
    );
    if (place) return place.source;
  }
  return undefined;
};
