import { splitSentences } from '@grantwright/analyst';

/** Cost sharing, indirect costs and the like stand among those who may apply in federal notices. */
export const namesOne = (text: string): boolean =>
  !/\?$|^https?:|^all (?:data|information|materials|results|work)\b/i.test(text) &&
  !/^(?:(?:\(?[a-z\d]{1,2}[.)] )?(?:cost[- ]shar|match|indirect|sub-?grant|other\b)[^:]{0,40}:|[^.;]{0,60}\b(?:cannot|can not|may not) (?:be|apply|receive)\b)/i.test(
    text,
  );

/** "Consortia led by any of these. For-profit organizations may not apply." names only consortia. */
export const firstSentence = (text: string): string => {
  const [first, ...rest] = splitSentences(text);
  return first && rest.some((one) => /\b(?:may not|cannot|not eligible|must)\b/i.test(one.text))
    ? first.text
    : text;
};

/** "Eligible Applicants: (a) Local agencies; (b) community colleges" are two of whom the list names. */
export const oneByOne = (item: string): string[] => {
  const text = firstSentence(item);
  const bare = text.replace(/^eligible (?:applicants|organi[sz]ations):\s*/i, '');
  const parts = bare.split(/[;,]\s+(?:or |and )?(?=\((?:[a-h]|[ivx]{1,4}|\d)\)\s)/i);
  return parts.length < 2 && bare === text
    ? [text]
    : parts.map((part) => part.replace(/^\((?:[a-h]|[ivx]{1,4}|\d)\)\s+/i, ''));
};
