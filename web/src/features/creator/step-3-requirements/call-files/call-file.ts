import { guessFileKind } from '@grantwright/shared/call-files';
import { limits, type Analysis, type CallFile } from '@grantwright/shared/contract';

/**
 * Creates the call file for an analyzed file. Its kind is a guess that the user can correct.
 *
 * @param call the analysis of the call that the file is added to
 */
export function toCallFile(name: string, analysis: Analysis, call?: Analysis | null): CallFile {
  const { savedDocumentId } = analysis;
  return {
    name: name.slice(0, limits.title),
    kind: guessFileKind({ name, analysis, call: call ?? undefined }),
    ...(savedDocumentId && { documentId: savedDocumentId }),
  };
}
