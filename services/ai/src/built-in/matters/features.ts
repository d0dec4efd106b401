import { plain } from '@grantwright/analyst';
import { type TopicScores, topicsTold } from '../drafting/topics.ts';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** Figures and dates by their kind: what they are tells more than which they are. */
const kinds: [RegExp, string][] = [
  [
    /[$€£₹]\s?\d[\d,.]*\s?k?\b|\b(?:rs|ksh|kes|r|eur|usd|gbp)\.? ?\d[\d,.]*k?\b|\b\d[\d,.]*k?\s?(?:euros?|dollars|pounds|quid|rand|rupees)\b/gi,
    ' _money ',
  ],
  [/\d+(?:\.\d+)?\s?(?:%|percent|per cent)/gi, ' _pct '],
  [new RegExp(`\\b${month}\\b\\.?`, 'gi'), ' _month '],
  [/\b\d{1,3}(?:,\d{3})+\b/g, ' _big '],
  [/\b\d+(?:st|nd|rd|th)\b/g, ' _ord '],
  [/\d+(?:[.:]\d+)?/g, ' _n '],
];

/** Two names one after the other, inside a sentence: somebody. */
const somebody = /(?<!^)(?<![.!?]\s)\b\p{Lu}[\p{Ll}'-]+ (?:\p{Lu}\. )?\p{Lu}[\p{Ll}'-]+/u;
const ending = /(?:ations?|ings?|ments?|ies|ied|es|ed|ers?|s|y|e)$/;

const stem = (word: string): string => (word.length > 4 ? word.replace(ending, '') : word);

const fewWords = 6;

const year = /\b(?:19\d\d|20[0-4]\d)\b/g;

/** What a sentence shows to whoever weighs it: its words and pairs of words by their stems, how it begins and ends. */
export const featuresOf = (
  sentence: string,
  thisYear: number,
  topicsOf: (text: string) => TopicScores = topicsTold,
): string[] => {
  const text = plain(sentence);
  const dated = text.replace(year, (written) =>
    Number(written) > thisYear ? ' _later ' : ' _year ',
  );
  const shaped = kinds.reduce((said, [pattern, kind]) => said.replace(pattern, kind), dated);
  const tokens = (shaped.toLowerCase().match(/_[a-z]+|\p{L}+(?:'\p{L}+)?|[=?!:]/gu) ?? []).map(
    (token) => (token.startsWith('_') ? token : stem(token)),
  );
  const found = new Set<string>();
  tokens.forEach((token, at) => {
    found.add(`u:${token}`);
    if (at > 0) found.add(`b:${tokens[at - 1] ?? ''} ${token}`);
  });
  if (tokens[0]) found.add(`s:${tokens[0]}`);
  if (tokens[1]) found.add(`s:${tokens[0] ?? ''} ${tokens[1]}`);
  if (tokens.length > 0) found.add(`e:${tokens.at(-1) ?? ''}`);
  if (tokens.length < fewWords) found.add('short');
  if (somebody.test(text)) found.add('somebody');
  for (const [topic, weight] of Object.entries(topicsOf(text))) {
    if (weight >= 1) found.add(`t:${topic}`);
    if (weight >= 2) found.add(`t:${topic} twice`);
  }
  return [...found];
};
