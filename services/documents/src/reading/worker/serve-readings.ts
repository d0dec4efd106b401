import { collect } from '../../files/collect.ts';
import type { readDocument } from '../index.ts';
import { kinds, reasons, ScanFound, UnreadableError } from '../unreadable.ts';
import { faultOf, isOurs } from './fault.ts';
import { closeOff } from './isolation/close-off.ts';
import type { ReadJob, ReadResult, Said, Told } from './job.ts';

type Read = typeof readDocument;

/** What a reading process does: the bytes of a document in, its reading or a sentence out. */
export function serveReadings(readDocument: Read): void {
  closeOff();
  let pieces: Uint8Array[] = [];
  process.on('message', (told: Told) => {
    if ('piece' in told) {
      pieces.push(told.piece);
      return;
    }
    const given = pieces;
    pieces = [];
    void read(readDocument, given, told.read).then((result) =>
      say({ result, rssMb: process.memoryUsage.rss() / 1024 ** 2 }),
    );
  });
  // Without whom it reads for, it has no reason to be; Ctrl+C is for them to hear.
  process.on('disconnect', () => process.exit());
  process.on('SIGINT', () => undefined);
  // a parser forgets about a promise of its own: that ends nobody's reading
  process.on('unhandledRejection', notice);
  process.on('uncaughtException', (error) => {
    const said: Said = { noticed: faultOf(error) };
    process.send?.(said, undefined, undefined, () => process.exit(1));
  });
  say('loaded');
}

function say(said: Said): void {
  process.send?.(said);
}

function notice(error: unknown): void {
  say({ noticed: faultOf(error) });
}

async function read(
  readDocument: Read,
  given: Uint8Array[],
  { type, recognition, ...options }: ReadJob,
): Promise<ReadResult> {
  try {
    const bytes = await collect(given);
    return {
      reading: await readDocument(bytes, type, {
        ...options,
        ...(recognition && {
          recognition: { ...recognition, onPage: (recognized) => say({ recognized }) },
        }),
        notice,
      }),
    };
  } catch (error) {
    return resultOf(error, kinds[type]);
  }
}

function resultOf(error: unknown, kind: string): ReadResult {
  if (error instanceof ScanFound) return { scan: true };
  let cause = error;
  while (cause instanceof UnreadableError) cause = cause.cause;
  if (cause !== undefined && isOurs(cause)) return { fault: faultOf(cause) };
  if (cause !== undefined) notice(cause);
  // Whatever else a parser throws at hostile bytes (a stack too deep, an index out of range) means the same.
  return { unreadable: error instanceof UnreadableError ? error.message : reasons.broken(kind) };
}
