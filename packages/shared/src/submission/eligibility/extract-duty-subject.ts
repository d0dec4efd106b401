import { anyOf } from '../../values/any-of.ts';

const duty = anyOf(
  /\b(?:must|shall|(?:need|have) to|(?:are|is) (?:required|expected|asked) to)\b(?! not\b)/i,
  /\bwill be (?:required|asked) to\b(?! not\b)/i,
);
/** A clause before a duty that admits or limits applicants: "Only groups with small budgets may apply and must". */
const admitting = /(?<!\b(?:that|which|who) )\b(?:are|is|may|can)\b|\bonly\b|\beligible\b/i;
const partEnd = /[.;:]\s+|,?\s(?:and|but|while)\s(?=(?:those|applicants|organi[sz]ations)\b)/i;

/**
 * Extracts the subject of a duty, such as "Organizations with a budget over $1 million" before "must submit an audit".
 * A number in it limits the duty, not who may apply. Returns an empty string if no duty has such a subject.
 */
export const extractDutySubject = (text: string): string =>
  text
    .split(partEnd)
    .map((part) => {
      const match = duty.exec(part);
      const subject = match ? part.slice(0, match.index) : '';
      return admitting.test(subject) ? '' : subject;
    })
    .join('. ');
