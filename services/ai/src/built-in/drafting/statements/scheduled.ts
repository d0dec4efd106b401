import { lineForm } from '../grammar/line-form.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import { isCertainPhrase } from '../grammar/certain-phrase.ts';
import { isOrder } from '../grammar/is-order.ts';
import { objectArticle } from '../grammar/articles.ts';
import { withThe } from '../grammar/subject-article.ts';
import { lowerFirst, openEnd } from '../grammar/write-sentence.ts';
import type { Wording } from './from-line.ts';

const month =
  'Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?|[Ss]pring|[Ss]ummer|[Ff]all|[Ww]inter';
const date = `(?:\\d{1,2} (?![SsFfWw](?:pring|ummer|all|inter)))?(?:${month})\\.?(?: \\d{1,2}(?:st|nd|rd|th)?,?)?(?: 20\\d{2})?`;
const dated = new RegExp(`^(?:in )?(${date})(?::| [-–—])? (.+)$`);
const range = new RegExp(`^(?:from )?(${date})\\s*(?:[-–—]|to|through|until)\\s*(${date})$`);
/** "Start Sept 2027", "Ends: June 30, 2028". */
const turn = new RegExp(
  `^(?:[Tt]he )?(?:[Pp]roject |[Ww]ork |[Pp]rogram )?([Ss]tart|[Bb]egin|[Ll]aunch|[Ee]nd|[Ff]inish)(?:e?s|ing)?(?: [Dd]ate)?(?: ?[:=–—-])? (${date}|20\\d{2})(?:[,;]? ?(?:and |[-–—] ?)?[Ee]nd(?:s|ing)?(?: [Dd]ate)?:? (${date}|20\\d{2}))?$`,
);

const fullMonths =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const inFull = (time: string): string =>
  time.replace(
    /^[A-Z][a-z]{2,3}\b\.?/,
    (short) => fullMonths.find((name) => name.startsWith(short.slice(0, 3))) ?? short,
  );

const withPreposition = (given: string): string => {
  const time = inFull(given);
  return / \d{1,2}(?!\d)|^\d{1,2} /.test(time) ? `on ${time}` : `in ${time}`;
};

/** "Start Sept 2027" as "The work starts in September 2027." */
export const startsOrEnds = (text: string): string | undefined => {
  const [, verb = '', first, last] = turn.exec(openEnd(text)) ?? [];
  if (!first) return undefined;
  const ends = /^(?:end|finish)$/i.test(verb);
  const close = last ? ` and ends ${withPreposition(last)}` : '';
  return `The work ${ends ? 'ends' : 'starts'} ${withPreposition(first)}${close}.`;
};

const span = new RegExp(
  `^(?:from )?(${date})\\s*(?:[-–—]|to|through|until)\\s*(${date})([,;(] ?.*)?$`,
);
const startsOn = new RegExp(`[;,] starts? (?:on )?(${date})$`, 'i');

/** "fall 2027 through spring 2028, Saturdays; starts Oct. 2" as "The project will run from fall 2027 through …" */
export const runs = (given: string): string | undefined => {
  const text = openEnd(given).replace(/^\p{Lu}(?=\p{Ll}+ 20)/u, (letter) =>
    /^(?:Spring|Summer|Fall|Winter)/.test(given) ? letter.toLowerCase() : letter,
  );
  const [, from, to, rest = ''] = span.exec(text) ?? [];
  if (!from || !to || lineForm(text) === 'base') return undefined;
  const begun = startsOn.exec(rest);
  const more = begun ? rest.slice(0, begun.index) : rest;
  const start = begun?.[1] ? `. The work starts ${withPreposition(begun[1])}` : '';
  return `The project will run from ${inFull(from)} to ${inFull(to)}${more}${start}.`.replace(
    /\.\.(?= |$)/,
    '.',
  );
};

const lasting = new RegExp(
  `^((?:the |our )?(?:[\\p{Ll}\\p{Lu}][\\p{Ll}-]* ){0,3}(?:season|[Yy]ear|[Pp]hase|term|round|session|semester|tour|pilot|series|cohort)(?: (?:one|two|three|\\d))?)(?:,|:| [-–—])? (?:from )?(${date})\\s*(?:[-–—]|to|through|until)\\s*(${date})$`,
  'u',
);

/** "first season Sept 2027 - May 2028" as "The first season runs from September 2027 to May 2028." */
export const spanOf = (text: string): string | undefined => {
  const [, what, from, to] = lasting.exec(openEnd(text)) ?? [];
  return what && from && to
    ? `${withThe(what)} runs from ${inFull(from)} to ${inFull(to)}.`
    : undefined;
};

/** A short name of what takes place: "dress rehearsal", "sign-ups at the hall". */
const isEvent = (text: string): boolean =>
  /^\p{Ll}[\p{L}' -]{3,40}(?: \([^()]+\))?$/u.test(text) &&
  !/^(?:to|for|by|in|on|at|and|or|with|until|through|through|deadline|due|lessons?|classes|sessions)\b/.test(
    text,
  ) &&
  isCertainPhrase(text);
const eventName = (text: string): string =>
  /^\p{L}*[^s]s\b|^[\p{L}-]+ [\p{L}-]*[^s]s$/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : withThe(text);

const atEnd = new RegExp(
  `^((?:the |our )?[\\p{L}-]+(?: [\\p{L}-]+){0,3}),? (?:on )?((?:${month})\\.? \\d{1,2}(?:, 20\\d{2})?)$`,
  'iu',
);
/** "grand opening July 4" as "The grand opening will be on July 4." */
export const onItsDay = (given: string): string | undefined => {
  const [, what, when] = atEnd.exec(openEnd(given)) ?? [];
  const event = (what ?? '').replace(/^(?:the|our) /i, '');
  const small = event.charAt(0).toLowerCase() + event.slice(1);
  return what && when && happens.test(event) && isEvent(small)
    ? `${eventName(small)} will be ${withPreposition(when)}.`
    : undefined;
};
const happens =
  /(?:opening|concert|fair|festival|launch|kick-?off|graduation|show|exhibit|exhibition|premiere|performance|ceremony|workshop|meeting|forum|tour|parade|party|dinner|gala|recital|rehearsal|day|night|celebration|event|house|cutting|training|retreat|deadline|sale|auction|picnic|race|walk|run|tournament)s?$/i;

/** "July 2027 hire coordinator" as "In July 2027, we will hire a coordinator." */
export const scheduled = (text: string, wording: Wording): string | undefined => {
  const span = range.exec(openEnd(text));
  if (span?.[1] && span[2])
    return `The project will run from ${inFull(span[1])} to ${inFull(span[2])}.`;
  const match = dated.exec(openEnd(text));
  if (!match?.[1] || !match[2]) return undefined;
  const time = withPreposition(match[1].replace(/,$/, ''));
  const opening = time.charAt(0).toUpperCase() + time.slice(1);
  const rest = lowerFirst(match[2], wording.names);
  if (isOrder(rest)) return `${opening}, we will ${objectArticle(rest)}.`;
  if (mainVerb(rest)) return `${opening}, ${rest}.`;
  return happens.test(rest) && isEvent(rest) ? `${eventName(rest)} will be ${time}.` : undefined;
};
