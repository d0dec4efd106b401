import type { LibraryDocument } from '@grantwright/shared/contract';
import { endpoints } from '../../../../lib/endpoints.ts';
import { useCompleteList } from '../../../../lib/use-complete-list.ts';

type LibraryFiles = { files: readonly LibraryDocument[] | undefined; isError: boolean };

/** Returns all files of the library. Until all pages are loaded, a missing file may still be on a later page. */
export function useLibraryFiles(): LibraryFiles {
  const { items, hasNextPage, isError } = useCompleteList(endpoints.listDocuments);
  return { files: hasNextPage || isError ? undefined : items, isError };
}
