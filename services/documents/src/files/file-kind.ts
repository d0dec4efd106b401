import { fileTypeFromBuffer } from 'file-type';
import { fileTypes, type LibraryDocument } from '@grantwright/shared/contract';
import { breaksOff, headBytes } from './compound-file.ts';
import { scanContainer } from './container-marks.ts';
import { type ForeignKind, foreignKinds } from './foreign-kinds.ts';
import { kindByText } from './kind-by-text.ts';
import { misnamed, unknownType, unreadKind } from './refusals.ts';
import { signatureBytes, typeByContent } from './type-by-content.ts';

export type FileKind = LibraryDocument['fileType'];

const contents: Record<string, string> = {
  pdf: 'a PDF',
  docx: 'a Word document (.docx)',
  doc: 'a Word document of the older kind (.doc)',
};

/** The kind that a file's name promises; undefined where it is none that is read. */
function kindOfName(name: string): FileKind | undefined {
  const extension = /\.([a-z]+)\s*$/i.exec(name)?.[1]?.toLowerCase();
  return fileTypes.find((type) => type === extension);
}

/**
 * Holds a file's content against its name while the bytes go by. A zip must turn out to hold a Word
 * document, and a compound file too, or an encrypted .docx, which is kept and shown as such. What is
 * refused is called by what it is, and the way to a file that can be read is named.
 */
export function createKindCheck(name: string) {
  const promised = kindOfName(name);
  let container: ReturnType<typeof scanContainer> | undefined;
  let isStarted = false;
  let isZip = false;
  let head: Uint8Array = new Uint8Array();
  let size = 0;

  const refuse = (found: string | undefined): never => {
    if (found !== undefined && contents[found]) throw misnamed(promised, found, contents[found]);
    const foreign = found === undefined ? undefined : foreignKinds[found];
    throw foreign ? unreadKind(promised, foreign) : unknownType();
  };

  return {
    /** The kind of a file that has passed. */
    kind: (): FileKind => promised ?? refuse(undefined),
    /** Once, with the first bytes. */
    start: async (start: Uint8Array): Promise<void> => {
      head = start.subarray(0, headBytes);
      const found = await kindByHead(start);
      isZip = found === 'zip' || found === 'docx';
      if (isZip) container = scanContainer('zip');
      else if (found === 'compound') container = scanContainer('compound');
      else if (found !== promised) refuse(found);
      isStarted = true;
    },
    /** With every chunk, the first included. */
    see: (chunk: Buffer): void => {
      size += chunk.length;
      container?.see(chunk);
    },
    /** At the end. */
    finish: (): void => {
      if (!isStarted) refuse(undefined);
      if (!container) return;
      const found = container.kind();
      if (found === promised && found !== undefined) return;
      if (found === 'encrypted' && promised === 'docx') return;
      // Its list of streams is lost: whether it was a Word file is unknown, that it is damaged is not.
      if (found === undefined && promised === 'doc' && !isZip && breaksOff(head, size)) return;
      refuse(found ?? (isZip ? 'zip' : undefined));
    },
  };
}

/** The kind of a file by its first bytes; `zip` and `compound` are containers of some kind. */
async function kindByHead(start: Uint8Array): Promise<string | undefined> {
  const type = await typeByContent(start);
  if (type === 'pdf') return 'pdf';
  if (type === 'doc') return 'compound';
  const found = await fileTypeFromBuffer(start.subarray(0, signatureBytes)).catch(() => undefined);
  if (type === 'docx') return found?.ext === 'docx' ? 'docx' : 'zip';
  if (found && found.ext !== 'xml' && foreignKinds[found.ext]) return found.ext;
  return kindByText(start.subarray(0, signatureBytes)) ?? found?.ext;
}

/** The same for a file that is in memory. */
export async function checkFile(bytes: Uint8Array, name: string): Promise<FileKind> {
  const check = createKindCheck(name);
  await check.start(bytes);
  check.see(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  check.finish();
  return check.kind();
}

/** The kind of a file in memory that cannot be read, where it is known. */
export async function foreignKindOf(bytes: Uint8Array): Promise<ForeignKind | undefined> {
  const found = await kindByHead(bytes);
  if (found !== 'zip' && found !== 'compound') return foreignKinds[found ?? ''];
  const container = scanContainer(found);
  container.see(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  return foreignKinds[container.kind() ?? found];
}
