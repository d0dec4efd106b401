type StatedWeight = { name: string; points?: number; percent?: number };

const weight = /(?<![\d.,$])(\d{1,3}(?:\.\d)?) ?-?(?:(points?|pts?)\b|(%|percent\b|per cent\b))/gi;
/** "Work plan: 20", a row of a table of points */
const row = /(?<=[\p{L})”"]): (\d{1,2}|100)$/u;
const connecting =
  /^(?:[([:|–—-]*|\(?(?:is|are|worth|counts?|for|up|to|maximum|max\.?|of|0|weight|weighted|at|with|receives?|gets?)[:,(]*)$/i;
/** Sentences about scores, not about what is scored. */
const aboutScores =
  /\b(?:scores?|scored|scoring|points?|ranked|ranking|funded|thresholds?|minimum|total|averages?|bonus|extra|additional|tie)\b/i;
/** What a share of is a rule of the budget. */
const aboutCosts = /\b(?:match(?:ing)?|indirect|overhead)\b/i;
const maxNameLength = 250;

/** The criterion and its points or percent in "Work plan (20 points)"; undefined in other statements about scores. */
export function statedWeight(text: string): StatedWeight | undefined {
  const stated = [...text.matchAll(weight)];
  const [first] = stated;
  if (first && stated.length === 1) {
    const [words, amount, , percent] = first;
    const before = withoutConnecting(text.slice(0, first.index));
    const after = text.slice(first.index + words.length).replace(/^[\s)\].:;,–—-]+/, '');
    return named(before || firstSentence(after), percent ? 'percent' : 'points', Number(amount));
  }
  const inRow = stated.length === 0 ? row.exec(text) : null;
  return inRow ? named(text.slice(0, inRow.index).trim(), 'points', Number(inRow[1])) : undefined;
}

function named(name: string, unit: 'points' | 'percent', amount: number): StatedWeight | undefined {
  const isName = /\p{L}{3}/u.test(name) && name.length <= maxNameLength && !aboutScores.test(name);
  if (!isName || amount === 0 || amount > 100) return undefined;
  if (unit === 'percent' && aboutCosts.test(name)) return undefined;
  return unit === 'points' ? { name, points: amount } : { name, percent: amount };
}

/** "Need is worth up to" becomes "Need". */
function withoutConnecting(text: string): string {
  const words = text.trim().split(/\s+/);
  while (words.length > 0 && connecting.test(words.at(-1) ?? '')) words.pop();
  return words
    .join(' ')
    .replace(/[([:,–—-]{1,3}$/, '')
    .trim();
}

const firstSentence = (text: string): string => text.split(/[.;:]\s/)[0] ?? '';
