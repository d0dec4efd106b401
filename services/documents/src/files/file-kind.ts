import { fileTypes, type LibraryDocument } from '@grantwright/shared/contract';
import { namedOtherwise, unknownType } from './refusals.ts';
import { typeByContent } from './type-by-content.ts';

export type FileKind = LibraryDocument['fileType'];

const wordInZip = Buffer.from('word/');
const wordStream = Buffer.from('WordDocument', 'utf16le');
const encryptedPackage = Buffer.from('EncryptedPackage', 'utf16le');
const longestMark = encryptedPackage.length;

const contents: Record<string, string> = {
  pdf: 'a PDF',
  docx: 'a Word file of the newer kind (.docx)',
  doc: 'a Word file of the older kind (.doc)',
};

/** The kind a file's name promises. */
export function kindOfName(name: string): FileKind {
  const extension = /\.([a-z]+)\s*$/i.exec(name)?.[1]?.toLowerCase();
  const kind = fileTypes.find((type) => type === extension);
  if (!kind) throw unknownType();
  return kind;
}

/**
 * Holds a file's content against its name while the bytes go by. A zip must turn out to hold a Word
 * document, and a compound file too, or an encrypted .docx, which is kept and shown as such.
 */
export function createKindCheck(name: string) {
  const promised = kindOfName(name);
  let type: FileKind | undefined;
  let marks: Buffer[] = [];
  let tail = Buffer.alloc(0);
  let head: Uint8Array = new Uint8Array();
  let size = 0;

  return {
    promised,
    /** Once, with the first bytes. */
    start: async (start: Uint8Array): Promise<void> => {
      head = start.subarray(0, headBytes);
      const found = await typeByContent(start);
      if (!found || found === 'html') throw unknownType();
      const encrypted = promised === 'docx' && found === 'doc';
      if (found !== promised && !encrypted)
        throw namedOtherwise(`.${promised}`, contents[found] ?? 'something else');
      type = found;
      if (found === 'docx') marks = [wordInZip];
      if (found === 'doc') marks = [encrypted ? encryptedPackage : wordStream];
    },
    /** With every chunk, the first included. */
    see: (chunk: Buffer): void => {
      size += chunk.length;
      if (marks.length === 0) return;
      const bytes = Buffer.concat([tail, chunk]);
      if (marks.some((mark) => bytes.includes(mark))) marks = [];
      else tail = Buffer.from(bytes.subarray(-longestMark));
    },
    /** At the end. */
    finish: (): void => {
      if (type === undefined) throw unknownType();
      // its list of streams is lost: whether it was a Word file is not known, that it is damaged is
      if (marks.length > 0 && !(type === 'doc' && promised === 'doc' && breaksOff(head, size)))
        throw unknownType();
    },
  };
}

const headBytes = 512;
const sectorSizeAt = 0x1e;
const directoryAt = 0x30;

/** Whether a compound file ends before the list of what is in it, as a broken upload does ([MS-CFB] 2.2). */
function breaksOff(head: Uint8Array, size: number): boolean {
  if (head.length < headBytes) return true;
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const sector = 2 ** Math.min(12, view.getUint16(sectorSizeAt, true));
  return (view.getUint32(directoryAt, true) + 2) * sector > size;
}

/** The same for a file that is in memory. */
export async function checkFile(bytes: Uint8Array, name: string): Promise<FileKind> {
  const check = createKindCheck(name);
  await check.start(bytes);
  check.see(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  check.finish();
  return check.promised;
}
