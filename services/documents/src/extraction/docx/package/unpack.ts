import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { kinds, reasons, UnreadableError } from '../../unreadable.ts';

const MIB = 1024 ** 2;

/** Limits of an unpacked Word file. Typical files have tens of entries and a compression ratio of ten. */
export const zipLimits = {
  entries: 5_000,
  partBytes: 40 * MIB,
  totalBytes: 80 * MIB,
  ratio: 400,
} as const;

const fromBuffer = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer.bind(yauzl));

/** The parts that are unpacked; not images, fonts and embedded files. */
const extractedNames =
  /^(\[Content_Types\]\.xml|(.*\/)?_rels\/[^/]*\.rels|[^/]*\/(?:diagrams\/data)?[^/]*\.xml)$/i;

/**
 * Unpacks the XML parts of a Word file. Sizes are checked before and during inflation, since the
 * directory of a zip may be wrong.
 * @throws UnreadableError if the file is damaged, encrypted or too large
 */
export async function unpackDocx(bytes: Uint8Array): Promise<Map<string, Buffer>> {
  const zip = await openZip(bytes);
  try {
    const entries = await listEntries(zip);
    const parts = new Map<string, Buffer>();
    for (const entry of entries) {
      if (extractedNames.test(entry.fileName)) parts.set(entry.fileName, await inflate(zip, entry));
    }
    return parts;
  } finally {
    zip.close();
  }
}

async function openZip(bytes: Uint8Array): Promise<yauzl.ZipFile> {
  try {
    return await fromBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      lazyEntries: true,
      autoClose: false,
      validateEntrySizes: true,
    });
  } catch (error) {
    throw new UnreadableError(reasons.broken(kinds.docx), { cause: error });
  }
}

function listEntries(zip: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  if (zip.entryCount > zipLimits.entries) throw new UnreadableError(reasons.tooLarge(kinds.docx));
  return new Promise((resolve, reject) => {
    const entries: yauzl.Entry[] = [];
    let total = 0;
    zip.on('error', (cause) => reject(new UnreadableError(reasons.broken(kinds.docx), { cause })));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: yauzl.Entry) => {
      if (entry.generalPurposeBitFlag & 1)
        return reject(new UnreadableError(reasons.encrypted(kinds.docx)));
      if (extractedNames.test(entry.fileName)) total += entry.uncompressedSize;
      const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
      const isBomb = ratio > zipLimits.ratio && entry.uncompressedSize > MIB;
      if (isBomb || entry.uncompressedSize > zipLimits.partBytes || total > zipLimits.totalBytes) {
        if (extractedNames.test(entry.fileName))
          return reject(new UnreadableError(reasons.tooLarge(kinds.docx)));
      }
      entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

function inflate(zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Buffer> {
  const broken = (cause?: unknown) =>
    new UnreadableError(reasons.broken(kinds.docx), cause === undefined ? {} : { cause });
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(broken(error));
      const chunks: Buffer[] = [];
      let size = 0;
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > zipLimits.partBytes) stream.destroy(broken());
        else chunks.push(chunk);
      });
      stream.on('error', (cause) => reject(broken(cause)));
      stream.on('end', () => resolve(Buffer.concat(chunks)));
    });
  });
}
