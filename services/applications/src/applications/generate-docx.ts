import {
  internationalFileName,
  wordFileName,
  type BodyOf,
  type calls,
} from '@grantwright/shared/contract';
import { FileAnswer } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { longDate } from './long-date.ts';

type Wanted = BodyOf<typeof calls.generateDocx>;

/** A Word file of what is being edited, saved or not, dated today. */
export async function generateDocx(
  { wordFiles, now }: Pick<Deps, 'wordFiles' | 'now'>,
  { title, grantProgram, content, organizationName = '' }: Wanted,
  signal: AbortSignal,
): Promise<FileAnswer> {
  const date = longDate(now());
  const file = await wordFiles.make(
    { title, grantProgram, organizationName, date, content },
    signal,
  );
  return new FileAnswer(internationalFileName(title), file, wordFileName(title));
}
