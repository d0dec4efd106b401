/** Words of prompts on any topic. */
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
const endings =
  /(?:ations?|ating|ated|ates?|ments?|ness|ities|ity|ings?|edly|ed|ies|es|ers?|ly|s|y|e)$/;
const minStem = 3;

/** The stems of the words that carry the meaning of a text. */
export function contentStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
  return new Set(words.filter((word) => !genericWords.has(word)).map(stemOf));
}

function stemOf(word: string): string {
  const stem = word.replace(endings, '');
  return stem.length >= minStem ? stem : word;
}
