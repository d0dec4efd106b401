import type { SectionLimit } from '@grantwright/shared/contract';
import { remembered } from '@grantwright/analyst';
import { lastNumberWord, numberDigits, numberWords, parseNumber } from '../../text/numbers.ts';

const count = `(${numberDigits}|(?:${numberWords})(?:\\s*\\(\\d+\\))?|an?|half)`;
const unit = '(?:8[^a-wyz,;]{1,9}11[- ]?(?:inch(?:es)?)? )?(pages?|words?|char(?:acter)?s?)';
/** Each with what it needs before it is tried: a number in words is sought at every letter of a text. */
const patterns: { perhaps: RegExp; pattern: RegExp }[] = [
  {
    // "10 pages maximum", "1-page maximum", "60-page limit", "500 words max", "(250 words or less)"
    perhaps: /max|limit|less|fewer|total|at most|length|long/i,
    pattern: new RegExp(
      `\\b${count}[\\s-]*(?:single|double|numbered|typed|typewritten|one-sided)?[\\s-]*(?:spaced)?[\\s-]*${unit}(?:\\s*\\(?(?:including|with) spaces\\)?)?,?\\s*(?:-?\\s*)(?:maximum|max\\b|limit|or (?:less|fewer)|total\\b|at most|in length|long\\b)`,
      'i',
    ),
  },
  {
    // "limited to 5 pages", "not exceed 10 pages", "maximum of 500 words", "up to 3 pages", "no longer than"
    perhaps:
      /limit|ke(?:ep|pt) |exceed|longer|more than|greater|max|up to|at most|within|fewer|less|under|in\s/i,
    pattern: new RegExp(
      `\\b(?:limited to|(?<=[.;:?!(] ?)limit|ke(?:ep|pt) (?:it|this|them|(?:your|the|each) \\w+) (?:to|under|within|below)|limit(?:ed)? (?:of|is|your \\w+ to)|not (?:to )?(?:exceed|be (?:longer|more) than)|no (?:more|longer|greater) than|not more than|maximum (?:length )?(?:of|is|:)|max(?:\\.|imum)?:?|up to|exceed(?:ing)?|at most|within|fewer than|less than|under|in)\\s+(?:a total of |an? maximum of |(?:an? )?(?:further|additional|final|last) |another |about |around |roughly |approximately )?${count}[\\s-]*(?:single|double|numbered|typed|typewritten|additional)?[\\s-]*(?:spaced)?[\\s-]*${unit}\\b`,
      'i',
    ),
  },
  {
    // "Page limit: 10", "Word limit: 500"
    perhaps: /(?:page|word|character)s?(?:(?: count)? (?:limit|max)| count of)/i,
    pattern: new RegExp(
      `\\b(page|word|character)s?(?:(?: count)? (?:limit|maximum|max)(?: (?:is|of))?| count of(?: at most| up to| no more than)?)\\s*[:=-]?\\s*(${numberDigits})(?![\\d.]*\\s*(?:point|pt|inch|%))`,
      'i',
    ),
  },
  {
    // "(2 pages)", "(300 words)"
    perhaps: /[([]/,
    pattern: new RegExp(
      `[([](?:approximately |about |max(?:imum)?:?\\.? |up to |suggested |recommended |(?:word |page |character )?limit:? |no more than )?${count}[\\s-]*${unit}[^)\\]]{0,30}[)\\]]`,
      'i',
    ),
  },
  {
    // "by letter of one or two pages", "an essay of 800 words"
    perhaps:
      /\b(?:letters?|proposals?|statements?|essays?|summary|outline|narrative|abstract) of /i,
    pattern: new RegExp(
      `\\b(?:letters?|proposals?|statements?|essays?|summary|outline|narrative|abstract) of (?:about |around |roughly )?${count}[\\s-]*(?:typed|typewritten)?[\\s-]*${unit}\\b`,
      'i',
    ),
  },
  {
    // "Abstract for a lay reader, 250 words", "Narrative - 5 pages"
    perhaps: /(?:page|word|char(?:acter)?)s?(?: each| maximum| total)?[.;]?$/i,
    pattern: new RegExp(
      `\\w(?:[,:]|\\s-)\\s+${count}[\\s-]*${unit}(?: each| maximum| total)?[.;]?$`,
      'i',
    ),
  },
  {
    // "each holds about 2,000 characters", "each of up to 300 words"
    perhaps: /\beach /i,
    pattern: new RegExp(
      `\\beach (?:\\w+ )?(?:holds?|has|is|of|allows?|takes?|may have) (?:about |around |roughly |up to |at most |no more than )?${count}[\\s-]*${unit}`,
      'i',
    ),
  },
  {
    // "Half a page should tell us what will be different", "300 words on access will do"
    perhaps: new RegExp(`${unit} (?:should|must|may|will|can|is|are|on|about|for|to)\\b`, 'i'),
    pattern: new RegExp(
      `(?:^(?:then |another |a further |the (?:first|next|last) )?|\\b(?:(?:end|close|finish|begin|start|open|conclude) with|write(?: us)?|spend|devote|give(?: us)?) )${count}[\\s-]*${unit} (?:(?:should|must|may|will|can|is|are)|(?:on|about|for|to))\\b`,
      'i',
    ),
  },
  {
    // "Two pages." under the title of what may be so long
    perhaps: new RegExp(
      `^(?:about |up to |at most |no more than )?(?:\\d|an?\\b|half|${lastNumberWord})`,
      'i',
    ),
    pattern: new RegExp(
      `^(?:about |up to |at most |no more than )?${count}[\\s-]+${unit}(?: \\([^()]{2,30}\\))?(?:[.;]?$|, )`,
      'i',
    ),
  },
  {
    // "a one-page diagram"
    perhaps: /(?:[1-5]|one|two|three|four|five|single)[\s-]pages?\s/i,
    pattern: new RegExp(
      `(?<!\\d[.,])\\b(one|two|three|four|five|1|2|3|4|5|single)[\\s-]pages?\\s+(?:\\w+ ){0,3}(?:diagram|summary|letter|resume|description|statement|biograph|narrative|chart|budget|overview|abstract|cv|bio|document|plan|attachment|proposal|loi)`,
      'i',
    ),
  },
];

/** "Half a page should tell us …", "a half-page note" */
const halfPage = /\b(?:half (?:of )?an? page|an? half[- ]page)\b/gi;

/** "no longer than ½ page" */
const halfSign = /(?<!\d ?)½[- ]page/g;

/** "a page and a half", "two and a half pages", "1½ pages" */
const withHalf = new RegExp(
  `\\b(an?|${numberWords}|\\d{1,2})(?: pages? and a half\\b| and a half pages?\\b| ?½[- ]pages?\\b)`,
  'gi',
);
const pagesAndHalf = (_: string, pages: string): string =>
  `${(/^an?$/i.test(pages) ? 1 : (parseNumber(pages) ?? 0)) + 0.5} pages`;
/** "Half a page to a page" */
const halfToWhole = /\bhalf page (?:to|or) (?:an?|one) (?:full |whole )?(?=page)/gi;
const hasHalf = /½|\band a half\b/i;

/** Of "1-2 pages" and "three to six pages" the greater binds. */
const range = new RegExp(
  `\\b(?:${numberDigits}|${numberWords}) ?(?:-|–|to|or) ?(?=(?:${numberDigits}|${numberWords})[\\s-]*${unit})`,
  'gi',
);

/** The last of the patterns names only pages, and so captures no unit. */
const pagesOnly = patterns.length - 1;

/** What is counted stands behind its number, or says that it has a limit. */
const namesLength = new RegExp(
  `(?:[\\d)]|an?|half|single|${lastNumberWord})[\\s-]*(?:single|double|numbered|typed|typewritten|one-sided|additional)?[\\s-]*(?:spaced)?[\\s-]*${unit}|(?:page|word|character)s?(?:(?: count)? (?:limit|max)| count of)`,
  'i',
);

/** "Two sides of A4" are two pages. */
const sidesOfPaper = /\bsides? of (?:an? )?(?:A4|paper)\b/gi;

/** The length that a text sets for something: "limited to 5 pages", "(500 words max)", "Page limit: 10". */
export const lengthLimitOf = remembered((asWritten): Readonly<SectionLimit> | undefined => {
  const onPages = asWritten.replace(sidesOfPaper, 'pages').replace(halfSign, 'half page');
  const said = hasHalf.test(onPages) ? onPages.replace(withHalf, pagesAndHalf) : onPages;
  if (!namesLength.test(said)) return undefined;
  const text = said.replace(range, '').replace(halfPage, 'half page').replace(halfToWhole, 'one ');
  const limit: SectionLimit = {};
  for (const [index, { perhaps, pattern }] of patterns.entries()) {
    const match = perhaps.test(text) ? pattern.exec(text) : null;
    if (!match) continue;
    const swapped = index === 2;
    const written = (swapped ? match[2] : match[1]) ?? '';
    const name = (
      (swapped ? match[1] : index === pagesOnly ? 'page' : match[2]) ?? ''
    ).toLowerCase();
    const value = /^(?:an?|single)$/i.test(written)
      ? 1
      : /^half$/i.test(written)
        ? 0.5
        : parseNumber(written);
    if (value === undefined || value <= 0) continue;
    if (name.startsWith('page') && limit.pages === undefined && value <= 300) limit.pages = value;
    if (name.startsWith('word') && limit.words === undefined && value >= 10 && value <= 50_000)
      limit.words = value;
    if (name.startsWith('char') && limit.characters === undefined && value >= 20)
      limit.characters = value;
  }
  if (limit.words !== undefined) limit.words = Math.round(limit.words);
  if (limit.characters !== undefined) limit.characters = Math.round(limit.characters);
  return Object.keys(limit).length > 0 ? limit : undefined;
});

/** "10 pages", "500 words", "2 pages and 1,000 words". */
export const formatLimit = (limit: SectionLimit): string =>
  (['pages', 'words', 'characters'] as const)
    .flatMap((name) => {
      const value = limit[name];
      if (value === undefined) return [];
      if (value === 0.5) return ['half a page'];
      return [`${value.toLocaleString('en-US')} ${value === 1 ? name.slice(0, -1) : name}`];
    })
    .join(' and ');
