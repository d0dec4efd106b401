import { guessFileKind } from '@grantwright/shared/call-files';
import { limits, type Analysis, type CallFile } from '@grantwright/shared/contract';

/** An analyzed file as a file of the call. Its kind is a guess, which the user can correct. */
export function toCallFile(name: string, analysis: Analysis): CallFile {
  const { savedDocumentId } = analysis;
  return {
    name: name.slice(0, limits.title),
    kind: guessFileKind({ name, analysis }),
    ...(savedDocumentId && { documentId: savedDocumentId }),
  };
}
