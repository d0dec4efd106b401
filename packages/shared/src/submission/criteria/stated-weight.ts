import { anyOf } from '../../values/any-of.ts';

type StatedWeight = { name: string; points?: number; percent?: number };
type Unit = 'points' | 'percent';
/** A weight and its position in the text. */
type FoundWeight = { amount: number; unit: Unit; start: number; end: number };

const amount = String.raw`(?<amount>\d{1,3}(?:\.\d{1,2})?)`;
const notWeight = String.raw`(?! (?:type|font|typeface|of contact|scale|or (?:more|above|higher|less|fewer)|each|per)\b)`;
/** "20 points", "0-20 points", "twenty (20) points", "20 possible points"; "12 point" is a size. */
const counted = new RegExp(
  String.raw`(?<![\d.,$€£/])(?:0 ?(?:to|[-–]) ?)?${amount}\)? ?-?(?:(?:possible |total |max(?:imum|\.)? )?(?<points>points\b|pts?\b|(?<=\b1 )point\b|point(?= max))|(?<percent>%|percent\b|per cent\b))${notWeight}`,
  'gi',
);
/** "Maximum points: 20" at the end */
const labeled = new RegExp(
  String.raw`\b(?:max(?:imum)?\.? |possible |total )?(?:points?|pts|weight(?:ing)?|max(?:imum)?)(?: possible| available)?\s?[:=]\s?${amount}\s?(?<percent>%|percent\b)?(?=[)\]]?\.?$)`,
  'gi',
);
/** "Work plan: 20", a row of a table of points */
const row = /(?<=[\p{L})”"]): (\d{1,2}|100)$/u;
const connecting =
  /^(?:[([:|–—.-]*|\(?(?:is|are|worth|counts?|for|up|to|maximum|max\.?|of|a|0|weight|weighted|at|with|receives?|gets?|five|ten|fifteen|(?:twenty|thirty|forty|fifty)(?:-five)?)[:,(]*)$/i;
/** Words in sentences about the scoring itself rather than a criterion. */
const aboutScores = anyOf(
  /\b(?:scores?|scored|scoring|points?|ranked|ranking|funded|thresholds?|minimum|total)\b/i,
  /\b(?:averages?|bonus|extra|additional|tie)\b/i,
);
/** In a list of criteria, "Score of the reviewers (40 points)" is a criterion. */
const aboutTotals = /\b(?:points?|thresholds?|minimum|total|bonus|extra|additional|tie)\b/i;
/** Nouns whose percentage is a budget rule. */
const aboutCosts = /\b(?:match(?:ing)?|indirect|overhead)\b/i;
const font = /\b(?:fonts?|typeface|times new roman|arial|calibri|spaced)\b/i;
/** Words that occur in sentences but not in the name of a criterion. */
const sentence = /\b(?:is|are|be|will|on|by|include[sd]?|following)\b/i;
const maxNameLength = 250;

/**
 * Finds a criterion and its points or percentage, as in "Work plan (20 points)". Returns undefined for other statements
 * about scores.
 */
export function findStatedWeight(text: string): StatedWeight | undefined {
  const weights = findWeights(text);
  const [first] = weights;
  if (first && weights.length === 1) {
    const before = removeConnectingWords(text.slice(0, first.start));
    // "16-20 points" is a level of a rubric.
    if (/\d ?[-–]$/.test(text.slice(0, first.start))) return undefined;
    const after = text.slice(first.end).replace(/^[\s)\].:;,–—-]+/, '');
    return findNamed(before || getFirstSentence(after), first);
  }
  const inRow = weights.length === 0 ? row.exec(text) : null;
  return inRow
    ? findNamed(text.slice(0, inRow.index).trim(), { amount: Number(inRow[1]), unit: 'points' })
    : undefined;
}

/** Finds the criteria listed in one line: "Need (20 points), impact (30 points) and cost (10 points)". */
export function findStatedWeights(text: string): StatedWeight[] {
  const one = findStatedWeight(text);
  if (one) return [one];
  const weights = findWeights(text);
  const isListed =
    weights.length > 1 &&
    weights.every(({ end }) => /^\s?[)\]]?(?:[.,;]|\s?$|\s?(?:and|&)\s)/.test(text.slice(end)));
  if (!isListed) return [];
  const [opening = ''] = text.slice(0, weights[0]?.start).split(/:\s/).slice(-1);
  if (sentence.test(opening)) return [];
  const criteria = weights.map((weight, index) => {
    const before = text.slice(weights[index - 1]?.end ?? 0, weight.start);
    const item =
      before
        .replace(/^[\s)\],;.]+(?:(?:and|&)\s)?/, '')
        .split(/:\s/)
        .at(-1) ?? '';
    return findNamed(removeConnectingWords(item), weight, aboutTotals);
  });
  const names = criteria.flatMap((one) => one ?? []);
  return names.length === weights.length ? names : [];
}

function findWeights(text: string): FoundWeight[] {
  if (font.test(text)) return [];
  const weights = [labeled, counted].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: words, index, groups = {} }): FoundWeight => ({
      amount: Number(groups['amount']),
      unit: groups['percent'] ? 'percent' : 'points',
      start: index,
      end: index + words.length,
    })),
  );
  const isWithin = (one: FoundWeight, other: FoundWeight) =>
    other.start < one.start && other.end >= one.end;
  return weights.filter((one) => !weights.some((other) => isWithin(one, other)));
}

function findNamed(
  name: string,
  { amount, unit }: Pick<FoundWeight, 'amount' | 'unit'>,
  other = aboutScores,
): StatedWeight | undefined {
  const isName = /\p{L}{3}/u.test(name) && name.length <= maxNameLength && !other.test(name);
  if (!isName || amount === 0 || amount > 100) return undefined;
  if (unit === 'percent' && aboutCosts.test(name)) return undefined;
  return { name, [unit]: amount };
}

/** "Need is worth up to" becomes "Need". */
function removeConnectingWords(text: string): string {
  const words = text.trim().split(/\s+/);
  while (words.length > 0 && connecting.test(words.at(-1) ?? '')) words.pop();
  return words
    .join(' ')
    .replace(/[([:,–—-]{1,3}$/, '')
    .trim();
}

const getFirstSentence = (text: string): string => text.split(/[.;:]\s/)[0] ?? '';
