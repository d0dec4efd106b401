import {
  internationalFileName,
  wordFileName,
  type BodyOf,
  type calls,
} from '@grantwright/shared/contract';
import { FileResponse } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { longDate } from './long-date.ts';

type Wanted = BodyOf<typeof calls.generateDocx>;
type By = { userId: string; signal: AbortSignal };

/** A Word file of what is being edited, saved or not, dated today. */
export async function generateDocx(
  { wordFiles, now }: Pick<Deps, 'wordFiles' | 'now'>,
  { title, grantProgram, content, organizationName = '' }: Wanted,
  by: By,
): Promise<FileResponse> {
  const date = longDate(now());
  const file = await wordFiles.make({ title, grantProgram, organizationName, date, content }, by);
  return new FileResponse(internationalFileName(title), file, wordFileName(title));
}
