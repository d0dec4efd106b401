import { itsAsOurs } from '../grammar/write-sentence.ts';
import type { Statement } from './statement.ts';

/** "Its staff" as "Our staff" where it can only be the organization's: by the sentence before it. */
export const withOurs = (statements: Statement[], names: string[]): Statement[] =>
  statements.map((said, at) => {
    if (said.open || said.series) return said;
    const other = statements[at - 1];
    const before =
      other?.origin === said.origin && other.question === said.question ? other.text : undefined;
    // A passage of a paper may begin after the thing that it goes on about.
    if (before === undefined && said.origin === 'passage') return said;
    const text = itsAsOurs(said.text, before, names);
    return text === said.text ? said : { ...said, text };
  });
