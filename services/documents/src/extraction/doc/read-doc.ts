import type { ExtractedText } from '@grantwright/shared/contract';
import WordExtractor from 'word-extractor';
import { createNotes } from '../notes.ts';
import { joinLabels } from '../text/join-labels.ts';
import { kindNames, unreadableReasons, UnreadableError } from '../unreadable-messages.ts';
import { plainTextToBlocks } from './plain-text-blocks.ts';

/** Magic number of the file information block in a Word 97 document. */
const wordMagic = 0xa5ec;

/** word-extractor outputs "undefined" for a soft hyphen inside a word. */
const softHyphen = /(?<=\p{L})undefined(?=\p{Ll})/gu;

export async function readDoc(bytes: Uint8Array): Promise<ExtractedText> {
  const notes = createNotes();
  const document = await extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const text = [
    document.getBody(),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getFootnotes(),
    document.getEndnotes(),
  ]
    .filter((part) => part.trim())
    .join('\n\n')
    .replace(softHyphen, '');
  const blocks = joinLabels(plainTextToBlocks(text, notes));
  if (blocks.length === 0) throw new UnreadableError(unreadableReasons.noText(kindNames.doc));
  return { source: 'doc', blocks, notes: notes.list() };
}

async function extract(bytes: Buffer): Promise<WordExtractor.Document> {
  if (isEncrypted(bytes)) throw new UnreadableError(unreadableReasons.encrypted(kindNames.doc));
  try {
    return await new WordExtractor().extract(bytes);
  } catch (error) {
    const isEncrypted = error instanceof Error && /encrypt|password/i.test(error.message);
    if (isEncrypted) throw new UnreadableError(unreadableReasons.encrypted(kindNames.doc));
    throw new UnreadableError(unreadableReasons.broken(kindNames.doc), { cause: error });
  }
}

/**
 * Whether the encryption flag is set in the header of the main stream, which starts at a sector boundary (MS-DOC
 * 2.5.2).
 */
function isEncrypted(bytes: Buffer): boolean {
  for (let index = 512; index + 12 <= bytes.length; index += 512) {
    if (bytes.readUInt16LE(index) !== wordMagic || bytes.readUInt16LE(index + 2) < 0x65) continue;
    return (bytes.readUInt16LE(index + 10) & 0x0100) !== 0;
  }
  return false;
}
