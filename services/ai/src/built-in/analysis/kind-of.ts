import type { RequirementKind } from '@grantwright/shared/contract';

/** "June 30th: Grant recipients are named" is a line of a calendar, whatever happens on the day. */
const calendarLine =
  /^(?:early |mid-?|late |by |in )?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?(?:\s?(?:-|to|and)\s?(?:(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?))?\.?(?: ?\d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?)?\s?(?::| - )/i;

/** What a sentence says so plainly that no other of its words decides. */
const plainly: [RequirementKind, RegExp][] = [
  ['deadline', calendarLine],
  [
    'deadline',
    /\b(?:awarded|announced|decided|named|selected) (?:by|in|on|before) (?:early |late |mid-?)?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
  ],
  [
    'eligibility',
    /\b(?:encouraged|invited|welcome|eligible|allowed|entitled) to (?:re)?apply\b|\bapplications from [^.]{3,60} (?:will|are|can|may)(?: not|not)? be\b/i,
  ],
  ['evaluation', /\breview (?:process )?(?:will be|is|are) (?:conducted|held|carried out|done)\b/i],
  ['submission', /\bquestions\b[^.]{0,60}\b(?:sent|directed|addressed|e-?mailed) to\b/i],
  [
    'deadline',
    /^(?:(?:the )?(?:applications?|round|portal|call|fund)(?: \d+)? )?(?:re-?)?(?:opens?|closes?)\b[^.]{0,40}\d/i,
  ],
  [
    'amount',
    /\bpayments? (?:is|are|will|may)\b|\bpaid (?:in|out|after|upon|on)\b|\b(?:percent|%) (?:must|has to|should|may|can|will) (?:come|be (?:found|raised|matched|secured))\b|\b(?:other|own|further) (?:sources|funds)\b[^.]*\b(?:cash|percent|%|match)\b/i,
  ],
  [
    'format',
    /\b\d{1,2}[- ]?(?:point|pt)\b|\b(?:margins?|(?:single|double|line)[- ]spac(?:ed|ing)|typefaces?|fonts?|letter[- ]size|A4)\b/i,
  ],
  [
    'attachment',
    /\b(?:upload|attach|enclose) (?:an?|the|your) (?:[\w-]+ ){0,2}(?:budget|work ?plan|project plan|timeline|letters?)\b/i,
  ],
  [
    'limit',
    /\b(?:pages?|words?|text|anything|whatever|material) (?:that )?(?:beyond|over|above|in excess of|goes over|exceeds?)\b|\b(?:limits?|word counts?) (?:are|is) (?:firm|strict|absolute|enforced)\b/i,
  ],
  [
    'limit',
    /\b(?:works?|projects?|activit(?:y|ies)|events?)\b[^.]{0,40}\b(?:runs?|complete[d]?|finished|take place|end)\b[^.]{0,60}\b(?:by|between|before|until|within)\b[^.]*\d/i,
  ],
  [
    'submission',
    /\b(?:late|incomplete|unsigned) (?:forms?|applications?|proposals?|requests?|submissions?|entries)\b/i,
  ],
  [
    'evaluation',
    /\b(?:funding|selection|award|grant|final) decisions?\b|\bcriteria\b|\bnotif(?:y|ied|ication)\b/i,
  ],
];

/** What a line is about by how it begins, whichever rule found it. */
const byItsHead: [RequirementKind, RegExp][] = [
  ['amount', /^(?:size|range) of (?:(?:the|our|each|an?) )?(?:grants?|awards?|requests?)\b/i],
  [
    'eligibility',
    /^(?:(?:applicants|organi[sz]ations|you) (?:must|should) )?(?:have|has) been (?:operating|in (?:operation|existence)|active|established|registered)\b/i,
  ],
];

export const kindByItsHead = (text: string): RequirementKind | undefined =>
  byItsHead.find(([, words]) => words.test(text))?.[0];

/** The kind of a sentence that leaves no doubt. */
export const kindSaidPlainly = (text: string): RequirementKind | undefined =>
  plainly.find(([, words]) => words.test(text))?.[0];

/** What a sentence is about, by its words, where no rule of its own knows. */
export const kindOf = (text: string): RequirementKind => {
  const said = kindSaidPlainly(text);
  if (said) return said;
  if (
    /^(?:applicants?|organi[sz]ations?|communities|groups|you) (?:should|must) have\b/i.test(text)
  )
    return 'eligibility';
  if (/\bfiscal (?:sponsor|agent)/i.test(text)) return 'eligibility';
  if (/\b(?:acquittals?|reports?)\b/i.test(text)) return 'content';
  if (
    /\b(?:annual (?:income|turnover|budget)|at least (?:\w+ ){1,2}trustees|in operation)\b/i.test(
      text,
    )
  )
    return 'eligibility';
  if (/\b(?:regist|SAM\.gov|UEI|eRA Commons|(?<!bank )account)/i.test(text)) return 'submission';
  if (/\b(?:attach|letter of|documentation|resume|form\b|certificat)/i.test(text))
    return 'attachment';
  if (
    /\b(?:narrative|describe|abstract|section|explain|address|plan|include|demonstrate|proposal must|application must|heading)\b/i.test(
      text,
    )
  )
    return 'content';
  if (
    /\b(?:submit\w*|submission|register|portal|e-?mail|(?<!bank )account|technical (?:issues?|problems?))\b/i.test(
      text,
    )
  )
    return 'submission';
  if (/\b(?:funds|costs?|budget|\$|expens)/i.test(text)) return 'amount';
  if (/\b(?:applicants?(?! data)|director|nonprofit|located|eligible)\b/i.test(text))
    return 'eligibility';
  return 'content';
};
