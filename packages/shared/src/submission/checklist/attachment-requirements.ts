import type { AnalysisDetails, Attachment, Requirement } from '../../contract/analysis.ts';
import type { AttachmentRow, Submission } from '../../contract/submission.ts';
import { toComparableText } from '../../text/comparable-text.ts';
import { createStateLookup } from './list-checklist-items.ts';

type TickedState = Pick<AttachmentRow, 'state' | 'reason'>;

/**
 * Returns a function that finds the state of the requirements that ask only for an attachment, given by the applicant
 * while the analysis listed them on the checklist. It returns undefined if there are none, or if a requirement that
 * asks for the attachment is open.
 */
export function createTickedStateLookup(
  { requirements, attachments = [] }: Pick<AnalysisDetails, 'requirements' | 'attachments'>,
  submission: Submission | undefined,
): (attachment: Attachment) => TickedState | undefined {
  const lookUpState = createStateLookup(submission);
  const findNamed = createNameFinder(attachments);
  const attached = requirements
    .filter(({ isAttached }) => isAttached)
    .map((requirement) => ({ named: findNamed(requirement), ...lookUpState(requirement) }));
  return ({ name }) => {
    const asking = attached.filter(({ named }) => named.has(toPhrase(name)));
    if (asking.some(({ state }) => state === 'open')) return undefined;
    const asksOnly = asking.filter(({ named }) => named.size === 1);
    if (asksOnly.length === 0) return undefined;
    return asksOnly.some(({ state }) => state === 'done') ? { state: 'ready' } : toReason(asksOnly);
  };
}

const toReason = (states: readonly { reason?: string }[]): TickedState => {
  const reason = states.find((one) => one.reason)?.reason;
  return { state: 'not-applicable', ...(reason && { reason }) };
};

const negative = /\b(?:not|never|no longer)\b/i;

/** Whether a requirement of the checklist asks for an attachment that the analysis does not list. */
export function isAskedFor(details: AnalysisDetails | undefined, name: string): boolean {
  const { requirements = [], attachments = [] } = details ?? {};
  const findNamed = createNameFinder([...attachments, { name }]);
  return requirements.some(
    (requirement) =>
      requirement.kind === 'attachment' &&
      !negative.test(requirement.text) &&
      findNamed(requirement).has(toPhrase(name)),
  );
}

/**
 * Returns a function that finds the attachments whose name or quote a requirement contains. Of overlapping names, the
 * longest counts: "budget narrative" does not name the budget.
 */
function createNameFinder(
  attachments: readonly Pick<Attachment, 'name' | 'quote'>[],
): (requirement: Requirement) => Set<string> {
  const phrases = attachments
    .map(({ name, quote }) => ({ name: toPhrase(name), quote: quote && toPhrase(quote) }))
    .toSorted((a, b) => b.name.length - a.name.length);
  return ({ text, quote, moreQuotes = [] }) => {
    const texts = [text, quote, ...moreQuotes.map((more) => more.quote)].map((one = '') =>
      toPhrase(one),
    );
    let words = texts.join('|');
    const named = phrases.filter((phrase) => {
      const others = words.replaceAll(phrase.name, ' | ');
      const isNamed = others !== words;
      words = others;
      return isNamed || texts.some((one) => phrase.quote && one.includes(phrase.quote));
    });
    return new Set(named.map(({ name }) => name));
  };
}

const toPhrase = (text: string): string => ` ${toComparableText(text)} `;
