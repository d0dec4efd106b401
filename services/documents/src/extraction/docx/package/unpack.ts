import { unzipSync } from 'fflate';
import { kindNames, unreadableReasons, UnreadableError } from '../../unreadable-messages.ts';

const MIB = 1024 ** 2;

/** Limits of an unpacked Word file. Typical files have tens of entries and a compression ratio of ten. */
export const zipLimits = {
  entries: 5_000,
  partBytes: 40 * MIB,
  totalBytes: 80 * MIB,
  ratio: 400,
} as const;

/** The parts to unpack. Excludes images, fonts and embedded files. */
const extractedNames =
  /^(\[Content_Types\]\.xml|(.*\/)?_rels\/[^/]*\.rels|[^/]*\/(?:diagrams\/data)?[^/]*\.xml)$/i;

/**
 * Unpacks the XML parts of a Word file. Inflates each part into a buffer of its declared size, so that a falsely
 * declared size cannot exceed the limits.
 * @throws UnreadableError if the file is damaged or too large
 */
export function unpackDocx(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  let entries = 0;
  let total = 0;
  const isExtracted = (name: string, size: number, packedSize: number): boolean => {
    entries += 1;
    if (entries > zipLimits.entries) throw createTooLargeError();
    if (!extractedNames.test(name)) return false;
    total += size;
    const isBomb = size > MIB && size > zipLimits.ratio * packedSize;
    if (isBomb || size > zipLimits.partBytes || total > zipLimits.totalBytes)
      throw createTooLargeError();
    return true;
  };
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize, size }) => isExtracted(name, originalSize, size),
    });
    return new Map(Object.entries(parts));
  } catch (cause) {
    if (cause instanceof UnreadableError) throw cause;
    throw new UnreadableError(unreadableReasons.broken(kindNames.docx), { cause });
  }
}

const createTooLargeError = () => new UnreadableError(unreadableReasons.tooLarge(kindNames.docx));
