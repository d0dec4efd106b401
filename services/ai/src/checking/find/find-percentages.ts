import { plain } from '@grantwright/analyst';
import { findNumbers, numberWords, parseNumber } from '../../text/numbers.ts';
import type { Finder, Finding } from '../finding.ts';
import { approximation } from './approximation.ts';

/** A share is the same in percent, as "one in four" and as "a quarter of"; thirds come rounded in several ways. */
export const percentageKeys = (share: number): string[] => {
  const percent = share * 100;
  const one = Math.round(percent * 10) / 10;
  return Number.isInteger(Math.round(percent * 1e6) / 1e6)
    ? [`percent:${Math.round(percent)}`]
    : [`percent:${one}`, `percent:${Math.round(percent)}`];
};

const finding = (text: string, start: number, end: number, share: number): Finding => ({
  kind: 'percentage',
  text: text.slice(start, end),
  start,
  end,
  keys: percentageKeys(share),
  implies: percentageKeys(share),
  value: Math.round(share * 1e6) / 1e4,
  ...approximation(text, start),
});

/** Who says "a third" in words may mean 34 percent; a half is half. */
const inWords = (found: Finding): Finding =>
  found.approximate || found.value === 50 || /\d/.test(found.text)
    ? found
    : { ...found, approximate: 'closely' };

/** "from 18 to 81 percent": the first number is a share too. */
const sharesItsSign = /^\s*(?:to|and|or|-|–|through)\s*$/i;

const percents: Finder = (text) => {
  const numbers = findNumbers(text);
  return numbers
    .filter(({ percent, end }, at) => {
      const next = numbers[at + 1];
      return percent || (next?.percent && sharesItsSign.test(text.slice(end, next.start)));
    })
    .map(({ start, end, value, text: written }): Finding => {
      const found = finding(text, start, end, value / 100);
      // Who writes 14.7 means no 14.8, though both are about 15; who writes 15 may mean either.
      return /\d[.]\d/.test(written) ? { ...found, keys: [`percent:${value}`] } : found;
    });
};

/** "one in four", "3 out of 5 students"; never "12 in 2023". */
const perhapsRatio =
  /(?:\d|one|two|three|four|five|six|seven|eight|nine|ten) (?:in|(?:out )?of every|out of) [\da-z]/i;

/** "one family in twelve", "two women in five": a share, where nothing is named that there are twelve of. */
const ofAKind = new RegExp(
  `(?<![\\w$.,-])(one|two|three|four|five|six|seven|eight|nine) \\p{Ll}+(?: \\p{Ll}+)? in (?:every )?(\\d{1,3}|${numberWords})(?=\\s*[,.;:)]|\\s+(?:is|are|was|were|has|have|had|lives?|speaks?|says?|said|goes|go|cannot|can|does|do|did|leaves?|left|needs?|reports?|owns?|pays?|gets?|knows?|never|ever|still|came|comes?|will|would|to|in|of|along|among|with|across|within|here|there|under|below)\\b)`,
  'giu',
);

/** "12 cents of every rand": hundredths of whatever the money is called. */
const ofEveryCoin =
  /(?<![\w$.,-])(\d{1,2}|[a-z]+(?:-[a-z]+)?) (?:cents|pence|paise|grosze|groszy) (?:of|in|out of|from|on) (?:every|each|the) (?:\p{L}+ )?\p{L}+/giu;

const coins: Finder = (text) =>
  (/\b(?:cents|pence|paise|gros\w+) /i.test(text)
    ? [...plain(text).matchAll(ofEveryCoin)]
    : []
  ).flatMap((match): Finding[] => {
    const part = parseNumber(match[1] ?? '');
    return part === undefined || part === 0
      ? []
      : [finding(text, match.index, match.index + match[0].length, part / 100)];
  });

const sharesOfAKind: Finder = (text) =>
  (/ in (?:every )?[\da-z]/i.test(text) ? [...plain(text).matchAll(ofAKind)] : []).flatMap(
    (match): Finding[] => {
      const [part, whole] = [parseNumber(match[1] ?? ''), parseNumber(match[2] ?? '')];
      return !part || !whole || part >= whole
        ? []
        : [inWords(finding(text, match.index, match.index + match[0].length, part / whole))];
    },
  );

/** "one in four" counts nobody. */
const fewestCounted = 15;

