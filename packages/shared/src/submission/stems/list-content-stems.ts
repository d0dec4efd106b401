import { anyOf } from '../../values/any-of.ts';

/** Words that occur in prompts on any topic. */
const genericWords = new Set(
  (
    'a about above all also an and any applicant application are as at attach be been briefly by can clear clearly describe ' +
    'description detail detailed details discuss do does each ensure example examples explain explanation for from ' +
    'funded funding give grant has have how identify if in include included including indicate information into is it ' +
    'its list may must need not of on or organization organization’s other our outline please project program propose ' +
    'proposed provide request requested section should specific specify state statement such summarize summary than ' +
    'that the their them there these they this those to under upon use used using was we were what when where whether ' +
    'which who whom why will with within work would you your'
  ).split(' '),
);
const endings = anyOf(
  /(?:abilit(?:y|ies)|ibilit(?:y|ies)|ably|able|ible|atives?|ators?|ations?|ating|ated|ates?)$/,
  /(?:e?ments?|erships?|ships?|eness|iness|ness|ities|ity|ings?|edly|ed|ies|es|ers?|ly|s|y|e)$/,
);
/**
 * Endings that double the last consonant before them: "planned". A doubled f, l, s or z usually belongs to the word
 * itself.
 */
const verbEndings = /(?:ed|edly|ings?)$/;
const doubled = /(?<=([bdgkmnprt]))\1$/;
const minStem = 3;

/** Lists the stems of the content words in the text. */
export const listContentStems = (text: string): Set<string> => new Set(listStems(text));

/** Like `listContentStems`, but in order and with repetitions. */
export const listStems = (text: string): string[] => listContentWords(text).map(computeStem);

/** Maps each stem in the text to its first content word. */
export const mapWordsByStem = (text: string): Map<string, string> =>
  mapByStem(listContentWords(text));

/** Like `mapWordsByStem`, but including words that occur in prompts on any topic, such as "Need". */
export const mapAllWordsByStem = (text: string): Map<string, string> =>
  mapByStem(splitWords(text).filter((word) => word.length > minStem));

const listContentWords = (text: string): string[] =>
  splitWords(text).filter((word) => !genericWords.has(word.toLowerCase()));

const splitWords = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** Maps each stem to its first word. */
function mapByStem(words: readonly string[]): Map<string, string> {
  const wordByStem = new Map<string, string>();
  for (const word of words) {
    const stem = computeStem(word);
    if (!wordByStem.has(stem)) wordByStem.set(stem, word);
  }
  return wordByStem;
}

function computeStem(word: string): string {
  const lower = word.toLowerCase().replace(/[’']s?$/, '');
  const stem = lower.replace(endings, '');
  if (stem.length < minStem) return lower;
  return stem.length > minStem && verbEndings.test(lower) ? stem.replace(doubled, '') : stem;
}
