import { splitSentences } from '@grantwright/analyst';
import { expandShorthand } from '../../../text/expand-shorthand.ts';
import { inWords, isNotation } from '../grammar/notation.ts';
import { isWhole } from './wording.ts';

const hurried =
  /\bw\/|\bb\/?c\b|\/(?:wk|mo|yr|hr|week|month|year)\b|\b(?:yrs?|hrs|mos|wks|lbs)\b|(?<!\p{L})i(?= |')/u;

/** A point that closes a short form closes its sentence too: "4,100 lbs last yr. We buy". */
const inFull = (text: string): string => {
  const full = inWords(
    expandShorthand(text.replace(/ -{2,3} ?/g, ' - ').replace(/ ?-+> ?/g, ': ')),
  );
  return /\.$/.test(text) && /[\p{L}\d]$/u.test(full) ? `${full}.` : full;
};

const titles = /(?<!\p{L})(dr|mr|mrs|ms|rev|prof)\. (?=\p{Lu})/gu;
/** "Yale Law Sch. 2009": the point belongs to the short form and ends nothing. */
const pointed = /\b(Sch|Superv|Exec|Inst|Ctr)\. (?=\p{L}|\d)/gu;

/** "avg. 130 guests", "approx. 20 acres": so does the point before a figure. */
const beforeFigure = /\b(avg|approx|incl|est|max|min|res|no)\. (?=[$€£~]?\d)/gi;
/** "attendance 78% last yr. next audit in May": there the point ends the sentence too. */
const timeEnds = /\b((?:last|this|next|per|each|every|a|\d) (?:yr|wk|mo|hr))\. (?=\p{Ll}{3})/gu;

/** "dry most yrs. the well holds": of several, too. */
const timesEnd =
  /\b(yrs|wks|mos|hrs|lbs|mins)\. (?=(?!(?:of|and|for|in|at|per|from|or|to|with|on|as|after|before|old|exp|experience|each|a|total|more|less|than)\b)\p{Ll}{2})/gu;

/** "9 patients Thurs. vol drivers use own cars": the day's point ends the sentence too. */
const dayEnds =
  /\b(Mon|Tues?|Wed|Thurs?|Fri|Sat|Sun)\. (?=(?!mornings?|afternoons?|evenings?|nights?|at|from|and|only|or|to|through)\p{Ll}{3}|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))/gu;
const weekdays: Record<string, string> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

const expandLine = (given: string): string => {
  const line = given
    .replace(titles, (_, title: string) => `${title.charAt(0).toUpperCase()}${title.slice(1)}. `)
    .replace(pointed, '$1 ')
    .replace(beforeFigure, '$1 ')
    .replace(timeEnds, (_, time: string) => `${inFull(time)}. `)
    .replace(timesEnd, (_, time: string) => `${inFull(time)}. `)
    .replace(dayEnds, (_, day: string) => `${weekdays[day.slice(0, 3)] ?? day}. `);
  let from = 0;
  let written = '';
  for (const { text, start, end } of splitSentences(line)) {
    written += inFull(line.slice(from, start));
    written += isWhole(text) && !hurried.test(text) && !isNotation(text) ? text : inFull(text);
    from = end;
  }
  return written + inFull(line.slice(from));
};

/** Short forms in full where somebody took notes; the sentences that they wrote out stay as they are. */
export const expandNotes = (text: string): string => text.split('\n').map(expandLine).join('\n');
