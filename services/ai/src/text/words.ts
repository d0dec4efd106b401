import { remembered } from '@grantwright/analyst';

/** Words that carry no topic: they neither help a search nor prove that two sentences speak of the same thing. */
const stopWords = new Set(
  `a about above after again against all also am an and any are as at be because been before being below between both but by can could did do does doing down during each either etc every few for from further had has have having he her here hers him his how i if in into is it its itself just let may me might more most much must my neither no nor not of off on once only or other our ours ourselves out over own per please same shall she should so some such than that the their theirs them then there these they this those through to too toward towards under until up upon us very was we were what when where whether which while who whom whose why will with within without would yet you your yours`.split(
    ' ',
  ),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Lower case, no accents, straight quotes, no possessive: how two spellings of a word become one. */
export const fold = (text: string): string =>
  // Most lines hold nothing that has another spelling.
  (/^[\u0000-\u007f]*$/.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/[’‘ʼ]/g, "'")
  )
    .toLowerCase()
    .replace(/'s\b/g, '');

/** The words of a text, folded, in order. */
export const words = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const endings: [RegExp, string][] = [
  [/(?:ization|isation)$/, 'ize'],
  [/ational$/, 'ate'],
  [/(ss|x|z|ch|sh)es$/, '$1'],
  [/ies$/, 'y'],
  [/([^su])s$/, '$1'],
  [/(?:e?ments?)$/, ''],
  [/ations?$/, 'at'],
  [/ates?$/, 'at'],
  [/(\w{3,})ing$/, '$1'],
  [/(\w{3,})ed$/, '$1'],
  [/([bdgmnprt])\1$/, '$1'],
  [/(\w{3,})(?:er|or|e|y|al)$/, '$1'],
];

/** A rough stem, enough to see that "tutoring", "tutors" and "tutored" belong together. */
export const stem = remembered((word): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  let result = word;
  for (const [pattern, replacement] of endings) {
    const next = result.replace(pattern, replacement);
    if (next.length >= 3) result = next;
  }
  return result;
});

/** The stems that carry meaning, in order. */
export const topicStems = remembered((text): readonly string[] =>
  words(text)
    .filter((word) => word.length > 1 && !isStopWord(word))
    .map(stem),
);
