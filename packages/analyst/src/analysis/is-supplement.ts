import { changesCall } from '@grantwright/shared/call-files';
import type { ExtractedText } from '@grantwright/shared/contract';
import { anyOf } from '@grantwright/shared/values';
import type { Unit } from '../document/unit.ts';
import { findChangedCells } from './current-values.ts';

const amendment = anyOf(
  /\b(?:amendments?|addend(?:um|a)|corrigend(?:um|a)|errat(?:um|a)|modification(?:: | (?:no\b|number|#|\d))|corrections?(?:\W*$| to\b)|^\W*updates?(?:\W*$| to\b))/i,
  /\b(?:notice (?:of (?:change|correction|extension|modification)|to (?:change|correct|extend))|deadline exten(?:sion|ded)|extension of (?:the )?(?:deadline|due date|application))\b/i,
);
const questions =
  /\b(?:faqs?|frequently asked questions|questions (?:and|&) (?:answers|responses)|q ?& ?as?)\b/i;
const call =
  /\b(?:applications?|applicants?|proposals?|appl(?:y|ying)|grants?|awards?|deadlines?|due|match(?:ing)?|rf[paiq]s?|nofos?|notice|solicitation|funding|criteria|narratives?|indirect costs|letters? of (?:intent|support))\b/i;
/** A title such as "Amendment 2" or "Addendum to the RFP", unlike "Grants 2027, as amended". */
const amendmentTitle =
  /^\W{0,3}(?:(?:amendment|addendum|corrigendum|erratum)\b(?! (?:rights?|freedom))|modification(?: (?:no\b|number|#|\d)|: ))/i;
/** A longer document with such a title states the whole call again. */
const maxShort = 40;
/** Number of lines at the start that may contain the title. */
const maxOpening = 4;
/** A longer line, such as the links on a page, is not a title. */
const maxTitleLength = 100;
const minQuestions = 3;
const minAboutCall = 2;

const isChange = (unit: Unit): boolean =>
  changesCall(unit.text) || findChangedCells(unit) !== undefined;

/** Whether a document is an amendment to a call, or questions and answers about a call, rather than the call itself. */
export function isSupplement(
  units: readonly Unit[],
  { title = '' }: Pick<ExtractedText, 'title'>,
): boolean {
  const opening = [title, ...units.slice(0, maxOpening).map(({ text }) => text)];
  const aboutCall = units.filter(({ text }) => call.test(text));
  const isShort = units.length <= maxShort && opening.some((text) => amendmentTitle.test(text));
  const changesValue = (unit: Unit): boolean => unit.values.length > 0 && isChange(unit);
  if (isShort && (aboutCall.length > 0 || units.some(changesValue))) return true;
  if (opening.some((text) => amendment.test(text))) return aboutCall.some(isChange);
  return (
    opening.some((text) => text.length <= maxTitleLength && questions.test(text)) &&
    units.filter(({ text }) => text.endsWith('?')).length >= minQuestions &&
    aboutCall.length >= minAboutCall
  );
}
