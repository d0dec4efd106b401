import { findDates } from '../../text/dates.ts';
import type { Finding } from './finding.ts';
import { figuresIn } from './same-figures.ts';

/** A line of the deadline rules themselves says what the applicant must do by that day. */
const ofApplicant =
  /^(?:submit|postmark|send|apply|attend|register|use)\b|^(?:notices?|notifications?|letters?|expressions?) of (?:intent|interest|inquiry)\b|^(?:full |final |completed? )?(?:applications?|proposals?|nominations?|requests?) (?:are |is |must be )?(?:due|deadline|received|submitted|postmarked)\b|\bquestions?\b/i;

/** When the paper came out or was changed: nobody has to do anything by then. */
const ofPaper =
  /^(?:(?:date|day) (?:of )?(?:issue|issued|issuance|release|publication|posting|posted)|(?:(?:rf[paqi]|nof[oa]|foa|grant|call|notice|solicitation|guideline|guidance|program(?:me)?|challenge|competition|application|document|page|opportunity|funding opportunity|announcement)s? |this \p{L}+ )*(?:(?:was |were |is |are |first |last )*(?:issued?|released?|published|posted|updated|revised|launch(?:ed|es)?|advertised|amended|created|modified)|publication|posting|issuance)(?: (?:date|on))?)\b/iu;
const ofRound = /\b(?:round|cycle|call|window|competition|intake|deadline|applications?)\b/i;
/** "Round 2 closed on 14 March 2025", "the last cycle, which closed in May": over. */
const ofPast =
  /\b(?:(?:last|previous|past|prior|first|second|third) (?:[\p{L}-]+ )?(?:round|cycle|call|window|intake|year)|(?:round|cycle|call|intake) (?:\d+|one|two|three|[ivx]+)|previous call)\b.{0,40}\b(?:closed|ended|was due|were due|awarded)\b|\b(?:closed|ended) (?:on|in)\b/iu;
const goesOn = /\b(?:next|now|re-?opens?|new|will|upcoming|extended|until)\b/i;

/** What else happens on a day, and under what it stands then. */
const others: [words: RegExp, kind: Finding['kind']][] = [
  [
    /^(?:(?:final|interim|progress|annual|grant|mid-?term|closing|project|financial|narrative) )*(?:reports?|acquittals?|evaluations? reports?)\b|\breports? (?:is |are |must be )?due\b|^spend[ -]?(?:down|by)\b|\b(?:funds|money) (?:must be )?spent\b/i,
    'content',
  ],
  [
    /^(?:information session|attend the mandatory)|\b(?:webinar|info(?:rmation)? (?:session|meeting)|workshop|office hours|bidders'? conference|drop-in)\b/i,
    'submission',
  ],
  [
    /^(?:applications?|portal|submissions?|round \S+|call|cycle)? ?(?:opens?|opening|open on|become available|(?:is|are) available)\b|^opening date\b/i,
    'submission',
  ],
  [
    /\bdecides?\b(?! (?:whether|how|which|what|if|to)\b)|^(?:decisions?|results|outcomes?|notifications?|announcements?)\b|\b(?:decisions?|notif(?:ied|ication)|announce(?:d|ments?)|outcomes?|winners|finalists|awardees|grantees|hear\b|award(?:s|ees)? (?:made|letters?|notice|list|selected)|award (?:letters?|notices?|date|announcement)|selected|recommend\w*|interviews?|reviews?|(?:review|panel|board|committee|trustees?)\b.{0,20}\b(?:meets?|meeting|review|vote))\b/i,
    'evaluation',
  ],
  [
    /^(?:earliest |anticipated |expected |estimated )*(?:project|grant|funding|contract|award|performance|program(?:me)?|pilot|fellowship|residency|work|activit(?:y|ies))s? (?:\w+ )?(?:starts?|begins?|ends?|period|starting|commences?|completion|delivery|completed)\b|\b(?:start|end|completion|commencement) date\b|\b(?:start|end) of (?:the )?(?:award|grant|project|funding|fellowship|work)\b|\b(?:work|projects?|activities|training|events?|construction)\b.{0,30}\b(?:completed?|finished|end(?:s|ed)?|delivered)\b|\bwork (?:may|can|must) (?:begin|start)\b/i,
    'limit',
  ],
];

/**
 * A day that is no deadline for whoever applies stands under what it is: a decision under how it is judged,
 * the start of the work under the limits. What only dates the paper, or a round that is over, is nothing to do.
 */
export const underWhatItIs = (one: Finding): Finding[] => {
  if (one.kind !== 'deadline') return ofPaper.test(one.text) && isDayAlone(one.text) ? [] : [one];
  if (ofApplicant.test(one.text)) return [one];
  if (ofPaper.test(one.text)) return [];
  if (ofRound.test(one.text) && ofPast.test(one.text) && !goesOn.test(one.text)) return [];
  const kind = others.find(([words]) => words.test(one.text))?.[1];
  return [kind ? { ...one, kind } : one];
};

/** Two rules may tell one day of one sentence: the start of the work, and the work that may begin. */
export const tellsSameDay = (one: Finding, other: Finding): boolean => {
  const figures = figuresIn(one.text);
  return (
    one.kind === other.kind &&
    one.kind !== 'deadline' &&
    one.quote === other.quote &&
    findDates(one.text).length > 0 &&
    figures.join() === figuresIn(other.text).join()
  );
};

/** "Released: March 2, 2027" says nothing but a day. */
const isDayAlone = (text: string): boolean =>
  /^[^:]{4,40}(?::| on) [^.;:]{4,30}$/.test(text) && /\d/.test(text);
