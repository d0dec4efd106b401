import { findDates, type DateMention } from '../../text/dates.ts';
import type { Statement } from './guidelines.ts';
import { stepOfLabel } from './step-of-label.ts';

/** Words that make the date after them the day by which an application must be in. */
const dueWord =
  /\b(?:dead-?lines?|due(?! diligence)|clos(?:es?|ing)|submi\w+|(?:calls?(?: for \w+)?|(?:application|submission) (?:period|window)|competition|round)\b[^.;]{0,40}\bends?|received|receipt|postmarked|accepted (?:until|through|thru|by|up to|no later)|open (?:now )?until|apply by|applied(?! towards?\b)|(?:must|should|has to|have to|needs? to) (?:be (?:in|here|with us)|arrive|reach|get to)|(?:must|should|need to) have (?:everything|it|them|all|your \w+)\b.{0,60}\bby|(?:drop|mail|bring)\b.{0,110}\bby|be in this office|in our (?:hands|office)|reach us|intakes (?:each|every|a|per) (?:calendar )?year(?=\s*[:–—-])|intake dates?(?=\s*(?:is|are|[:–—-]))|return(?:ed)? (?:this|the|your|it|a|completed|signed)\b[^.;]{0,70}\bby|file[ds]?|no later than|not later than|applications?\b.{0,40}\b(?:by|until|through|before)|proposals?\b.{0,40}\b(?:by|until|through|before)|requests?\b.{0,40}\b(?:by|until|before)|sen[dt]\b.{0,90}\bby)\b/i;
