import {
  createFileName,
  exportFileName,
  type BodyOf,
  type endpoints,
} from '@grantwright/shared/contract';
import { FileResponse } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { formatLongDate } from './format-long-date.ts';

type Draft = BodyOf<typeof endpoints.generateDocx>;
type Requester = { userId: string; signal: AbortSignal };

/** Generates a Word file of a draft, saved or not, dated today and named after its title. */
export async function generateDocx(
  { wordFiles, now }: Pick<Deps, 'wordFiles' | 'now'>,
  { title, grantProgram, content, organizationName = '', format }: Draft,
  requester: Requester,
): Promise<FileResponse> {
  const date = formatLongDate(now());
  const file = await wordFiles.make(
    { title, grantProgram, organizationName, date, content, format },
    requester,
  );
  return new FileResponse(createFileName(title, '.docx'), file, exportFileName(title, '.docx'));
}
