import { changesCall } from '@grantwright/shared/call-files';
import type { ExtractedText } from '@grantwright/shared/contract';
import { anyOf } from '@grantwright/shared/values';
import type { Unit } from '../document/unit.ts';
import { findChangedCells } from './current-values.ts';

const amendment = anyOf(
  /\b(?:amendments?|addend(?:um|a)|corrigend(?:um|a)|errat(?:um|a)|modification (?:no\b|number|#|\d))/i,
  /\b(?:notice of (?:change|extension|modification)|deadline exten(?:sion|ded)|extension of (?:the )?(?:deadline|due date|application))\b/i,
);
const questions =
  /\b(?:faqs?|frequently asked questions|questions (?:and|&) (?:answers|responses)|q ?& ?as?)\b/i;
const call =
  /\b(?:applications?|applicants?|proposals?|appl(?:y|ying)|grants?|awards?|deadlines?|due|match|rf[paiq]s?|nofos?|notice|solicitation|funding)\b/i;
/** Number of lines at the start that may contain the title. */
const maxOpening = 4;
/** A longer line, such as the links on a page, is not a title. */
const maxTitleLength = 100;
const minQuestions = 3;
const minAboutCall = 2;

/** Whether a document is an amendment to a call, or questions and answers about a call, rather than the call itself. */
export function isSupplement(
  units: readonly Unit[],
  { title = '' }: Pick<ExtractedText, 'title'>,
): boolean {
  const opening = [title, ...units.slice(0, maxOpening).map(({ text }) => text)];
  const aboutCall = units.filter(({ text }) => call.test(text));
  if (opening.some((text) => amendment.test(text)))
    return aboutCall.some((unit) => changesCall(unit.text) || findChangedCells(unit) !== undefined);
  return (
    opening.some((text) => text.length <= maxTitleLength && questions.test(text)) &&
    units.filter(({ text }) => text.endsWith('?')).length >= minQuestions &&
    aboutCall.length >= minAboutCall
  );
}
