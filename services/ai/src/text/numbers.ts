import { type Mention, plain, remembered } from '@grantwright/analyst';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: Record<string, number> = {
  hundred: 1e2,
  thousand: 1e3,
  lakh: 1e5,
  million: 1e6,
  crore: 1e7,
  billion: 1e9,
  trillion: 1e12,
};

/** Pattern source of a number written in words: "twelve", "twenty-five", "two hundred and fifty". */
export const numberWords = (() => {
  const units = [...small].reverse().join('|');
  const below100 = `(?:(?:${tens.join('|')})(?:[\\s-](?:${small.slice(1, 10).join('|')})\\b)?|${units})`;
  const below1000 = `(?:${below100}(?:[\\s-]+hundred(?:[\\s-]+(?:and\\s+)?${below100})?)?|hundred(?:[\\s-]+(?:and\\s+)?${below100})?)`;
  const scale = `(?:${Object.keys(scales).slice(1).join('|')})`;
  return `(?:${below1000}(?:[\\s-]+${scale})?(?:[\\s-]+(?:and\\s+)?${below1000}[\\s-]+${scale})*(?:(?<=${scale})[\\s-]+(?:and\\s+)?${below1000})?|${scale})`;
})();

/** Pattern source of a number in digits: "1,200", "60", "2.5", "1 200 000", "1,84,00,000" as India groups it. */
/** "1,200", "12,34,567", "1 200" and, as in Switzerland, "1'200". */
export const numberDigits = String.raw`\d{1,3}(?:'\d{3})+(?!\d)(?:\.\d+)?|\d{1,2}(?:,\d{2})+,\d{3}(?!\d|,\d)(?:\.\d+)?|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?: \d{3})+(?![\d])|\d+(?:\.\d+)?`;

const fromWords = (text: string): number | undefined => {
  let total = 0;
  let group = 0;
  for (const word of text.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and') continue;
    const unit = small.indexOf(word);
    const ten = tens.indexOf(word);
    const scale = scales[word];
    if (unit >= 0) group += unit;
    else if (ten >= 0) group += (ten + 2) * 10;
    else if (scale === 100) group = (group || 1) * 100;
    else if (scale !== undefined) {
      total += (group || 1) * scale;
      group = 0;
    } else return undefined;
  }
  return total + group;
};

/** The value of a number in digits ("1,200"), in words ("twenty-five"), or both ("sixty (60)"). */
export const parseNumber = (text: string): number | undefined => {
  const source = plain(text).trim();
  const both = /\((\d[\d,. ]*)\)\s*$/.exec(source);
  if (both?.[1]) return parseNumber(both[1]);
  if (/^\d/.test(source)) {
    const scaled = /^([\d,.' ]*\d)\s*(k|thousand|lakhs?|m|mm|million|crores?|bn|b|billion)?$/i.exec(
      source,
    );
    if (!scaled?.[1]) return undefined;
    const value = Number(scaled[1].replace(/[,' ]/g, ''));
    return Number.isNaN(value) ? undefined : value * scaleOf(scaled[2]);
  }
  return fromWords(source);
};

/** What "million", "k" or "bn" multiplies by; 1 for nothing. */
export const scaleOf = (word: string | undefined): number => {
  switch (word?.toLowerCase()) {
    case 'k':
    case 'thousand':
      return 1e3;
    case 'lakh':
    case 'lakhs':
      return 1e5;
    case 'crore':
    case 'crores':
      return 1e7;
    case 'm':
    case 'mm':
    case 'mn':
    case 'million':
      return 1e6;
    case 'b':
    case 'bn':
    case 'billion':
      return 1e9;
    default:
      return 1;
  }
};

/** "two and a half years", "six and a half thousand hours". */
const andAHalf = /^ and a half(?: (thousand|lakhs?|million|crores?|billion)\b)?/i;

export type NumberMention = Mention & { value: number; percent: boolean };

const anyNumber = new RegExp(
  `(?<![\\w$€£.,-])(?:(${numberWords})(?:\\s*\\((${numberDigits})\\))?|(${numberDigits})(?:(?:\\s+(?!k)|(?<!\\b401)(?=k\\b))(k|thousand|lakhs?|million|crores?|billion)\\b)?)(?![\\w]|[.,]\\d)(\\s*(?:%|per\\s?cent\\b|percent\\b))?`,
  'gi',
);

/** Numbers that stand alone in a text, in digits or words, with their value; money is left to `findMoney`. */
export const findNumbers = remembered((text): readonly NumberMention[] => {
  let taken = 0;
  return [...plain(text).matchAll(anyNumber)].flatMap((match) => {
    // The scale behind "and a half" is read already.
    if (match.index < taken) return [];
    const written = match[2] ?? match[3] ?? match[1];
    const whole = written === undefined ? undefined : parseNumber(written);
    if (whole === undefined) return [];
    const start = match.index;
    const half = match[5] ? null : andAHalf.exec(text.slice(start + match[0].length));
    const end = start + match[0].length + (half?.[0].length ?? 0);
    const value = (half ? whole + 0.5 : whole) * scaleOf(half?.[1]);
    taken = end;
    return [
      {
        text: text.slice(start, end),
        start,
        end,
        value: value * scaleOf(match[4]),
        percent: match[5] !== undefined,
      },
    ];
  });
});
