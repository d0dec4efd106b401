import { lineForm } from '../grammar/line-form.ts';
import { isCertainPhrase, isClosed } from '../grammar/certain-phrase.ts';
import { mainVerb } from '../grammar/main-verb.ts';
import type { Series } from './statement.ts';

export type Wording = {
  /** Names the organization goes by. */
  ownNames: string[];
  /** Words with a capital inside sentences: they keep it. */
  names: ReadonlySet<string>;
  /** The same without the organization's own name, whose words are often common ones. */
  namesInText: ReadonlySet<string>;
};

/** What one note of several hangs on; nothing where it is empty. */
export type Lead = Series;

const dated =
  /^(?:in\s+)?((?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Fall|Winter)\s+)?(?:19|20)\d{2})\s*(?::|[-–—]|,)\s+(.+)$/i;
const label = /^([\p{L}\d][^:.!?]{2,60}):\s+(\S.*)$/u;

const longPhrase = 8;

/** A sentence that somebody wrote out, which needs nothing and is left as it is. */
export const isWhole = (line: string): boolean => {
  if (!isClosed(line) || dated.test(line)) return false;
  const form = lineForm(line);
  if (form === 'sentence') return true;
  // Nobody closes so long a line that is no sentence to its writer.
  if (form === 'noun' && line.split(' ').length >= longPhrase) return true;
  const named = label.exec(line)?.[1];
  return form === 'noun' && !isCertainPhrase(line) && (!named || mainVerb(named) !== undefined);
};

export type Written = {
  text: string;
  series?: Series;
  whole?: true;
};
