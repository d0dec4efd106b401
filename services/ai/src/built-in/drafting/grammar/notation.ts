const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const inFull = (short: string): string =>
  months.find((name) => name.startsWith(short.slice(0, 3))) ?? short;
const shortMonth = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec';

const half = String.raw`(?:noon|midnight|\d{1,2}(?::\d{2})?)`;
const inPoints = (letter: string): string => `${letter.toLowerCase()}.m.`;

/** Signs and short forms of a note, and the words that a sentence has for them. */
const signs: [RegExp, string | ((...parts: string[]) => string)][] = [
  [/!+(?=\s|$)/g, '.'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should)nt\b/g, '$1 not'],
  [/\bcant\b/g, 'cannot'],
  [/\bincl\b\.?/gi, 'including'],
  [/(?<=\p{L}{3})\/\s?(?:yr|year)\b/gu, ' a year'],
  [/(?<=\p{L}{3})\/\s?(?:wk|week)\b/gu, ' a week'],
  [/(?<=\p{L}{3})\/\s?(?:mo|month)\b/gu, ' a month'],
  [/\bppl\b/g, 'people'],
  [/,? ?\b(?:lol|haha|btw)\b/gi, ''],
  [/, (\d+) on (?:the |a )?(wait ?list|waiting list)\b/gi, '; $1 are on the $2'],
  [
    /(?<=\p{Ll} )(?:IN|NOT|ALL|AND|IF|ONLY|BOTH|NO|ALWAYS|NEVER|EVERY|VERY|ANY)(?= \p{Ll})/gu,
    (shouted) => (shouted ?? '').toLowerCase(),
  ],
  [/^(?:the |our )?ask (?:is|=|:) ?(?=[$€£]|\d{1,3},\d{3}|\d{4,})/i, 'asking for '],
  [/\babt\b\.?/g, 'about'],
  [/\bthru\b/g, 'through'],
  [/\batty\b\.?/gi, 'attorney'],
  [/\battys\b\.?/gi, 'attorneys'],
  [/\bhsh?olds?\b|\bhhs\b/g, 'households'],
  [/\bpct\b\.?/g, 'percent'],
  [/\bb4\b/g, 'before'],
  [/(?<=(?<![\d.,\p{L}])\d{1,3})K\b/gu, ',000'],
  [/\bthats\b/g, 'that is'],
  [/^Thats\b/g, 'That is'],
  [/\bbldg\b\.?/g, 'building'],
  [/\b(average|avg)\.? (?=\p{L})/giu, 'average '],
  [/(?<=\d[^()]{0,12} )ea\b\.?/g, 'each'],
  [/\b(people|adults|seniors|ages?|aged|residents|women|men) (\d{2})\+/gi, '$1 $2 and over'],
  [/(?<=^|\s)(\d[\d,]{2,})\+ (?=\p{Ll})/gu, 'more than $1 '],
  [/^([\p{L} ]+[^s]s) \+(\d+(?:\.\d+)?%)/gu, '$1 are up $2'],
  [/(\d(?:\.\d+)?)x (?=the )/g, '$1 times '],
  [
    new RegExp(String.raw`\b(${shortMonth})\b\.? (?=\d)`, 'g'),
    (_, short) => `${inFull(short ?? '')} `,
  ],
  [new RegExp(String.raw`\b(${months.join('|')}) (\d{1,2}) (20\d\d)\b`, 'g'), '$1 $2, $3'],
  [
    new RegExp(
      String.raw`(?<![\d:-])(${half})\s?([ap])m?\s?[-–—]\s?(${half})\s?([ap])\.?m\b\.?`,
      'gi',
    ),
    (_, from, before, to, after) =>
      before === after
        ? `${from} to ${to} ${inPoints(after ?? '')}`
        : `${from} ${inPoints(before ?? '')} to ${to} ${inPoints(after ?? '')}`,
  ],
  [
    new RegExp(String.raw`(?<![\d:-])(${half})\s?[-–—]\s?(${half})\s?([ap])\.?m\b\.?`, 'gi'),
    (_, from, to, after) => `${from} to ${to} ${inPoints(after ?? '')}`,
  ],
  [/\b(\d{1,2}(?::\d\d)?)([ap])m\b/g, (_, hour, letter) => `${hour} ${inPoints(letter ?? '')}`],
  [/\b(\p{Lu}\p{Ll}+day)\s?[-–—]\s?(\p{Lu}\p{Ll}+day)\b/gu, '$1 through $2'],
];

/** Marks that nobody leaves in a sentence that is meant to be read aloud. */
export const isNotation = (text: string): boolean =>
  /\s[=+]\s|\/(?:yr|wk|mo)\b|\d\+(?=\s)|\s\+\d|!{1,}|\b\d{1,3}K\b|->|--|\b(?:lol|haha)\b|\d (?:FT|PT)\b|on (?:the )?wait ?list|\b(?:abt|thru|attys?|pct|b4|thats|incl|avg|approx|bldg|dept|ppl|ea|vols?|govt)\b|(?:do|does|did|is|are|was|ca|could|have|has)nt\b|\b\d{1,2}(?::\d\d)?[ap]m\b|\s&\s(?=\p{Ll})|\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)\.? \d/u.test(
    text,
  );

const severalOf = /^[\p{L} -]*?[^s\s]s(?= (?:for|of|in|with|to) |$)/u;

/** A sum is said in other words after "or"; what stands before any figure is so much. */
const equalsSign = (text: string): string =>
  text.replace(
    /(?<=[\p{L}\p{N})]{3}) ?= ?(?=(?:more than |about |~)?[$€£]?\d)/gu,
    (sign, at: number) => {
      const before =
        text
          .slice(0, at)
          .split(/[.;:]\s/)
          .at(-1)
          ?.trim() ?? '';
      const isSum = /[-+*x×/]\s*[$€£]?\d/.test(before.replace(/\([^()]*\)/g, ''));
      // "Room hire 6 nights = $300": what is paid for, and its price.
      const isPrice =
        /^\p{L}/u.test(before) && /^[^\p{L}]*[$€£]/u.test(text.slice(at + sign.length));
      // "fence and wells first = 99,000": what they come to.
      const comesTo = /^\d{1,3}(?:,\d{3})+\s*(?:$|[.;,)])/.test(text.slice(at + sign.length));
      if (comesTo && !isSum) return ': ';
      if (/\d/.test(before)) return isSum ? sign : isPrice ? ': ' : ', or ';
      return severalOf.test(before) ? ' are ' : ' is ';
    },
  );

/** "22 surgeries a day = 4,000+ a year" as "22 surgeries a day, or more than 4,000 a year". */
export const inWords = (text: string): string =>
  equalsSign(
    signs.reduce(
      (written, [pattern, full]) =>
        typeof full === 'string' ? written.replace(pattern, full) : written.replace(pattern, full),
      text,
    ),
  );
