import { openEnd } from '../../grammar/write-sentence.ts';
import { withThe } from '../../grammar/subject-article.ts';

const distance =
  /^(.{4,50}?)(?:\s+[-–—]+\s+|:\s+)(about |over |more than |nearly )?(\d[\d,.]*) (miles?|minutes?|hours?|days?|weeks?|months?)( away| by (?:car|bus))?$/i;
/** "median age 43", "average wait 19 weeks" */
const middle =
  /^(?:the )?((?:median|average|typical|current|longest|shortest|maximum|minimum) (?:[\p{L}-]+ ){1,3}?)(?:(?:is|of|:|=) ?)?((?:about |over )?[$]?\d[\d,.]*(?: ?%| \p{Ll}+(?: a \p{Ll}+)?)?)$/iu;
const tail =
  /[,;] (last|latest|average|median|longest|current) ((?:(?!wait list|year|week|month)\p{Ll}+ ){1,2})((?:about |over )?[$]?\d[\d,.]*(?:%| \p{Ll}+)?)(?=[.;]|$)/giu;
const yearly =
  /^(20\d\d) ((?:[\p{L}-]+ ){1,4}?(?:rate|average|score|attendance|enrollment|retention|turnout)) (\d[\d.,]*%?)(?: \((20\d\d): (\d[\d.,]*%?)\))?$/iu;
const between =
  /^(\p{L}[^:;.]{5,60}?):? (\d[\d,.]*%?) in ((?:19|20)\d\d), (\d[\d,.]*%?) (?:in ((?:19|20)\d\d)|now|today)$/u;
const compared =
  /^(\d+(?:\.\d+)?%) (more|fewer|less) ((?:[\p{L}-]+ ){1,3})than (?:in )?((?:19|20)\d\d|last year)$/iu;
const farOff =
  /^(?:the )?((?:nearest|closest|next) [\p{L}' -]{3,40}?),? ((?:about |over |more than )?\d[\d,.]* (?:miles?|minutes?|hours?|blocks?))(?: away)?$/iu;
const waiting =
  /^(?:our |the )?(?:waiting list|wait ?list)(?: is| of|:)? ((?:about |over |more than )?\d[\d,]*)( \p{Ll}+)?$/iu;
const bill =
  /^(?:our |the )?((?:[\p{L}-]+ ){0,3}?(?:bills?|rent|costs?|fees?|premiums?|insurance|lease|payments?|utilities|mortgage|prices?|tuition|wages?|fares?)(?: (?:for|of|on) [\p{L}' -]{2,30}?)?)(?: is| are|:| [-–—]| =)? ((?:about |over |nearly )?[$€£]\d[\d,.]* (?:a|per|each) (?:year|month|week|day|night|hour))$/iu;
const tally = /^((?:\p{L}[\p{L}-]* ){1,3}?[\p{L}-]+[^s\W]s) (\d[\d,]*)$/u;
const share =
  /^(?:our |the )?((?:[\p{L}-]+ )?\p{L}+s): ((?:about |over |nearly )?\d+(?:\.\d+)?%) (?:of them )?((?:have|has|are|were|live|work|speak|need|lack|come|say|said|own|rent|get|had)\b.*)$/iu;

/** A figure and what it measures, in a sentence: "nearest clinic - 47 miles", "median age 43". */
export const measured = (text: string): string | undefined => {
  const line = openEnd(text);
  const far = distance.exec(line);
  if (far?.[1]) {
    const [, thing = '', about = '', number = '', unit = '', by = ''] = far;
    return `${withThe(thing)} is ${about}${number} ${unit}${by || (/\b(?:nearest|closest|next)\b/i.test(thing) ? ' away' : '')}.`;
  }
  const [, what, value] = middle.exec(line) ?? [];
  if (what && value) return `The ${what.trim().toLowerCase()} is ${value}.`;
  const [, year, rate, now, before, then] = yearly.exec(line) ?? [];
  if (year && rate)
    return `Our ${rate} was ${now ?? ''} in ${year}${before ? ` (${then ?? ''} in ${before})` : ''}.`;
  const [, things, first, from, last, to] = between.exec(line) ?? [];
  if (things)
    return `${ofSeveral(things)} went from ${first ?? ''} in ${from ?? ''} to ${last ?? ''} ${to ? `in ${to}` : 'now'}.`;
  const [, percent, more, of, since] = compared.exec(line) ?? [];
  if (percent && of)
    return `There are ${percent} ${more ?? 'more'} ${of.trim()} than ${/^\d/.test(since ?? '') ? 'in ' : ''}${since ?? ''}.`;
  const [, group, part, rest] = share.exec(line) ?? [];
  if (group && part) return `Of our ${group.toLowerCase()}, ${part} ${rest ?? ''}.`;
  const [, near, off] = farOff.exec(line) ?? [];
  if (near && off) return `${withThe(near)} is ${off} away.`;
  const [, waiters, who = ''] = waiting.exec(line) ?? [];
  if (waiters) return `There are ${waiters}${who} on our waiting list.`;
  const [, due, sum] = bill.exec(line) ?? [];
  if (due && sum)
    return `${withThe(due)} ${/(?:[^s]s|utilities)$/i.test(due) ? 'are' : 'is'} ${sum}.`;
  const [, counted, number] = tally.exec(line) ?? [];
  return counted && number ? `We count ${number} ${counted.toLowerCase()}.` : undefined;
};

const ofSeveral = (text: string): string =>
  /[^s]s\b/.test(text.split(/ (?:in|of|at|for|on) /)[0] ?? '')
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : withThe(text);

/** "…, average wait 19 weeks" after a statement is a statement of its own. */
export const withMeasure = (text: string): string =>
  text.replace(
    tail,
    (_, which: string, what: string, value: string) =>
      `; the ${which} ${what.replace(/ (?:is|was) $/, ' ')}${/^la/.test(which) ? 'was' : 'is'} ${value}`,
  );
