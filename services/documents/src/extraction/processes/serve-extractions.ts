import { collectBytes } from '../../files/collect-bytes.ts';
import type { extractDocument } from '../index.ts';
import {
  kindNames,
  unreadableReasons,
  ScanFoundError,
  UnreadableError,
} from '../unreadable-messages.ts';
import { toFault, isServiceFault } from './fault.ts';
import { denySystemAccess } from './isolation/deny-system-access.ts';
import type { ExtractionJob, ExtractionResult, ProcessReply, ProcessRequest } from './protocol.ts';

type ExtractDocument = typeof extractDocument;

/** Serves extraction jobs over the IPC channel of an extraction process. */
export function serveExtractions(extractDocument: ExtractDocument): void {
  denySystemAccess();
  let chunks: Uint8Array[] = [];
  process.on('message', (request: ProcessRequest) => {
    if ('chunk' in request) {
      chunks.push(request.chunk);
      return;
    }
    const received = chunks;
    chunks = [];
    void read(extractDocument, received, request.extract).then((result) =>
      reply({ result, rssMb: process.memoryUsage.rss() / 1024 ** 2 }),
    );
  });
  // exit along with the parent, which also covers Ctrl+C
  process.on('disconnect', () => process.exit());
  process.on('SIGINT', () => undefined);
  // an unhandled rejection in a parser must not abort the extraction
  process.on('unhandledRejection', reportError);
  process.on('uncaughtException', (error) => {
    const message: ProcessReply = { noticed: toFault(error) };
    process.send?.(message, undefined, undefined, () => process.exit(1));
  });
  reply('loaded');
}

function reply(message: ProcessReply): void {
  process.send?.(message);
}

function reportError(error: unknown): void {
  reply({ noticed: toFault(error) });
}

async function read(
  extractDocument: ExtractDocument,
  chunks: Uint8Array[],
  { type, recognition, ...options }: ExtractionJob,
): Promise<ExtractionResult> {
  try {
    const bytes = await collectBytes(chunks);
    return {
      extractedText: await extractDocument(bytes, type, {
        ...options,
        ...(recognition && {
          recognition: { ...recognition, onPage: (recognized) => reply({ recognized }) },
        }),
        onError: reportError,
      }),
    };
  } catch (error) {
    return toResult(error, kindNames[type]);
  }
}

function toResult(error: unknown, kind: string): ExtractionResult {
  if (error instanceof ScanFoundError) return { scan: true };
  let cause = error;
  while (cause instanceof UnreadableError) cause = cause.cause;
  if (cause !== undefined && isServiceFault(cause)) return { fault: toFault(cause) };
  if (cause !== undefined) reportError(cause);
  // any other parser error also means that the document is damaged
  return {
    unreadable: error instanceof UnreadableError ? error.message : unreadableReasons.broken(kind),
  };
}
