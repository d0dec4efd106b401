import type { Analysis, CallFile } from '@grantwright/shared/contract';
import { endpoints } from '../../../../lib/endpoints.ts';
import { useCompleteList } from '../../../../lib/use-complete-list.ts';
import { documentLabel } from '../../step-2-guidelines/document-labels.ts';
import { toCallFile } from './call-file.ts';

/** The files of the call. An analysis without a list has one file, its document in the library. */
export function useCallFiles(analysis: Analysis): [CallFile, ...CallFile[]] {
  const nameOf = useDocumentName();
  const [first, ...more] = analysis.details.files ?? [];
  if (first) return [first, ...more];
  return [toCallFile(nameOf(analysis.savedDocumentId) ?? 'Guidelines', analysis)];
}

/** Returns a function that names a document of the library; undefined until it is loaded. */
export function useDocumentName(): (id: string | undefined) => string | undefined {
  const { items } = useCompleteList(endpoints.listDocuments);
  return (id) => {
    const document = items?.find((one) => one.id === id);
    return document && documentLabel(document);
  };
}
