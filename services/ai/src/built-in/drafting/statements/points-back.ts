import { mainVerb } from '../grammar/main-verb.ts';
import { isPlain } from './plain-note.ts';
import type { Statement } from './statement.ts';

const pointing =
  /^(?:The (?:rest|remainder|others?|remaining|same)|They|Their|These|Those|This|That|Such|It|Its|He|She|His|Her|Both|Another|In (?:that|this|such an?) case|In such cases|In turn|Then|Otherwise|Instead|That['’]s|There (?=\p{Ll})(?!is\b|are\b|was\b|were\b|will\b|has\b|have\b|would\b|can\b|may\b|must\b|should\b|could\b|used\b|remains?\b|exists?\b|come[s]?\b)|Here\b|Because of (?:this|that|these)|For this reason|If (?:so|not|that|this)|After that|Afterwards?|(?:Second(?:ly)?|Third(?:ly)?|Fourth(?:ly)?|Fifth(?:ly)?|Sixth(?:ly)?|Next|Finally|Lastly)(?=,)|All of (?:it|them)|(?:Each|Some|Most|Half|None) of (?:it|them|these)|Each (?:is|has|goes|gets|takes|will|lasts|costs)|(?:No|Yes) to(?=:)|Of (?:these|those|them|the \d+)|We['’]?(?: wi)?ll do (?:so|it|that|this)|(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|Twenty|\d+) (?:years?|months?|weeks?|days?) (?:later|after|before))(?![\p{L}])/u;

/** "In 2019 it counted 151.", "When they come back, …", "What they asked for most was …": who, only the sentence before says. */
const pointsLater =
  /^(?:(?:In|On|At|By|Since|After|Before|From|During|Until|Within|With|For|Every|Each|When|As|Once|Because|Although|While)\b[^.,;:]{0,40}?,? (?:(?:his|her|their|its) \p{Ll}+ |(?:it|they|he|she) )(?!is (?:important|hard|clear|difficult|easy|cold|dark|hot|our)|takes\b)\p{Ll}+|The \p{Ll}+ (?:came to|amounted to|added up to)\b|What (?:they|it|he|she|this|these|those|that)\b)/u;
/** "88 of them had paid one.", "23 had not filed at all.": of whom, the sentence before says. */
const countsThem =
  /^(?:About |Nearly |Almost |Over |Only |Another |The other )?(?:\d[\d,]*|(?:Twenty|Thirty|Forty|Fifty|Sixty|Seventy|Eighty|Ninety)(?:-\p{Ll}+)?|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|[Nn]either|[Nn]one|Some|Many|Most|Few) (?:of (?:them|these|those|whom)\b|(?:had|have|has|were|was|are|did|do|does|said|told|answered|could|can|came|wanted|want|stayed|left|live|lived|fell|asked|never|still|already)\b)/u;

/** Whether a sentence says nothing without the one before it. */
export const pointsBack = (text: string): boolean =>
  pointing.test(text) || pointsLater.test(text) || countsThem.test(text);

/** "So we should like to …": it goes on from the sentence before it, and may turn to another matter. */
const joins = /^(?:So(?! far\b| that\b)|And|But|Or|Yet|Also|However|Therefore)\b/;

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

const fewWords = 5;
/** "Michigan Works.", "Never again." among sentences: so little tells something only beside what stands before it. */
const isScrap = ({ text, origin, series }: Statement): boolean =>
  origin === 'additional' &&
  !series &&
  text.split(/\s+/).length <= fewWords &&
  !/[\d:=]/.test(text) &&
  mainVerb(text) === undefined;

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
      (pointsBack(said.text) ||
        joins.test(said.text) ||
        goesOnAbout(said.text, before.text) ||
        isScrap(said))
      ? { ...said, follows: before.text }
      : said;
  });
