import type { AnalysisDetails, Attachment, Requirement } from '../../contract/analysis.ts';
import type { AttachmentRow, Submission } from '../../contract/submission.ts';
import { normalizeName } from '../sections/same-name.ts';
import { createStateLookup } from './list-checklist-items.ts';

/**
 * Returns the state of the requirements that ask only for this attachment, given by the applicant while the analysis
 * listed them on the checklist. Returns undefined if one of them is open.
 */
export function findTickedState(
  details: AnalysisDetails | undefined,
  submission: Submission | undefined,
  attachment: Attachment,
): Pick<AttachmentRow, 'state' | 'reason'> | undefined {
  const lookUpState = createStateLookup(submission);
  const states = (details?.requirements ?? [])
    .filter((requirement) => requirement.isAttached && asksFor(requirement, attachment))
    .map(lookUpState);
  if (states.length === 0 || states.some(({ state }) => state === 'open')) return undefined;
  return states.find(({ state }) => state === 'done') ? { state: 'ready' } : toReason(states);
}

const toReason = (
  states: readonly { reason?: string }[],
): Pick<AttachmentRow, 'state' | 'reason'> => {
  const reason = states.find((one) => one.reason)?.reason;
  return { state: 'not-applicable', ...(reason && { reason }) };
};

const negative = /\b(?:not|never|no longer)\b/i;

/** Whether a requirement of the checklist asks for an attachment that the analysis does not list. */
export const isAskedFor = (details: AnalysisDetails | undefined, name: string): boolean =>
  (details?.requirements ?? []).some(
    (requirement) =>
      requirement.kind === 'attachment' &&
      !negative.test(requirement.text) &&
      asksFor(requirement, { name }),
  );

/** Whether the text of a requirement contains the name or the quote of an attachment. */
function asksFor(
  { text, quote = '', moreQuotes = [] }: Requirement,
  attachment: Pick<Attachment, 'name' | 'quote'>,
): boolean {
  const texts = [text, quote, ...moreQuotes.map((more) => more.quote ?? '')].map(toPhrase);
  const phrases = [attachment.name, attachment.quote ?? ''].filter(Boolean).map(toPhrase);
  return texts.some((words) => phrases.some((phrase) => words.includes(phrase)));
}

const toPhrase = (text: string): string => ` ${normalizeName(text)} `;