/** After the date: "October 15 is the deadline", "October 15, 2014 deadline". */
const dueAfter =
  /^(?:[^.;]{0,40}\bto be considered (?:in|at|by)\b)|^\W{0,3}(?:(?:at |by )?(?:\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|noon|midnight)(?: [A-Z]{1,3}T| [A-Z]\p{L}+ time)?\W{0,3})?(?:(?:is|are|will be) (?:the |our |each year's )?)?(?:\w+ ){0,2}(?:dead-?lines?|due dates?|closing date|cut-?off)\b/iu;
/** Dates of another step, or of other people. */
export const otherStep =
  /\b(?:(?:award|grant|fellowship|prize)s? (?:has|have|carr(?:y|ies)|comes?) (?:with )?(?:an? |the )?(?:expectation|obligation|condition)s?|manuscripts?|letters (?:are|must be|should be|will be)|notices? of intent|letters? of (?:intent|inquiry|enquiry|interest)|loi\b|lois\b|pre-?applications?|pre-?proposals?|concept (?:papers?|notes?)|expressions? of interest|intent[- ]to[- ](?:apply|bid|propose|submit)|notif\w*|announc\w*|award(?:s|ed|ees)?\b.{0,20}\b(?:made|date|issued|selected)|(?:final|progress|interim|annual|quarterly|closing|summary|completion|expenditure) reports?|reports? of (?:the|your|its|their)|reports? (?:(?:is|are|must be|will be) )?(?:due|deadline|by\b)|acquittals?\b|acquitted|withdr[ae]w\w*|(?:submit|send|file|return|provid|deliver)\w* (?:us )?(?:an?|the|their|your|one) (?:[\w-]+ ){0,3}reports?\b|purchases?\b|(?:grantees?|awardees?|recipients|fellows|winners) (?:must|will|shall|should|send|submit|file|return|report)\b|(?:grant|award|funding) agreements?|reporting|questions?|inquir\w*|clarification|webinar|workshop|sessions?|meetings?|conference|orientation|office hours|interviews?|site visits?|(?<!\bfor )review(?:ed)? (?:by|period|date|panel)|panel|board (?:decision|vote)|decisions?|start date|begin\w*|commence\w*|issued?(?: date)?|release\w*|posted|open(?:s|ing|ed)? (?:date|on)|earliest|period of performance|project period|grant period|contracts?|advisory council|expended|spen[dt]|incurred|completed by|payment|invoice|fiscal year|effective|incorporated|established|last updated|revised|amend\w*|draft feedback|(?:comments|feedback|drafts) (?:(?:is|are|will be) )?(?:returned|sent|given|back)|(?:staff|readers['’]?|reviewers['’]?) (?:comments|feedback)|(?:feasibility|eligibility|pre-?)[ -]?(?:checks?|screening|quiz)|pre-?registration|consultations?|appointments?|drafts? (?:of|for|review\w*)|technical assistance|e\.o\.|intergovernmental review|recommendations?|(?:reference|support|mentor|faculty|advis[eo]r|supervisor)(?:'s)? (?:mentor )?letters?|registration|request(?:s|ing)? (?:for )?(?:an? |the )?(?:mentor\w*|coach\w*|interpret\w*|translation|accommodations?|feedback|help|assistance)\b|expected|anticipated award|expir\w*)/i;
/** Right before a date: something starts, opens or happens then, and nothing is due. */
const notDue =
  /\b(?:open(?! (?:now )?(?:until|till)\b| calls?\b)(?:s|ed|ing)?|begin(?:s|ning)?|start(?:s|ing)?|from|between|available|after|since|spen[dt]|incurred|relat\w+|period(?!:)|established|founded|dated|effective|as of|posted|notified|announced|award(?:ed|ing)?|awards? (?:the )?(?:grants?|funds)|decisions?|takes? place|travel(?:s|l?ed|l?ing)?|occur\w*|held)\b[^,;]{0,30}$/i;

/** "Eligibility check requests can be submitted until May 3" is what one may do before one applies. */
const ofCheck =
  /\b(?:feasibility|eligibility|pre-?)[ -]?(?:checks?|screening|quiz)(?: requests?| forms?)? [^.;]{0,60}\b(?:until|by|before|through)\b/i;

/** "any time between the opening of the call and January 19": what stands right before is where the span ends. */
const endsSpan =
  /\b(?:between|from) [^.;,\d]{3,90}\b(?:and|to|until|through)(?: the)?\s*(?:\w+day,? )?$/i;
const opensAt = (text: string, date: DateMention): boolean =>
  notDue.test(text.slice(Math.max(0, date.start - 45), date.start)) &&
  !endsSpan.test(text.slice(Math.max(0, date.start - 120), date.start));

export const dueHeading =
  /\b(?:deadlines?|due dates?|closing dates?|target dates?|submission dates?|when to apply|application (?:cycle|period|window|timeline|schedule)s?|when (?:are|is) [\w ]{3,30} due|when (?:do|can|should) (?:we|i|you) apply)\b/i;
/** "due", "Closing date": labels of the date itself. */
export const dueLabel =
  /\b(?:dead-?lines?|due|clos(?:es?|ing)|intakes (?:each|every|a|per) (?:calendar )?year$|intake dates?$|submission (?:date|ends?)|target date|submit by|apply by|receipt date|cut-?off|in our hands|reach(?:es)? us|received by|(?:be|are) in by|arrive by)\b/i;
/** "You may apply between", "Application window", "Open – close": labels of a span whose end is the due date. */
const windowLabel =
  /\bappl(?:y|ications?|ying)\b[^:]{0,30}\b(?:between|window|periods?|from)\b(?! of )|\b(?:submission|entry|nomination|proposal) (?:window|period)s?\b|^(?:dates? )?open(?:s|ing)?(?: dates?)? ?(?:-|–|to|\/|and) ?clos(?:es?|ing)(?: dates?)?\b|^(?:(?:first|second|third|spring|summer|fall|autumn|winter|grant|funding) )?(?:window|intake)(?: (?:\d{1,2}|[A-D]|[IVX]{1,3}|one|two|three|four))?$/i;
/** What comes before the application, and has dates of its own. */
const preliminary =
  /\b(?:notices? of intent|letters? of intent|intent[- ]to[- ](?:apply|propose)|pre-?(?:applications?|proposals?))\b/i;
/** "Applications should be with the Clerk by" over a table or list of dates. */
const dueLead =
  /\b(?:applications?|proposals?|requests?|letters?|forms?|submissions?)\b[^.]*\b(?:by|before|no later than)\s*:?$/i;

/** "The toy drive is due December 1, and that is a separate thing", "our regular cycles (which have deadlines of …)". */
/** "We allocated several grants during the 4 deadlines (…)" tells of rounds that are over. */
const elsewhere =
  /\b(?:allocated|awarded|evaluated|reviewed)\b[^.]{0,40}\b(?:during|at|in) the (?:\w+ )?deadlines\b|\bthat (?:is|'s) a separate\b|\bregular (?:\w+ )?cycles? \(?which (?:has|have) (?:a )?deadlines?\b/i;

/** "February 12: Application is available" among the deadlines is the day from which one may apply. */
const becomesOpen =
  /^(?:the )?(?:\w+ ){0,3}(?:applications?|portal|forms?|guidelines) (?:is|are|becomes?|will be|goes|go) (?:available|live|open|online)$/i;

/** "6 December: Deadline by the board on granting" */
const decidedBy = /dead-?line by (?:the |our )?(?:[\w-]+ ){0,2}(?:board|committee|panel)\b/i;

/** "starting in May and ending no later than 31 December": the work ends then, and nothing is due. */
const endsWork =
  /\b(?:end(?:s|ing|ed)?|finish(?:es|ed|ing)?|complet(?:e|es|ed|ing)|conclud(?:e|es|ed|ing)|run(?:s|ning)?|last(?:s|ing)?|start(?:s|ing)?|spen[dt]|used?) (?:[\w-]+ ){0,3}(?:no|not) later than (?:the )?(?:\w+day,? )?$/i;

const isDue = (text: string, date: DateMention, last: DateMention | undefined): boolean => {
  const from = Math.max(0, date.start - 120, ...(last && last.end <= date.start ? [last.end] : []));
  const before = text.slice(from, date.start).split(';').at(-1) ?? '';
  const after = text.slice(date.end, date.end + 40);
  // "9/10/07, breakfast at the airport": an example in quotation marks.
  if (/["“]$/.test(before)) return false;
  if (dueAfter.test(after)) return !otherStep.test(before.slice(-50)) && !decidedBy.test(after);
  // "to be considered at the spring meeting they should reach us by": the meeting is not what is due.
  const said = before.replace(
    /\b(?:considered|discussed|read) (?:at|by|for|in) (?:the |our |an? )?(?:\w+ ){0,2}(?:meetings?|panel|committee)\b/gi,
    '',
  );
  if (endsWork.test(said)) return false;
  return dueWord.test(said) && !notDue.test(said.slice(-45)) && !otherStep.test(said);
};

const windowFor =
  /\b(?:appl(?:y|ications?)|submi\w+|proposals?|requests?|entries|nominations?|portal|accepted)\b[^.;]{0,60}$/i;
const windowOfWork =
  /\b(?:projects?|travel|events?|activit\w+|performed|held|takes? place|occur\w*|expenses|costs|completed|conducted|spent)\b[^.;]{0,40}$/i;
/** What stands between the two days of a window. */
export const runsUntil =
  /^(?:\s*\([^()]{0,40}\))?,?\s*(through|thru|until|till|to|and|-)\s*(?:\w+day,?\s*)?$/i;

/** "Applications are accepted January 1 through July 1", "Apply between March 1 and March 30": closed by the second. */
const closesWindow = (text: string, opening: DateMention, closing: DateMention): boolean => {
  const before = text.slice(Math.max(0, opening.start - 110), opening.start);
  const until = runsUntil.exec(text.slice(opening.end, closing.start))?.[1]?.toLowerCase();
  if (until === undefined || (until === 'and' && !/\bbetween (?:\w+day,? )?$/i.test(before)))
    return false;
  return windowFor.test(before) && !windowOfWork.test(before) && !otherStep.test(before.slice(-60));
};

const withoutOpening = (label: string): string => label.replace(/\bopen\w*/gi, '');

const untilDay = /^\s?-\s?(\d{1,2})\b(?!\s?(?:[-/:.]\d|[ap]\.?m\b|[$€£%]))/i;
const spanned = /\d\s?-\s?\d{1,2},? (?:19|20)\d\d$/;

/** Of "March 1 - April 15" or "March 1 - 12" under "Application window" the last day; a day alone ends no span. */
const endOfWindow = (text: string, dates: DateMention[]): DateMention[] => {
  const [opening, closing, ...more] = dates;
  if (!opening || more.length > 0) return [];
  if (closing) return runsUntil.test(text.slice(opening.end, closing.start)) ? [closing] : [];
  if (spanned.test(text.slice(opening.start, opening.end))) return [opening];
  const last = Number(untilDay.exec(text.slice(opening.end))?.[1]);
  return opening.year === undefined && last > (opening.day ?? 31) && last <= 31
    ? [{ ...opening, day: last }]
    : [];
};

/** "Posted: May 1, 2027   Deadline: July 1, 2027" in one line: a day with a label of its own. */
const ownLabel =
  /(?:^|[\s|;.])(?:(?:application|submission|proposal|full proposal) )?(?:dead-?lines?|due(?: dates?)?|clos(?:es|ing)(?: dates?)?):\s*(?:\w+day,? )?$/i;
const hasOwnLabel = (text: string, date: DateMention): boolean => {
  const before = text.slice(Math.max(0, date.start - 50), date.start);
  return ownLabel.test(before) && findDates(text.slice(0, date.start)).length > 0;
};

const whole =
  /^(?:the )?(?:final|full|completed?|main|online) (?:grant )?(?:applications?|proposals?)$/i;
const paper = /^(?:grant )?(?:applications?|proposals?)$/i;
const headsDates = /\b(?:dates|timeline|schedule|calendar|timetable)\b/i;
const dayFirst =
  /^(?:(?:by|on|before)?\s*)(?:\w+day,? )?(?:\d{1,2}\b|\p{Lu}\p{L}{2,8}\.? \d{1,2}\b)/u;

/** "Final application: May 3, 2027", beside the day of a draft; "Applications: May 3" among the key dates. */
const isOfWhole = (label: string, heading: string, value: string): boolean => {
  const step = stepOfLabel(label);
  // "Full application - Seed": beside a column for each of several grants.
  const [row = step] = step.split(/\s-\s/);
  return (
    (whole.test(row) || (paper.test(step) && headsDates.test(heading))) && dayFirst.test(value)
  );
};

/** Which of a statement's dates are due dates: by its label, by its heading, or by the words around each date. */
export const dueIn = (statement: Statement, dates: DateMention[]): DateMention[] => {
  const { text } = statement;
  const label = statement.label ?? '';
  const heading = statement.path.at(-1) ?? '';
  const opens = (date: DateMention): boolean => opensAt(text, date);
  const ends =
    windowLabel.test(label) && !otherStep.test(withoutOpening(label))
      ? endOfWindow(text, dates)
      : [];
  if (ends.length > 0) return ends;
  if (ofCheck.test(text)) return [];
  if (dueLabel.test(label))
    return otherStep.test(label) || decidedBy.test(label)
      ? []
      : dates.filter((date) => !opens(date));
  if (otherStep.test(label) || becomesOpen.test(label))
    return dates.filter((date) => hasOwnLabel(text, date));
  if (isOfWhole(label, heading, statement.value ?? '')) return dates.slice(0, 1);
  const lead = statement.lead ?? '';
  const titled =
    (dueHeading.test(heading) && !otherStep.test(heading)) ||
    ((dueLabel.test(lead) || dueLead.test(lead)) && !otherStep.test(lead));
  // "1 April (notification 15 April)" under "Next deadlines".
  const outside = text.replace(/\([^()]*\)/g, (aside) => ' '.repeat(aside.length));
  if (titled && text.length < 120 && (dueLead.test(lead) || !otherStep.test(outside)))
    return dates.filter(
      (date) =>
        !opens(date) &&
        (outside.slice(date.start, date.end).trim() !== '' || !otherStep.test(text)),
    );
  if (elsewhere.test(text)) return [];
  // Under "2. Notice of Intent" what is sent by a day is that notice.
  if (
    preliminary.test(heading) &&
    !/\b(?:full|final|completed?) (?:applications?|proposals?)\b/i.test(text)
  )
    return [];
  const chosen: DateMention[] = [];
  dates.forEach((date, index) => {
    const last = chosen.at(-1);
    const gap = last ? text.slice(last.end, date.start) : '';
    const listed =
      last !== undefined &&
      dates[index - 1] === last &&
      gap.length < 80 &&
      /^[^.;]*(?:,|\band\b|\bor\b|&)[^.;]*$/i.test(gap) &&
      !otherStep.test(gap.replace(/\bmeetings?\b/gi, '')) &&
      !notDue.test(gap);
    const opening = dates[index - 1];
    const closes = opening !== undefined && !last && closesWindow(text, opening, date);
    if (listed || closes || isDue(text, date, opening)) chosen.push(date);
  });
  return chosen;
};
