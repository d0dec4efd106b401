import { createExportFileName } from '@grantwright/shared/contract';
import { useArchiveDownload } from '../../../../domain/archive/use-archive-download.ts';
import type { PackageInput } from './build-package.ts';

/** Builds and downloads the package, and reports its progress and any files that failed. */
export function usePackage() {
  const archive = useArchiveDownload();
  const download = (input: PackageInput) =>
    archive.download({
      fileName: createExportFileName(input.draft.title, '.zip'),
      firstStep: 'Preparing the Word file...',
      build: async (options) => (await import('./build-package.ts')).buildPackage(input, options),
      failureTitle: 'Failed to prepare the package',
    });
  return { ...archive, download };
}
