import type { Analysis, CallFile } from '@grantwright/shared/contract';
import { endpoints } from '../../../../lib/endpoints.ts';
import { useCompleteList } from '../../../../lib/use-complete-list.ts';
import { documentLabel } from '../../text/document-labels.ts';
import { toCallFile } from './call-file.ts';

export type CallFileNames = ReturnType<typeof useCallFiles>;

/**
 * The files of the call. An analysis without a list has one file, its document from the library.
 *
 * @returns `files`; `stored` is undefined until the library has the name of the only file; `getName` returns the
 * name of a library document; `library` can be used to reload it
 */
export function useCallFiles(analysis: Analysis) {
  const library = useCompleteList(endpoints.listDocuments);
  const getName = (id: string | undefined): string | undefined => {
    const document = library.items?.find((names) => names.id === id);
    return document && documentLabel(document);
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
