import { comparable } from '@grantwright/analyst';
import type { Statement } from './statement.ts';

/** So much of a sentence is enough to find it again. */
const enough = 24;

/** Each statement of the notes with its place in them. */
export const asTold = (statements: Statement[], notes: string): Statement[] => {
  const all = comparable(notes);
  return statements.map((said) => {
    if (said.origin !== 'answer' && said.origin !== 'additional') return said;
    const at = all.indexOf(comparable(said.text).slice(0, enough).trim());
    return at < 0 ? said : { ...said, told: at };
  });
};
