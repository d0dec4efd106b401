/** The amount to which a percentage applies; `other` if the sentence names something else ("of salaries"). */
export type PercentBase = 'direct costs' | 'request' | 'total project cost' | 'other';

const fillers =
  'a|all|an|and|any|each|every|in|its|of|or|our|such|that|the|their|this|your|actual|allowable|allowed|amount|' +
  'anticipated|approved|combined|development|eligible|entire|estimated|expected|full|gross|net|overall|portion|' +
  'projected|proposed|reasonable|share|sum|total|whole';
const projects = 'activit(?:y|ies)|initiatives?|programm?e?s?|projects?|proposals?|work';
const costs = 'budgets?|costs?|expenditures?|expenses?|outlays?';
const grants = '(?:sub)?awards?|awarded|federal|grants?|requests?|requested';
const filler = `(?:(?:${fillers}) ){0,8}`;
const whole = `(?:(?:${fillers}|${projects}) ){0,8}`;

/** The base named by a phrase after "of", without punctuation: "total eligible project costs". */
const bases: readonly (readonly [RegExp, PercentBase])[] = [
  [
    new RegExp(`^${whole}(?:modified total )?(?:direct(?! and indirect)|mtdc|other)\\b`),
    'direct costs',
  ],
  // "the amount of the grant", "your challenge grant", "total project costs requested"
  [
    new RegExp(
      `^${whole}(?:(?:(?:${costs}|funds|funding) )?(?:${grants})|(?:(?!match)\\w{1,30} ){1,2}(?:award|grant)s?)\\b`,
    ),
    'request',
  ],
  [new RegExp(`^${filler}(?:funds|funding)\\b`), 'request'],
  // Neither "the cost of equipment" nor "the budget" alone
  [
    new RegExp(
      `^(?!(?:(?:its|the|their|your) )?budgets?\\b(?! (?:of|for)\\b))${whole}(?:direct and indirect )?(?:${costs})\\b(?: (?:of|for) ${filler}(?:${projects})\\b)?(?! (?:of|for|related|associated)\\b)`,
    ),
    'total project cost',
  ],
  [new RegExp(`^${whole}(?:${projects})$`), 'total project cost'],
];
/** "25% of", "20 percent (20%) of", unlike "a 25% match of" */
const directlyAfter = /^[\s)]{0,2}(?:\(\d{1,3}(?:\.\d{1,2})?%\)\s)?of\s/i;
const preposition = /\b(?:of|on|to|against)\s/gi;
/** Punctuation or a verb that ends a phrase. */
const phraseEnd = /[.,;:()\n]| (?:as|by|from|is|are|may|must|shall|should|through|will|with)\b/;
const maxPhrase = 160;

/**
 * Finds the base of the percentage that ends at `end`: the words directly after it, or else any phrase of the sentence
 * that names costs or the grant, if any.
 */
export function findPercentBase(sentence: string, end: number): PercentBase | undefined {
  const [phrase] = directlyAfter.exec(sentence.slice(end, end + 40)) ?? [];
  if (phrase !== undefined) return findNamedBase(sentence.slice(end + phrase.length)) ?? 'other';
  for (const { 0: word, index } of sentence.matchAll(preposition)) {
    const base = findNamedBase(sentence.slice(index + word.length));
    if (base) return base;
  }
  return undefined;
}

function findNamedBase(text: string): PercentBase | undefined {
  const [phrase = ''] = text.slice(0, maxPhrase).split(phraseEnd, 1);
  const words = phrase
    .toLowerCase()
    .replace(/[’']s?(?= |$)/g, '')
    .replace(/[\s/&-]+/g, ' ')
    .trim();
  return bases.find(([pattern]) => pattern.test(words))?.[1];
}
