import type { ClaimSource } from '@grantwright/shared/contract';
import { topicStems } from '../text/words.ts';
import { findRival } from './context/find-rival.ts';
import { isAskedFor, isOfRequest } from './context/asked-for.ts';
import { isTwin } from './context/is-twin.ts';
import { datedByDocument, isOfDocument } from './dated-by-document.ts';
import { heldInWords } from './held-in-words.ts';
import { isOnOtherWeekday } from './dates-without-year.ts';
import { agedSo, isAgeBoundOnly, isAgeOfPerson, isOfSameBound } from './said-of-ages.ts';
import { saidAsProduct } from './said-as-product.ts';
import { saidBriefly } from './said-briefly.ts';
import { saidAsLabel } from './said-as-label.ts';
import { saidInAddress } from './said-in-address.ts';
import { saidInDenial } from './said-in-denial.ts';
import { saidInPair } from './said-in-pairs.ts';
import { saidApart, saidLiterally } from './said-literally.ts';
import { saidInOrder } from './said-in-order.ts';
import { sinceItsFounding } from './since-its-founding.ts';
import { saidOfGroup } from './said-of-group.ts';
import { spanOfOther } from './span-of-other.ts';
import { isShareOfElse } from './share-of-else.ts';
import { nearWords } from './context/near-words.ts';
import { ofTheState } from './context/of-the-state.ts';
import { withoutItsWhole } from './context/without-its-whole.ts';
import { isMeasuredOtherwise, measureAfter } from './find/measure-after.ts';
import type { Finding } from './finding.ts';
import { datedApart, keysOf, roundedFrom } from './places-of-value.ts';
import { sentenceOf } from './reckon/arithmetic.ts';
import { sameThing } from './same-thing.ts';
import type { Occurrence, SourceIndex } from './source-index.ts';
import { isWhole } from './stated-money.ts';
import {
  around,
  isYear,
  measuredIn,
  nounAfter,
  onlyYear,
  surroundings,
  unitAfter,
  wordAfter,
} from './words-around.ts';

const agrees = (near: readonly string[], occurrence: Occurrence): boolean =>
  near.length === 0 ||
  ![...occurrence.stems].some((stemmed) => /\p{L}/u.test(stemmed)) ||
  near.some((stemmed) => sameThing(stemmed, occurrence.stems));

/** A span told of in a sentence of its own is no span of something else. */
const isAbout = (text: string, { about, unit }: Occurrence): boolean =>
  about === undefined ||
  topicStems(text).some((word) => word !== unit && about.has(word) && !/^\d/.test(word));

/** Kinds of which a source may hold many: that it holds one proves little until it is of the same thing. */
const needsWords = (finding: Finding): boolean =>
  (finding.needsContext ?? false) || finding.kind === 'percentage';

/** A place that gives the number in another unit, where none gives it in the draft's. */
const measuredOtherwise = (
  finding: Finding,
  text: string,
  spoken: readonly string[],
  places: Occurrence[],
): Occurrence | undefined => {
  if (finding.kind === 'date') return undefined;
  const own = measureAfter(text, finding.end);
  const isOtherwise = ({ measure }: Occurrence): boolean =>
    measure !== undefined && isMeasuredOtherwise(own, measure);
  const ofTheSame = places.filter((place) => agrees(spoken, place));
  return ofTheSame.every(isOtherwise) ? ofTheSame[0] : undefined;
};

const isOnlyOfItsKind = (finding: Finding, text: string, beside: readonly Finding[]): boolean => {
  const { from, to } = sentenceOf(text, finding);
  return !beside.some(
    ({ kind, start, end }) =>
      kind === finding.kind && start !== finding.start && start >= from && end <= to,
  );
};

/** "of the 140 homes" is the whole of a table, whichever of its rows the sentence names. */
const ofThemAll = /\b(?:of|all) (?:the|our|these|those|all) (?:of the )?$/i;
const totalRow = /^(?:(?:grand )?totals?|all|altogether|overall)\b[^|]{0,40} \| /i;

