import { isPlain } from './plain-note.ts';
import type { Statement } from './statement.ts';

const pointing =
  /^(?:The (?:rest|remainder|others?|remaining|same)|They|Their|These|Those|This|That|Such|It|Its|He|She|His|Her|Both|Another|In (?:that|this|such an?) case|In such cases|In turn|Then|Otherwise|If (?:so|not|that|this)|After that|Afterwards?|(?:Second(?:ly)?|Third(?:ly)?|Fourth(?:ly)?|Fifth(?:ly)?|Sixth(?:ly)?|Next|Finally|Lastly)(?=,)|All of (?:it|them)|(?:Each|Some|Most|Half|None) of (?:it|them|these)|Each (?:is|has|goes|gets|takes|will|lasts|costs)|Of (?:these|those|them|the \d+))\b/;

/** Whether a sentence says nothing without the one before it. */
export const pointsBack = (text: string): boolean => pointing.test(text);

const general =
  /^(?:project|program|programme|grant|board|city|town|county|state|goal|money|community|organization|team|budget|staff|world|public|year|month|people|area|region|need)s?$/;
/** "The kilns still work." after "We bought two kilns": which ones, only the sentence before says. */
const goesOnAbout = (text: string, before: string): boolean => {
  const [, thing = ''] =
    /^The (\p{Ll}{3,}) (?!of |for |in |at |that |which |who )\p{Ll}/u.exec(text) ?? [];
  return (
    thing !== '' &&
    !general.test(thing) &&
    new RegExp(`(?<!\\b[Tt]he )\\b${thing}\\b`, 'u').test(before)
  );
};

/** "The rest will come from a loan." says nothing apart from the sentence before it, and stays with that. */
export const withWhatTheyPointTo = (statements: Statement[]): Statement[] =>
  statements.map((said, at) => {
    const before = statements[at - 1];
    const isNext =
      before !== undefined &&
      before.origin === said.origin &&
      before.question === said.question &&
      before.order <= said.order &&
      said.order - before.order <= 1;
    return isNext &&
      said.origin !== 'passage' &&
      !said.open &&
      !before.open &&
      (!said.series || isPlain(said.series)) &&
      (!before.series || isPlain(before.series)) &&
      (pointing.test(said.text) || goesOnAbout(said.text, before.text))
      ? { ...said, follows: before.text }
      : said;
  });
