import { fileTypeFromBuffer } from 'file-type';
import { fileTypes, type LibraryDocument } from '@grantwright/shared/contract';
import { isTruncated, headBytes } from './compound-file.ts';
import { scanContainer } from './container-marks.ts';
import { type ForeignKind, foreignKinds } from './foreign-kinds.ts';
import { detectKindByText } from './detect-kind-by-text.ts';
import {
  createUnknownTypeError,
  createUnsupportedKindError,
  createWrongExtensionError,
} from './upload-errors.ts';
import { signatureBytes, typeByContent } from './type-by-content.ts';

export type FileKind = LibraryDocument['fileType'];

const kindNames: Record<string, string> = {
  pdf: 'a PDF',
  docx: 'a Word document (.docx)',
  doc: 'an older Word document (.doc)',
};

/** Returns the supported kind that matches a file name's extension, if any. */
function getKindByExtension(name: string): FileKind | undefined {
  const extension = /\.([a-z]+)\s*$/i.exec(name)?.[1]?.toLowerCase();
  return fileTypes.find((type) => type === extension);
}

/**
 * Checks whether a file's content matches its extension while the file is streamed. A ZIP or compound file must contain
 * a Word document. An encrypted .docx is accepted here and reported as encrypted later. The error for a rejected file
 * names its real kind and explains how to convert it.
 */
export function createKindCheck(name: string) {
  const expected = getKindByExtension(name);
  let container: ReturnType<typeof scanContainer> | undefined;
  let isStarted = false;
  let isZip = false;
  let head: Uint8Array = new Uint8Array();
  let size = 0;

  const refuse = (actualKind: string | undefined): never => {
    const kindName = kindNames[actualKind ?? ''];
    if (actualKind !== undefined && kindName)
      throw createWrongExtensionError(expected, actualKind, kindName);
    const foreign = foreignKinds[actualKind ?? ''];
    throw foreign ? createUnsupportedKindError(expected, foreign) : createUnknownTypeError();
  };

  return {
    /** Returns the kind of a file that passed the check. */
    kind: (): FileKind => expected ?? refuse(undefined),
    /** Must be called once, with the first bytes. */
    start: async (start: Uint8Array): Promise<void> => {
      head = start.subarray(0, headBytes);
      const headKind = await detectKind(start);
      isZip = headKind === 'zip' || headKind === 'docx';
      if (isZip) container = scanContainer('zip');
      else if (headKind === 'compound') container = scanContainer('compound');
      else if (headKind !== expected) refuse(headKind);
      isStarted = true;
    },
    /** Must be called with every chunk, including the first. */
    update: (chunk: Buffer): void => {
      size += chunk.length;
      container?.update(chunk);
    },
    /** Must be called after the last chunk. */
    finish: (): void => {
      if (!isStarted) refuse(undefined);
      if (!container) return;
      const containerKind = container.kind();
      if (containerKind === expected && containerKind !== undefined) return;
      if (containerKind === 'encrypted' && expected === 'docx') return;
      // accept a file truncated before its directory, because the reader will report it as damaged
      if (containerKind === undefined && expected === 'doc' && !isZip && isTruncated(head, size))
        return;
      refuse(containerKind ?? (isZip ? 'zip' : undefined));
    },
  };
}

/** Determines a file's kind by its first bytes. For `zip` and `compound`, the content must still be checked. */
async function detectKind(start: Uint8Array): Promise<string | undefined> {
  const type = await typeByContent(start);
  if (type === 'pdf') return 'pdf';
  if (type === 'doc') return 'compound';
  const detected = await fileTypeFromBuffer(start.subarray(0, signatureBytes)).catch(
    () => undefined,
  );
  if (type === 'docx') return detected?.ext === 'docx' ? 'docx' : 'zip';
  if (detected && detected.ext !== 'xml' && foreignKinds[detected.ext]) return detected.ext;
  return detectKindByText(start.subarray(0, signatureBytes)) ?? detected?.ext;
}

/** Checks a complete file in memory. See `createKindCheck`. */
export async function checkFile(bytes: Uint8Array, name: string): Promise<FileKind> {
  const check = createKindCheck(name);
  await check.start(bytes);
  check.update(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  check.finish();
  return check.kind();
}

/** Returns the kind of an unsupported file in memory, if known. */
export async function detectForeignKind(bytes: Uint8Array): Promise<ForeignKind | undefined> {
  const found = await detectKind(bytes);
  if (found !== 'zip' && found !== 'compound') return foreignKinds[found ?? ''];
  const container = scanContainer(found);
  container.update(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return foreignKinds[container.kind() ?? found];
}
