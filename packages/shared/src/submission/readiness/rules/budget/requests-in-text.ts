import { anyOf } from '../../../../values/any-of.ts';
import { type Amount, amountsIn } from '../../../../values/money/amounts.ts';
import type { Draft } from '../../readiness-input.ts';

export type StatedRequest = Amount & {
  /** The sentence that states the request. */
  sentence: string;
};

const applicants = '(?:we|organization|applicant|house|center|project|proposal|application)';
const requesting = '(?:requesting|seeking|asking for|applying for)';
const fillers = '(?: a| an| support| funding| total| grant| of| for| the| amount| your){0,6} $';
/** The end of the text before an amount that the applicant requests. */
const requestBeforeAmount = anyOf(
  // "We request a grant of"
  new RegExp(
    `\\b${applicants}\\b.{0,40}\\b(?:requests?|seeks?|asks? for|appl(?:y|ies) for)${fillers}`,
    'i',
  ),
  // "is requesting a total of"
  new RegExp(`\\b(?:are|is) ${requesting}${fillers}`, 'i'),
  // "Amount requested:", "our request is"
  /\b(?:amount|total|funds|grant)(?: amount)? requested(?: is| of|:){0,2} $/i,
  /\b(?:(?:grant|our|total|funding) request|request(?:ed)? amount)(?: is| of|:){0,2} $/i,
);
const otherFunderAfterAmount = /^[^.;]{0,20}?\bfrom (?!this\b|you\b|your\b)/i;

/** More amounts than any budget has; amounts beyond this number are ignored. */
const maxAmounts = 2_000;
const maxSentenceLength = 500;

/** Finds the amounts that, according to the text, the applicant requests from this funder. */
export function requestsInText({ text, details, grantProgram }: Draft): StatedRequest[] {
  const funderNames = [details?.funder, grantProgram].filter((name) => name);
  const requests: StatedRequest[] = [];
  let read = 0;
  for (const line of text.split('\n')) {
    for (const amount of amountsIn(line)) {
      read += 1;
      if (read > maxAmounts) return requests;
      if (!requestBeforeAmount.test(line.slice(Math.max(0, amount.start - 160), amount.start)))
        continue;
      const end = line.slice(amount.end, amount.end + 120);
      const isOurs = funderNames.some((name) => name && end.includes(name));
      if (otherFunderAfterAmount.test(end) && !isOurs) continue;
      requests.push({ ...amount, sentence: sentenceAround(line, amount.start) });
    }
  }
  return requests;
}

function sentenceAround(line: string, index: number): string {
  const context = line.slice(Math.max(0, index - maxSentenceLength), index);
  const after = line.slice(index, index + maxSentenceLength);
  const to = after.indexOf('. ');
  const start = context.slice(context.lastIndexOf('. ') + 1);
  return `${start}${to < 0 ? after : after.slice(0, to + 1)}`.trim();
}
