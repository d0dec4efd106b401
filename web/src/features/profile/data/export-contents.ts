import { writeContentsList } from '@grantwright/shared/submission';
import type { FailedFile } from '../../../domain/archive/zip-archive.ts';
import type { ExportFile } from './export-files.ts';

/** Returns the text of `contents.txt`, which lists what an export contains and what is missing. */
export function formatExportContents({
  date,
  files,
  failed,
}: {
  date: string;
  files: readonly ExportFile[];
  failed: readonly Pick<FailedFile, 'path' | 'reason'>[];
}): string {
  const includedFiles = files.filter(({ path }) => !failed.some((file) => file.path === path));
  return [
    'Your Grantwright data',
    `Exported on ${date}`,
    ...writeContentsList(
      'Contents',
      includedFiles.map(({ path, title }) => `${path}: ${title}`),
    ),
    ...writeContentsList(
      'Missing',
      failed.map(({ path, reason }) => `${path}: ${reason}`),
    ),
    '',
  ].join('\n');
}