/** Where a value of the same thing stands in the sources, the weightiest source first. */
const stated = (
  finding: Finding,
  text: string,
  beside: readonly Finding[],
  index: SourceIndex,
): { place: Occurrence; literal?: true } | { rival: Occurrence } | undefined => {
  const exact = keysOf(finding, text, index).flatMap((key) => index.values.get(key) ?? []);
  const found = [
    ...exact,
    ...(exact.length === 0 ? datedApart(finding, index) : []),
    ...roundedFrom(finding, index),
  ];
  if (found.length === 0) return undefined;
  const spoken = isYear(finding) ? around(text, finding) : surroundings(text, finding);
  const otherwise = measuredOtherwise(finding, text, spoken, exact);
  if (otherwise) return { rival: otherwise };
  // "our 58-year-old midwife Ama Owusu" of "Midwife Ama Owusu, 58, …", "The average reader was 49 years old".
  const ofSentence = topicStems(sentenceOf(text, finding).said).filter((word) => !/^\d/.test(word));
  const ofSomebody =
    /^[\s-]years?[\s-]olds?\b/i.test(text.slice(finding.end)) &&
    exact.find(
      ({ stems, sentence }) =>
        sentence >= 0 && ofSentence.filter((word) => stems.has(word)).length >= 2,
    );
  if (ofSomebody) return { place: ofSomebody };
  const literal = saidLiterally(finding, text, exact, index);
  if (literal) return { place: literal, literal: true };
  const inOrder = saidInOrder(finding, text, exact, index);
  if (inOrder) return inOrder;
  const apart = [saidApart, saidAsLabel, saidAsProduct, sinceItsFounding, saidInDenial]
    .map((find) => find(finding, text, exact, index))
    .find(Boolean);
  if (apart) return { place: apart };
  const address = saidInAddress(finding, text, exact, index);
  if (address) return { place: address, literal: true };
  // What the sources give as a total is one, in whatever words.
  const whole =
    index.wholes.has(finding.value ?? Number.NaN) &&
    isWhole(text, finding.start, finding.end) &&
    exact.find(({ sentence }) => sentence >= 0);
  if (whole) return { place: whole };
  const ofAll =
    ofThemAll.test(text.slice(0, finding.start)) &&
    exact.find(({ sentence }) => totalRow.test(index.texts[sentence]?.written ?? ''));
  if (ofAll) return { place: ofAll };
  const ofGroup = saidOfGroup(finding, text, exact, index) ?? saidBriefly(finding, text, index);
  if (ofGroup) return { place: ofGroup };
  const unit = unitAfter(text, finding);
  const next = wordAfter(text, finding);
  const when = onlyYear(text, finding);
  const company = new Set(
    needsWords(finding) || isYear(finding)
      ? beside.flatMap((other) =>
          other === finding || isYear(other)
            ? []
            : other.keys.flatMap(
                (key) => index.values.get(key)?.map(({ sentence }) => sentence) ?? [],
              ),
        )
      : [],
  );
  const fits = (occurrence: Occurrence): boolean =>
    ((agrees(spoken, occurrence) && !isShareOfElse(finding, spoken, occurrence)) ||
      company.has(occurrence.sentence)) &&
    measuredIn(unit, occurrence, next) &&
    isAbout(text, occurrence);
  const free = exact.length > 0 && !needsWords(finding);
  const fitting = found.filter(
    (occurrence, at) =>
      ((free && at < exact.length && occurrence.unit === undefined) || fits(occurrence)) &&
      !(finding.kind === 'money' && occurrence.counted) &&
      (finding.kind !== 'date' || isAbout(text, occurrence)) &&
      !isAgeBoundOnly(finding, text, occurrence, index) &&
      (occurrence.year === undefined || when === undefined || when === occurrence.year),
  );
  const reported = datedByDocument(finding, beside, index);
  const ofDocument = reported && found.find(({ source }) => isOfDocument(source, reported));
  if (fitting.length === 0) return ofDocument ? { place: ofDocument } : undefined;
  const near = ofTheState(withoutItsWhole(nearWords(text, finding, beside), finding, text), index);
  const others = new Set(
    beside.flatMap((other) =>
      other === finding
        ? []
        : [
            ...other.keys,
            ...other.implies,
            ...(other.kind === 'money' ? [`number:${other.value}`] : []),
          ],
    ),
  );
  // What follows by arithmetic may stand beside no words.
  const derived = fitting.find(
    ({ sentence, near: words, about, unit: own }) =>
      // Nor need the organization's age: what it has done for so long is told in any words.
      sentence < 0 && (words.size === 0 || (own !== undefined && about === undefined)),
  );
  const ofOther = derived?.unit === undefined ? undefined : spanOfOther(finding, text, index);
  if (ofOther) return { rival: ofOther };
  if (derived) return { place: derived };
  const ofPerson = fitting.find((place) => isAgeOfPerson(finding, text, place));
  if (ofPerson) return { place: ofPerson };
  // A year that shares so much of its sentence is the year of what the sentence tells.
  const told = fitting.find(
    ({ stems }) => isYear(finding) && spoken.filter((word) => stems.has(word)).length >= 3,
  );
  if (told) return { place: told };
  // So is one that stands in the sources with another figure of the same sentence.
  const dated = isYear(finding) && fitting.find(({ sentence }) => company.has(sentence));
  if (dated) return { place: dated };
  if (ofDocument) return { place: ofDocument };
  const ofBound = fitting.find((place) => isOfSameBound(finding, text, place, index));
  if (ofBound) return { place: ofBound };
  // "people over 60" tells of an age, whatever else is counted of those people.
  const aged = agedSo(text, finding);
  const ofAge = aged && fitting.find(({ near: words }) => aged.some((word) => words.has(word)));
  if (ofAge) return { place: ofAge };
  const asked = isAskedFor(finding, text) && fitting.find((place) => isOfRequest(place, index));
  if (asked) return { place: asked };
  const comparable = found.filter(({ unit: own }) => own === undefined || own === unit);
  const rival = findRival({
    finding,
    near,
    own: comparable,
    beside: others,
    index,
    unit,
    next,
    noun: finding.kind === 'figure' ? nounAfter(text, finding) : undefined,
    size: finding.kind === 'figure' ? measureAfter(text, finding.end).size : undefined,
    isTwin: isTwin(finding, near, text, beside, index),
    isOnly: isOnlyOfItsKind(finding, text, beside),
  });
  return rival ? { rival: rival.occurrence } : fitting[0] && { place: fitting[0] };
};

export type Trace = {
  source?: ClaimSource;
  /** Where the sources give another value for the same thing. */
  rival?: Occurrence;
  /** A source says it in the very words. */
  literal?: true;
};

/** Where the value of a finding stands in the sources; no source when nowhere, or only said of something else. */
export const traceValue = (
  finding: Finding,
  text: string,
  /** All values of the line. */
  beside: readonly Finding[],
  index: SourceIndex,
): Trace => {
  if (isOnOtherWeekday(finding, index)) return {};
  const found = stated(finding, text, beside, index);
  const paired =
    found && 'place' in found ? undefined : saidInPair(finding, text, beside, index)?.source;
  if (paired) return { source: paired };
  if (found)
    return 'place' in found
      ? { source: found.place.source, ...(found.literal ? { literal: true as const } : {}) }
      : { rival: found.rival };
  const source = finding.keys.map((key) => heldInWords(key, index)).find(Boolean);
  return source ? { source } : {};
};
