import { collect } from '../../files/collect.ts';
import { readDocument } from '../index.ts';
import type { RecognizedPages } from '../ocr/read-scan.ts';
import { kinds, reasons, ScanFound, UnreadableError } from '../unreadable.ts';
import type { ReadJob, ReadResult, Said, Told } from './job.ts';

/** The entry of a reading process: the bytes of a document in, its reading or a sentence out. */

let pieces: Uint8Array[] = [];

process.on('message', (told: Told) => {
  if ('piece' in told) {
    pieces.push(told.piece);
    return;
  }
  const given = pieces;
  pieces = [];
  void read(given, told.read).then((result) =>
    say({ result, rssMb: process.memoryUsage.rss() / 1024 ** 2 }),
  );
});
// Without whom it reads for, it has no reason to be; Ctrl+C is for them to hear.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
say('loaded');

function say(said: Said): void {
  process.send?.(said);
}

async function read(
  given: Uint8Array[],
  { type, recognition, ...options }: ReadJob,
): Promise<ReadResult> {
  try {
    const bytes = await collect(given);
    const onPage = (recognized: RecognizedPages) => say({ recognized });
    return {
      reading: await readDocument(bytes, type, {
        ...options,
        ...(recognition && { recognition: { ...recognition, onPage } }),
      }),
    };
  } catch (error) {
    if (error instanceof ScanFound) return { scan: true };
    if (error instanceof UnreadableError) return { unreadable: error.message };
    // Whatever else a parser throws at hostile bytes (a stack too deep, an index out of range) means the same.
    return { unreadable: reasons.broken(kinds[type]) };
  }
}