const ratio = new RegExp(
  `(?<![\\w$.,-])(\\d{1,3}|${numberWords}) (?:in (?:every )?|out of (?:every )?|of every )(\\d{1,4}|${numberWords})(?![\\w%-]|[.,]\\d)`,
  'gi',
);

const ratios: Finder = (text) =>
  (perhapsRatio.test(text) ? [...plain(text).matchAll(ratio)] : []).flatMap((match): Finding[] => {
    const part = parseNumber(match[1] ?? '');
    const whole = parseNumber(match[2] ?? '');
    if (!part || !whole || part >= whole || whole > 1900) return [];
    const found = inWords(finding(text, match.index, match.index + match[0].length, part / whole));
    // "36 out of 41 students": there were 41 of them.
    return [
      whole < fewestCounted ? found : { ...found, implies: [...found.implies, `number:${whole}`] },
    ];
  });

const parts: Record<string, number> = {
  half: 2,
  third: 3,
  thirds: 3,
  quarter: 4,
  quarters: 4,
  fourth: 4,
  fourths: 4,
  fifth: 5,
  fifths: 5,
  tenth: 10,
  tenths: 10,
  sixth: 6,
  sixths: 6,
  seventh: 7,
  eighth: 8,
  eighths: 8,
};

const fraction = String.raw`\b(?:(an?|one|two|three|four|five|seven|nine)[ -])?(half|thirds?|quarters?|fourths?|fifths?|sixths?|seventh|eighths?|tenths?)\b`;
const ofSomething = new RegExp(
  `${fraction}(?=\\s+of\\b(?! (?:the )?(?:year|month|century|it)\\b| a century\\b)|\\s*\\()`,
  'gi',
);
/** "the grant would be a third of it", "a fifth of it ($9,000)": never "half of it" alone, of which nothing says what it is. */
const ofIt = new RegExp(
  `(?<=\\b(?:be|is|was|are|were|makes?|covers?|pays?|paid|about|nearly|almost|over) )${fraction}(?=\\s+of (?:it|that)\\b)|${fraction}(?=\\s+of (?:it|that) \\()`,
  'gi',
);
const byHowMuch = new RegExp(
  `(?<=\\b(?:by|than|by (?:almost|nearly|about|over|more than|some)) )${fraction}(?! of\\b|\\s*\\()|${fraction}(?=\\s+(?:more|less|fewer|higher|lower|larger|of them|again as)\\b)`,
  'gi',
);

/** "half will have a home". */
const ofThem = new RegExp(
  `(?<=^|(?:[,;:.!?]|\\b(?:and|while|but|of which|of whom|of them)) )${fraction}(?=\\s+(?:will|would|have|has|had|are|were|is|was|go|went|live|come|came|own|say|said|report|found|keep|kept|use|read|speak|need|lack|work|can|cannot|could|do|did|receive|qualify|left|pay|get|know)\\b)`,
  'gi',
);

/** "nearly two thirds, or 64 percent"; "more than half our callers". */
const roughly = new RegExp(
  `(?<=\\b(?:nearly|almost|about|roughly|over|than|under|around) )${fraction}(?=\\s*(?:[,;:.!?)]|$)|\\s+(?:our|their|the|all|its)\\b)`,
  'gi',
);

/** "So you carry four fifths", "three quarters time": several parts are a share wherever they stand. */
const severalParts =
  /(?<!\b(?:last|first|next|past) )\b(?:(two|three|four|seven|nine)[ -](thirds|fourths|fifths|tenths)|(three)[ -](quarters))\b(?! of (?:an? |(?:the )?(?:year|month|century|it)\b|(?:19|20)\d\d))/gi;

const fractions: Finder = (text) => {
  const source = plain(text);
  return [ofSomething, ofIt, byHowMuch, ofThem, roughly, severalParts]
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .filter((match, at, all) => all.findIndex(({ index }) => index === match.index) === at)
    .flatMap((match): Finding[] => {
      const written = (match[1] ?? match[3] ?? '').toLowerCase();
      const name = (match[2] ?? match[4] ?? '').toLowerCase();
      if (written === '' && name !== 'half') return [];
      const count = /^an?$/.test(written) || written === '' ? 1 : (parseNumber(written) ?? 1);
      const end = match.index + match[0].length;
      return [inWords(finding(text, match.index, end, count / (parts[name] ?? 1)))];
    });
};

export const percentageFinders: Finder[] = [percents, ratios, sharesOfAKind, coins, fractions];
