import { knownFontPattern } from './font.ts';
import { getBoundKind, type StatedValue } from './stated-value.ts';

const number = String.raw`(\d{1,2}(?:\.\d)?)`;
const patterns = [
  // "12-point", "11 pt", "10- to 12-point", "11 or 12 point"; not "a 10-point scale"
  new RegExp(
    String.raw`(?<![\d.])(?:${number}-? ?(?:-|–|to|or|and) ?)?(?<![\d.])${number}[- ]?(?:pt\b|points?\b)(?! (?:scale|plan|rating|score|system|rubric|agenda))`,
    'gi',
  ),
  // "font size 11", "type size of at least 11"
  new RegExp(
    String.raw`\b(?:font|type|text|typeface|character)s?[- ]size(?:s)?(?: (?:is|of|must be|should be|can be|may be))?:? *(?:at least |minimum |minimum of |no smaller than |not smaller than )?()${number}(?![\d.]| ?(?:[x×]|MB|KB))`,
    'gi',
  ),
  // "size 12", "12 font"
  new RegExp(String.raw`(?<![\d.]|MB )()${number}[- ](?:size )?font\b`, 'gi'),
  new RegExp(String.raw`\bsize ()${number}(?= (?:font|type|text|[A-Z]))`, 'g'),
  // "Arial 11"
  new RegExp(
    String.raw`(?:${knownFontPattern.source})[,:]? (?:font )?(?:size )?()${number}(?![\d.,]| ?(?:[x×"%]|pages?|inch|in\b|cm|mm))`,
    'gi',
  ),
];

const isTypographic = /\b(?:font|type(?:face|d)?|text|size|pt|characters?|margins?|spac\w+)\b/i;
const isRated = /\b(?:worth|scor\w+|award(?:ed)?|criteri\w+|rubric|bonus|percent)\b/i;

/** Finds the font sizes in a clause, in points. */
export function findFontSizes(clause: string): StatedValue[] {
  // paragraph spacing: "6 pt after each paragraph"
  if (/\b(?:pt|points?) (?:before|after|spacing)\b/i.test(clause)) return [];
  return patterns.flatMap((pattern) =>
    [...clause.matchAll(pattern)].flatMap((match) => {
      const [words, from, value] = match;
      // "worth 10 points"
      const isPlural = /points$/i.test(words);
      if (isPlural && (isRated.test(clause) || !isTypographic.test(clause))) return [];
      const kind = getBoundKind(
        // "font size of at least" is part of the match
        clause.slice(0, match.index + words.lastIndexOf(value ?? '')),
        clause.slice(match.index + words.length),
      );
      const sizes = [from, value].filter((size) => size !== undefined && size !== '').map(Number);
      return sizes
        .filter((size) => size >= 6 && size <= 24)
        .map((size) => ({ value: size, kind: sizes.length > 1 ? 'exact' : kind }));
    }),
  );
}
