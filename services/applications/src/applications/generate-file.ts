import {
  createFileName,
  createExportFileName,
  type BodyOf,
  type endpoints,
} from '@grantwright/shared/contract';
import { FileResponse } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { FileRequester } from '../export/file-generator.ts';
import { formatLongDate } from './format-long-date.ts';

type Draft = BodyOf<typeof endpoints.generateDocx>;

/** Generates a Word file or PDF of a draft, saved or not, dated today and named after its title. */
export async function generateFile(
  { wordFiles, pdfFiles, now }: Pick<Deps, 'wordFiles' | 'pdfFiles' | 'now'>,
  extension: '.docx' | '.pdf',
  { organizationName = '', ...draft }: Draft,
  requester: FileRequester,
): Promise<FileResponse> {
  const files = extension === '.pdf' ? pdfFiles : wordFiles;
  const source = { ...draft, organizationName, date: formatLongDate(now()) };
  const file = await files.generate(source, requester);
  return new FileResponse(
    createFileName(draft.title, extension),
    file,
    createExportFileName(draft.title, extension),
  );
}
