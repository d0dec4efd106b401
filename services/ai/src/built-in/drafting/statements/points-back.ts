import type { Statement } from './statement.ts';

const pointing =
  /^(?:The (?:rest|remainder|others?|remaining|same)|They|Their|These|Those|This|It|Its|Both|Another|All of (?:it|them)|(?:Each|Some|Most|Half|None) of (?:it|them|these)|Of (?:these|those|them))\b/;

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
      !said.series &&
      !before.series &&
      pointing.test(said.text)
      ? { ...said, follows: before.text }
      : said;
  });
