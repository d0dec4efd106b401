import type { Analysis, CallFile } from '@grantwright/shared/contract';
import { endpoints } from '../../../../lib/endpoints.ts';
import { useCompleteList } from '../../../../lib/use-complete-list.ts';
import { getDocumentLabel } from '../../text/document-labels.ts';
import { toCallFile } from './call-file.ts';

export type CallFileNames = ReturnType<typeof useCallFiles>;

/**
 * Returns the files of the call. An analysis without a file list has a single file, its document in the library.
 *
 * @returns `files`; `stored`, which is undefined until the name of a single file has been loaded from the library;
 * `getName`, which returns the name of a library document; and `library`, for example to reload it
 */
export function useCallFiles(analysis: Analysis) {
  const library = useCompleteList(endpoints.listDocuments);
  const getName = (id: string | undefined): string | undefined => {
    const document = library.items?.find((names) => names.id === id);
    return document && getDocumentLabel(document);
  };
  const [first, ...more] = analysis.details.files ?? [];
  const name = getName(analysis.savedDocumentId);
  const isLoaded = library.items !== undefined && !library.hasNextPage;
  const files: [CallFile, ...CallFile[]] = first
    ? [first, ...more]
    : [toCallFile(name ?? 'Guidelines', analysis)];
  const isNamed = first !== undefined || name !== undefined || isLoaded;
  return { files, stored: isNamed ? files : undefined, getName, library };
}
