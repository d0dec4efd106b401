import type { Budget, DocumentFormat } from '@grantwright/shared/contract';
import { contentsText, type PackageFile, type PortalAnswer } from '@grantwright/shared/submission';
import { Zip, ZipPassThrough } from 'fflate';
import { apiFile } from '../../../../lib/api.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import { errorMessage } from '../../../../lib/errors.ts';
import type { toDraftBody } from '../../step-4-draft/to-draft-body.ts';
import { portalTextFile } from './portal-text-file.ts';

export type PackageInput = {
  draft: NonNullable<ReturnType<typeof toDraftBody>>;
  format: DocumentFormat | undefined;
  files: readonly PackageFile[];
  answers: readonly PortalAnswer[];
  aiStatement: string;
  budget: Budget | undefined;
  contents: Omit<Parameters<typeof contentsText>[0], 'files' | 'failed'>;
};

export type FailedFile = { path: string; reason: string };

type Options = { signal: AbortSignal; onStep: (step: string) => void };

/**
 * Collects the files into a ZIP archive. A file that fails is left out and listed.
 *
 * @throws the error of the last file if the server sends none of them
 */
export async function buildPackage(
  input: PackageInput,
  { signal, onStep }: Options,
): Promise<{ blob: Blob; failed: FailedFile[] }> {
  const archive = newArchive();
  const failed: FailedFile[] = [];
  let isAnyLoaded = false;
  let lastError: unknown;
  for (const file of input.files) {
    onStep(stepText(file));
    try {
      archive.add(file.path, await bytesOf(file, input, signal));
      isAnyLoaded ||= isFromServer(file);
    } catch (error) {
      signal.throwIfAborted();
      lastError = error;
      failed.push({ path: file.path, reason: errorMessage(error, 'It could not be loaded.') });
    }
  }
  if (!isAnyLoaded) throw lastError;
  archive.add(
    'contents.txt',
    encode(contentsText({ ...input.contents, files: input.files, failed })),
  );
  return { blob: archive.end(), failed };
}

const isFromServer = ({ kind }: PackageFile) =>
  kind === 'word' || kind === 'pdf' || kind === 'attachment';

async function bytesOf(
  { kind, attachment }: PackageFile,
  { draft, format, answers, aiStatement, budget }: PackageInput,
  signal: AbortSignal,
): Promise<Uint8Array> {
  switch (kind) {
    case 'word':
      return bytes(apiFile(endpoints.generateDocx, { body: { ...draft, format }, signal }));
    case 'pdf':
      return bytes(apiFile(endpoints.generatePdf, { body: { ...draft, format }, signal }));
    case 'portal-text':
      return encode(portalTextFile(answers));
    case 'ai-statement':
      return encode(`${aiStatement.trim()}\n`);
    case 'budget': {
      if (!budget) throw new Error('no budget');
      const { budgetFile } = await import('../../step-4-draft/budget/budget-file.ts');
      return new Uint8Array(await (await budgetFile(budget)).arrayBuffer());
    }
    case 'attachment': {
      const params = { id: attachment?.document.id ?? '' };
      return bytes(apiFile(endpoints.getDocumentFile, { params, signal }));
    }
  }
}

const bytes = async (file: ReturnType<typeof apiFile>) =>
  new Uint8Array(await (await file).blob.arrayBuffer());

const encode = (text: string) => new TextEncoder().encode(text);

function stepText({ kind, attachment }: PackageFile): string {
  switch (kind) {
    case 'word':
      return 'Preparing the Word file…';
    case 'pdf':
      return 'Preparing the PDF…';
    case 'attachment':
      return `Adding ${attachment?.row.name}…`;
    default:
      return 'Preparing the texts…';
  }
}

/** Stores files without compression: Word files and PDFs are compressed already. */
function newArchive() {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part as Uint8Array<ArrayBuffer>);
  });
  return {
    add(path: string, content: Uint8Array) {
      const file = new ZipPassThrough(path);
      zip.add(file);
      file.push(content, true);
    },
    end() {
      zip.end();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
