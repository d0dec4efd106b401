import {
  createFileName,
  exportFileName,
  type BodyOf,
  type endpoints,
} from '@grantwright/shared/contract';
import { FileResponse } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import { formatLongDate } from './format-long-date.ts';

type Draft = BodyOf<typeof endpoints.generatePdf>;
type Requester = { userId: string; signal: AbortSignal };

/** Generates a PDF of a draft, saved or not, dated today and named after its title. */
export async function generatePdf(
  { pdfFiles, now }: Pick<Deps, 'pdfFiles' | 'now'>,
  { organizationName = '', ...draft }: Draft,
  requester: Requester,
): Promise<FileResponse> {
  const source = { ...draft, organizationName, date: formatLongDate(now()) };
  const file = await pdfFiles.make(source, requester);
  return new FileResponse(
    createFileName(draft.title, '.pdf'),
    file,
    exportFileName(draft.title, '.pdf'),
  );
}
