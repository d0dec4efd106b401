import type { Statement } from '../statements/statement.ts';

const ordinal = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const opening = new RegExp(`^(?:the )?(${ordinal.join('|')})(?:ly)?,`, 'i');
/** A sentence that opens so says nothing apart from the one before it. */
const leaning =
  /^(?:(?:Then|Next|Finally|Lastly|Afterwards),? |After (?:that|this),? |In that case,? |If so,? |He |She )/;

const place = ({ text }: Statement): number =>
  ordinal.indexOf((opening.exec(text)?.[1] ?? '').toLowerCase());

const isNext = (before: Statement | undefined, said: Statement): before is Statement =>
  before !== undefined &&
  before.origin === said.origin &&
  before.question === said.question &&
  said.order - before.order <= 1 &&
  said.origin !== 'passage' &&
  !said.open &&
  !before.open &&
  !said.series &&
  !before.series;

/** "Second, we will ..." stays behind "First, we will ...", and what leans on the sentence before it behind that. */
export const inSteps = (statements: Statement[]): Statement[] =>
  statements.map((said, at) => {
    const before = statements[at - 1];
    if (said.follows !== undefined || !isNext(before, said)) return said;
    return place(said) > 0 || leaning.test(said.text) ? { ...said, follows: before.text } : said;
  });
