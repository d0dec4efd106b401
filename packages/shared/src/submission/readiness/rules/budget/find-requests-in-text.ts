import { type Amount, findAmounts } from '../../../../values/money/amounts.ts';
import type { Draft } from '../../readiness-input.ts';

export type StatedRequest = Amount & {
  /** The sentence that states the request. */
  sentence: string;
};

const applicant =
  '\\b(?:[Ww]e|[Oo]rganization|[Aa]pplicant|[Hh]ouse|[Cc]enter|[Pp]roject|[Pp]roposal|[Aa]pplication)\\b(?:(?! (?:that|which|who|whose)\\b).){0,40} ';
const name = "\\p{Lu}[\\p{L}’'-]{0,40} (?:respectfully |hereby )?";
/** "your Fund", "the Lakeview Community Foundation" */
const funder =
  "(?:you|(?:the|your) (?:[\\w’'&.-]{1,30} ){0,5}(?:[Ff]oundation|[Ff]und|[Tt]rust|[Ee]ndowment|[Bb]oard|[Cc]ommittee|[Cc]ouncil|[Aa]gency|[Pp]rogram))";
/** "We request", "Harbor Kids seeks", "is asking the Foundation for" */
const requesting =
  `(?:${applicant}(?:requests?|seeks?|(?:asks?|appl(?:y|ies))(?: ${funder}| to ${funder})? for)` +
  `|${name}(?:requests|seeks|(?:asks|applies)(?: ${funder}| to ${funder})? for)` +
  `|\\b(?:are|is) (?:requesting|seeking|(?:asking|applying)(?: ${funder}| to ${funder})? for))`;
/** Words before "grant" that may be about another funder, or that start a clause: "a plan to build a …". */
const otherWords =
  'additional|another|bank|city|county|each|federal|for|from|in|local|match|matching|of|other|private|separate|state|that|to|which|who|with';
const about = '(?:about|approximately|exactly|just|no more than|only|up to)';
const fillers = '(?: (?:a|an|the|your|support|funding|total|grant|of|for|amount)){0,6}';
/** "a two-year, unrestricted grant of", "funding in the amount of" */
const ofGrant = `(?: (?!(?:${otherWords})\\b)[\\p{Ll}\\d-]{1,30},?){0,5} (?:grant|award|funding|funds|support|assistance|investment|contribution|gift|total|amount|sum)(?: (?:of|for|totall?ing|in the (?:total )?amount of|in the sum of))`;
/** Patterns for the text that leads up to a requested amount. */
const requestBeforeAmount = [
  // "We request a grant of"
  new RegExp(`${requesting}(?:${fillers}|${ofGrant})(?: ${about})? $`, 'u'),
  // "Amount requested:", "our request is for"
  /\b(?:amount|total|funds|grant)(?: amount)? requested(?: is| of|:){0,2} $/i,
  /\b(?:(?:grant|our|this|total|funding) request|request(?:ed)? amount)(?: is| of| for| totals|:){0,2} $/i,
];
/** "from the Elm Trust", but not the start of a period: "from January 2027 to" */
const otherFunderAfterAmount =
  /^(?:[^.;]{0,20}?\bfrom (?!this\b|you\b|your\b|(?:\p{L}{3,9}\.? )?\d)|[^.;]{0,12}?\b(?:in|as|of) (?:\w+ )?(?:match|matching|other|additional|in-kind|private|donat\w*)\b)/iu;

const perYear =
  /\b(?:per (?:year|month)|annual(?:ly)?|(?:each|a|every) (?:year|month)|yearly|monthly)\b/i;

/** Whether a request may be for a part of the period, so that it need not equal others. */
export const isPerYear = ({ sentence }: StatedRequest): boolean => perYear.test(sentence);

/** More than any budget has; further amounts are ignored. */
const maxAmounts = 2_000;
const maxSentenceLength = 500;

/** Finds the amounts that, according to the text, the applicant requests from this funder. */
export function findRequestsInText({ text, details, grantProgram }: Draft): StatedRequest[] {
  const funderNames = [details?.funder, grantProgram].filter((name) => name);
  const requests: StatedRequest[] = [];
  let read = 0;
  for (const line of text.split('\n')) {
    for (const amount of findAmounts(line)) {
      read += 1;
      if (read > maxAmounts) return requests;
      const before = line.slice(Math.max(0, amount.start - 160), amount.start);
      if (!requestBeforeAmount.some((pattern) => pattern.test(before))) continue;
      const end = line.slice(amount.end, amount.end + 120);
      const isOurs = funderNames.some((name) => name && end.includes(name));
      if (otherFunderAfterAmount.test(end) && !isOurs) continue;
      requests.push({ ...amount, sentence: getSentenceAround(line, amount.start) });
    }
  }
  return requests;
}

function getSentenceAround(line: string, index: number): string {
  const context = line.slice(Math.max(0, index - maxSentenceLength), index);
  const after = line.slice(index, index + maxSentenceLength);
  const to = after.indexOf('. ');
  const start = context.slice(context.lastIndexOf('. ') + 1);
  return `${start}${to < 0 ? after : after.slice(0, to + 1)}`.trim();
}
