import { capitalize } from '@grantwright/analyst';
import { openEnd } from '../grammar/write-sentence.ts';
import type { Statement } from './statement.ts';
import { isPlain } from './plain-note.ts';

type Listed = Statement & { group: number; bulleted: boolean };

/** Fewer bullets make no list. */
const fewest = 3;
/** A longer line is told, and not listed. */
const longest = 18;

const mayBeListed = ({ text, open }: Statement): boolean =>
  !open && text.split(/\s+/).length <= longest && !/[.!?]\s+\p{Lu}/u.test(text);

/**
 * Bullets that somebody set one under the other stay one list: of those most are notes, and that one of them happens to
 * be a sentence makes it no paragraph among them.
 */
export const asOneList = <Said extends Listed>(statements: Said[]): Said[] => {
  const runs = statements.reduce<Said[][]>((done, said) => {
    const last = done.at(-1);
    const before = last?.at(-1);
    return last && before?.bulleted && said.bulleted && before.group === said.group
      ? [...done.slice(0, -1), [...last, said]]
      : [...done, [said]];
  }, []);
  return runs.flatMap((run) => {
    const series = run.find((said) => isPlain(said.series))?.series;
    const notes = run.filter((said) => isPlain(said.series)).length;
    if (!series || run.length < fewest || notes * 2 < run.length) return run;
    return run.map((said) => {
      if (said.series || !mayBeListed(said)) return said;
      const { whole: _, ...rest } = said;
      return { ...rest, text: capitalize(openEnd(said.text)), series } as Said;
    });
  });
};
