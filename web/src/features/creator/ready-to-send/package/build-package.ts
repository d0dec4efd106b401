import type { Budget, DocumentFormat } from '@grantwright/shared/contract';
import { writeContents, type PackageFile, type PortalAnswer } from '@grantwright/shared/submission';
import { apiFile } from '../../../../lib/api.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import {
  addFiles,
  readBytes,
  encodeText,
  createArchive,
  type FailedFile,
} from '../../../../domain/archive/zip-archive.ts';
import type { ArchiveOptions } from '../../../../domain/archive/use-archive-download.ts';
import type { toDraftBody } from '../../download/to-draft-body.ts';
import { createPortalTextFile } from './portal-text-file.ts';

export type PackageInput = {
  draft: NonNullable<ReturnType<typeof toDraftBody>>;
  format: DocumentFormat | undefined;
  files: readonly PackageFile[];
  answers: readonly PortalAnswer[];
  aiStatement: string;
  budget: Budget | undefined;
  contents: Omit<Parameters<typeof writeContents>[0], 'files' | 'failed'>;
};

/**
 * Collects the files into a ZIP archive. Files that fail to load are left out and listed.
 *
 * @throws the last file's error if no file could be loaded
 */
export async function buildPackage(
  input: PackageInput,
  { signal, onStep }: ArchiveOptions,
): Promise<{ blob: Blob; failed: FailedFile[] }> {
  const archive = createArchive();
  const failed = await addFiles(archive, input.files, {
    load: (file) => fetchContent(file, input, signal),
    onFile: (file) => onStep(describeStep(file)),
    signal,
  });
  const isFailed = (file: PackageFile) => failed.some(({ path }) => path === file.path);
  if (!input.files.some((file) => isFromServer(file) && !isFailed(file)))
    throw failed.at(-1)?.error;
  archive.add(
    'contents.txt',
    encodeText(writeContents({ ...input.contents, files: input.files, failed })),
  );
  return { blob: archive.end(), failed };
}

const isFromServer = ({ kind }: PackageFile) =>
  kind === 'word' || kind === 'pdf' || kind === 'attachment';

async function fetchContent(
  { kind, attachment }: PackageFile,
  { draft, format, answers, aiStatement, budget }: PackageInput,
  signal: AbortSignal,
): Promise<Uint8Array> {
  switch (kind) {
    case 'word':
      return readBytes(apiFile(endpoints.generateDocx, { body: { ...draft, format }, signal }));
    case 'pdf':
      return readBytes(apiFile(endpoints.generatePdf, { body: { ...draft, format }, signal }));
    case 'portal-text':
      return encodeText(createPortalTextFile(answers));
    case 'ai-statement':
      return encodeText(`${aiStatement.trim()}\n`);
    case 'budget': {
      if (!budget) throw new Error('no budget');
      const { createBudgetFile } = await import('../../download/budget-file.ts');
      return new Uint8Array(await (await createBudgetFile(budget)).arrayBuffer());
    }
    case 'attachment': {
      const params = { id: attachment?.document.id ?? '' };
      return readBytes(apiFile(endpoints.getDocumentFile, { params, signal }));
    }
  }
}

function describeStep({ kind, attachment }: PackageFile): string {
  switch (kind) {
    case 'word':
      return 'Preparing the Word file...';
    case 'pdf':
      return 'Preparing the PDF...';
    case 'attachment':
      return `Adding ${attachment?.row.name}...`;
    default:
      return 'Preparing the text...';
  }
}
