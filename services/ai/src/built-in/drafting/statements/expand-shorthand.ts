/** How people write when they are in a hurry, and what they mean. */
const shorthand: [RegExp, string][] = [
  [/\bw\/o\b\s*/gi, 'without '],
  [/\bw\/\s*/gi, 'with '],
  [/\bw (?=\p{Ll})/gu, 'with '],
  [/\bb\/?c\b/g, 'because'],
  [/, no (?=\w+\.?$)/gm, ', and there is no '],
  [/, has for (?=\d)/g, ' and has for '],
  [/\bbtwn\b/gi, 'between'],
  [/\bhrs?\s?\/\s?(?:wk|week)\b\.?/gi, 'hours a week'],
  [/(?<=\d\s?)\/\s?(?:wk|week)\b/gi, ' a week'],
  [/(?<=\d\s?)\/\s?(?:mo|month)\b/gi, ' a month'],
  [/(?<=\d\s?)\/\s?(?:yr|year)\b/gi, ' a year'],
  [/\byrs\b\.?(?=\s*$)/gi, 'years'],
  [/\byrs\b\.?/gi, 'years'],
  [/\byr\b\.?/gi, 'year'],
  [/\bhrs\b\.?/gi, 'hours'],
  [/\bmos\b\.?/gi, 'months'],
  [/\blbs\b\.?/gi, 'pounds'],
  [/\bwks\b\.?/gi, 'weeks'],
  [/\bavg\b\.?/gi, 'average'],
  [/\bapprox\b\.?/gi, 'about'],
  [/\bvs\b\.?/gi, 'compared with'],
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
  [/\bdept\b\.?/gi, 'department'],
  [/\bgovt\b\.?/gi, 'government'],
  [/\bmgr\b\.?/gi, 'manager'],
  [/\borgs\b/gi, 'organizations'],
  [/\borg\b(?![./@])(?<![.@]org)/gi, 'organization'],
  [/\bkids\b/g, 'children'],
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
