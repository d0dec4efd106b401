import { anyOf } from '../../values/any-of.ts';
import type { AnalysisDetails, Due } from '../../contract/analysis.ts';
import type { Step } from '../../contract/call-facts.ts';
import { computeCountdown } from './compute-countdown.ts';

/** A letter of intent, due before the application; `need` is what the guidelines state. */
type LetterOfIntent = {
  due: Due;
  step: Step;
  hasPassed: boolean;
  need: 'required' | 'optional' | 'not-stated';
};

/** Names for the letter that may come before the application: "LOI". */
export const letterOfIntentPattern = anyOf(
  /\b(?:LOIs?|NOIs?|letters? of (?:intent|interest|inquiry|enquiry)|notices? of intent)\b/i,
  /\b(?:intent to (?:apply|submit)|expressions? of interest|pre-?(?:proposal|application)s?)\b/i,
  /\bconcept (?:note|paper)s?\b/i,
);
const optional = anyOf(
  /(?:\bnot|n['’]t) (?:be )?(?:required|mandatory|necessary|needed)\b/i,
  /\b(?:optional|encourag\w+|recommend\w*|request(?:ed)?|non-?binding|voluntary)\b/i,
  /\b(?:may (?:submit|send)|should)\b/i,
);
const required = anyOf(
  /\b(?:must|required?|requires|mandatory|shall)\b/i,
  /\bonly (?:applicants|those|organi[sz]ations) (?:who|that|with|whose|invited)\b/i,
  /\b(?:by invitation|invited to (?:submit|apply))\b/i,
);

/** Finds the next letter of intent of a call, or the last one if all have passed. */
export function findLetterOfIntent(
  details: Pick<AnalysisDetails, 'steps' | 'requirements'>,
  now: Date,
  userZone: string,
): LetterOfIntent | undefined {
  const letters = (details.steps ?? [])
    .flatMap((step) => {
      const { kind, date, time, timeZone } = step;
      if (kind !== 'letter-of-intent' || !date) return [];
      const due: Due = { date, ...(time && { time }), ...(timeZone && { timeZone }) };
      return [{ step, due, hasPassed: computeCountdown(due, now, userZone).kind === 'passed' }];
    })
    .toSorted((a, b) => a.due.date.localeCompare(b.due.date));
  const chosen = letters.find(({ hasPassed }) => !hasPassed) ?? letters.at(-1);
  return chosen && { ...chosen, need: classifyNeed(details) };
}

/** Decides whether the letter is required. A sentence that makes it optional outweighs the others. */
function classifyNeed({
  steps = [],
  requirements,
}: Pick<AnalysisDetails, 'steps' | 'requirements'>): LetterOfIntent['need'] {
  const sentences = [
    ...steps.filter(({ kind }) => kind === 'letter-of-intent').map(({ quote = '' }) => quote),
    ...requirements
      .flatMap(({ text, quote = '' }) => [text, quote])
      .filter((text) => letterOfIntentPattern.test(text)),
  ];
  if (sentences.some((text) => optional.test(text))) return 'optional';
  return sentences.some((text) => required.test(text)) ? 'required' : 'not-stated';
}
