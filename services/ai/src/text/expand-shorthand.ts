/** Beside a word with a capital a short form may be part of a name, and keeps its spelling. */
const outsideNames = (short: string): RegExp =>
  new RegExp(
    String.raw`(?<!(?<!\p{L})(?!(?:Our|The|My|This|Each|All|No|For|With|Local|Many)\s)\p{Lu}[\p{L}'.&-]*\s)(?<![\p{L}\d])(?:${short})(?![\p{L}\d])\.?(?!\s+(?:(?:of|for|and|&)\s+)?(?:the\s+)?\p{Lu})`,
    'gu',
  );
const weekdays = 'Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun';
const weekday = (short: string): RegExp =>
  new RegExp(String.raw`\b(?:${short})\b\.?(?!\s+(?!(?:${weekdays})\w*\b)\p{Lu}\p{Ll})`, 'gu');

/** "Sept 7/27": the day and the year behind the month. */
const dayAndYear =
  /\b((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? (?:[12]\d|3[01]|0?[1-9]))\/(2\d|3\d)\b(?!\/)/g;

/** "Mar 18 28": the same without a stroke, where nothing follows that could be counted. */
const dayYear =
  /\b((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? (?:[12]\d|3[01]|0?[1-9])) (2\d|3\d)(?=\s*(?:$|[,.;)(]|[-–—]\s|thru\b|through\b|to\b|and\b))/gm;

/** How people write when they are in a hurry, and what they mean. */
const shorthand: [RegExp, string][] = [
  [dayAndYear, '$1, 20$2'],
  [dayYear, '$1, 20$2'],
  [weekday('Mon'), 'Monday'],
  [weekday('Tues?'), 'Tuesday'],
  [weekday('Wed'), 'Wednesday'],
  [weekday('Thu(?:rs?)?'), 'Thursday'],
  [weekday('Fri'), 'Friday'],
  [weekday('Sat'), 'Saturday'],
  [/\bSun\b\.?(?=\s*(?:$|\d|[&+,])|-(?:\s|\d|Mon|Tue|Wed|Thu|Fri|Sat))/g, 'Sunday'],
  [/(?<=day) [&+] (?=[A-Z]\w+day)/g, ' and '],
  [/\bw\/o\b\s*/gi, 'without '],
  [/\bw\/\s*/gi, 'with '],
  [/\bw (?=\p{Ll})/gu, 'with '],
  [/\bb\/?c\b/g, 'because'],
  [/, has for (?=\d)/g, ' and has for '],
  [/\bbtwn\b/gi, 'between'],
  [/(?<=\d)-hrs?\b/gi, '-hour'],
  [/(?<=\d) h(?= (?:[x×*@]|at|per|an?) )/g, ' hours'],
  [/(?<=(?<![\d.,])\d{1,3})[kK]\b(?!\s+(?:run|race|walk)\b)/g, ',000'],
  [/(?<=\d\s?)\/\s?(?:hr|hour)\b/gi, ' an hour'],
  [/\b(success|goals?|targets?) = /gi, '$1: '],
  [/\bhrs?\s?\/\s?(?:wk|week)\b\.?/gi, 'hours a week'],
  [
    /(?<=\d\s?(?:(?:days?|times|x|meals|visits|classes|nights?)\s?)?)\/\s?(?:wk|week)\b/gi,
    ' a week',
  ],
  [/(?<=\d\s?)\/\s?(?:mo|month)\b/gi, ' a month'],
  [/(?<=\d\s?)\/\s?(?:yr|year)\b/gi, ' a year'],
  [/\byrs\b\.?(?=\s*$)/gi, 'years'],
  [/\byrs\b\.?/gi, 'years'],
  [/\byr\b\.?/gi, 'year'],
  [/\bhrs\b\.?/gi, 'hours'],
  [/\bmos\b\.?/gi, 'months'],
  [/(?<=\b1\s)mo\b\.?/g, 'month'],
  [/(?<=\d\s?)mo\b\.?/g, ' months'],
  [/(?<=\d\s)wk\b\.?/g, 'weeks'],
  [/\bgrp(?=\s\d)/gi, 'Group'],
  [/\bGr\.?(?=\s\d)/g, 'Grade'],
  [/\blbs\b\.?/gi, 'pounds'],
  [/\bwks\b\.?/gi, 'weeks'],
  [/(?<=\d\s?)mins?\b\.?/gi, 'minutes'],
  [/(?<=\d\s?)secs?\b\.?/gi, 'seconds'],
  [/(?<=\d\s?)gals?\b\.?/gi, 'gallons'],
  [/(?<=\d\s?)sq\.? mi\b\.?/gi, 'square miles'],
  [/(?<=\d\s?)sq\.? ft\b\.?/gi, 'square feet'],
  [/(?<=\d\s?)mi\b\.?/g, 'miles'],
  [/\bsq\.? miles\b/gi, 'square miles'],
  [/\bavg\b\.?/gi, 'average'],
  [/\bapprox\b\.?/gi, 'about'],
  [/\bacc\.? to\b/gi, 'according to'],
  [outsideNames('vs'), 'compared with'],
  [/\b(we|they|you|I)'d like\b/gi, '$1 would like'],
  [/\b(we|they|you)'re\b/gi, '$1 are'],
  [/\b(we|they|you|I)'ve\b/gi, '$1 have'],
  [/\b(we|they|you|it|I)'ll\b/gi, '$1 will'],
  [/\b(there|that)'s\b/gi, '$1 is'],
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)n't\b/gi, '$1 not'],
  [/\bFTE?(?=\s+(?:staff|employees?|position))/g, 'full-time'],
  [/(?<=\d )FT\b/g, 'full-time'],
  [/(?<=\d )PT\b/g, 'part-time'],
  [/\bpart time\b(?=\s+\p{Ll})/giu, 'part-time'],
  [/\bfull time\b(?=\s+\p{Ll})/giu, 'full-time'],
  [outsideNames('dept'), 'department'],
  [outsideNames('govt'), 'government'],
  [outsideNames('mgr'), 'manager'],
  [outsideNames('orgs'), 'organizations'],
  [outsideNames(String.raw`(?<![.@/])org(?![./@])`), 'organization'],
  [/(?<![\p{L}\d])kids(?![\p{L}\d])(?!\s+\p{Lu})/gu, 'children'],
  [/(?<=\d\s)vols?\b/g, 'volunteers'],
  [/(?<=[\p{Ll}\d)]) & (?=[\p{Ll}\d])/gu, ' and '],
  [/(?<=[\p{L}\d)]) \+ (?=[\p{L}\d])/gu, ' and '],
  [/\bages (\d{1,2})\+/gi, 'ages $1 and over'],
  [/~\s?(?=[\d$])/g, 'about '],
  [/(?<![\p{L}\d])i(?= |')/gu, 'I'],
  [/\b(mon|tues?|wednes|thurs?|fri|satur|sun)day(s?)\b/g, '\u0000$1day$2'],
  [
    /\b(january|february|april|june|july|august|september|october|november|december)\b/g,
    '\u0000$1',
  ],
  [/\b(march|may|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?=\.? \d)/g, '\u0000$1'],
];

/** Short forms of a note in full; names, figures and all other words stay as they were written. */
export const expandShorthand = (text: string): string =>
  shorthand
    .reduce(
      (written, [pattern, full]) => written.replace(pattern, full),
      text.replace(/[’‘]/g, "'"),
    )
    .replace(/\u0000(\p{Ll})/gu, (_, first: string) => first.toUpperCase())
    .replace(/ {2,}/g, ' ');
