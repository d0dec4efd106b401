import type { ExtractedText } from '@grantwright/shared/contract';
import { notDeleted } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import { BlobNotFoundError } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from '../documents/document-model.ts';
import type { RecognizedPages } from '../extraction/ocr/read-scan.ts';
import { UnreadableError } from '../extraction/unreadable-messages.ts';
import { ExtractionFault } from '../extraction/processes/extraction-result.ts';
import type { ExtractionOptions } from '../extraction/processes/extractor.ts';

/**
 * `unreadable` is final and the document's fault; `retryLater` is the service's fault. Both are messages to the user.
 */
type Outcome = { text: ExtractedText } | { unreadable: string } | { retryLater: string };

type Priority = Pick<ExtractionOptions, 'isUrgent' | 'becomesUrgent'>;
type RunningExtraction = { work: Promise<Outcome | undefined>; makeUrgent: () => void };

const runningByModel = new WeakMap<object, Map<string, RunningExtraction>>();

/**
 * Extracts and stores the text of a document. Concurrent calls for the same document share an extraction.
 *
 * @returns undefined if the document does not exist or was deleted during the extraction
 */
export function extractDocumentText(
  deps: Deps,
  ownerId: string,
  id: string,
  options: { isUrgent: boolean },
): Promise<Outcome | undefined> {
  const running = runningByModel.get(deps.documents) ?? new Map<string, RunningExtraction>();
  runningByModel.set(deps.documents, running);
  const existing = running.get(id);
  if (existing) {
    // the extraction is running in the background, but now a user is waiting for it
    if (options.isUrgent) existing.makeUrgent();
    return existing.work;
  }
  let makeUrgent = () => {};
  const becomesUrgent = new Promise<void>((resolve) => (makeUrgent = resolve));
  const work = extractAndStore(deps, ownerId, id, { ...options, becomesUrgent }).finally(() =>
    running.delete(id),
  );
  running.set(id, { work, makeUrgent });
  return work;
}

async function extractAndStore(
  deps: Deps,
  ownerId: string,
  id: string,
  priority: Priority,
): Promise<Outcome | undefined> {
  const { documents, extractedTexts } = deps;
  const filter = { _id: id, ownerId, ...notDeleted };
  const record = await documents.findOne(filter).lean<DocumentRecord>();
  if (!record) return undefined;
  const previousOutcome = await toStoredOutcome(deps, record);
  if (previousOutcome) return previousOutcome;

  // progress is only displayed, so a failed write is ignored
  const onPage = ({ done, total }: RecognizedPages) =>
    void documents
      .updateOne(
        { ...filter, 'reading.state': 'pending' },
        { $set: { 'reading.recognized': done, 'reading.pages': total } },
      )
      .catch(() => undefined);
  const userId = record.creatorId ?? ownerId;
  const outcome = await extract(deps, record, { ...priority, userId, onPage });
  if ('text' in outcome)
    await extractedTexts.updateOne(
      { _id: id, ownerId },
      { $set: { reading: outcome.text } },
      { upsert: true },
    );
  const updated = await documents.updateOne(filter, createUpdate(deps, outcome, record));
  if (updated.matchedCount === 1) return outcome;
  // the document was deleted during the extraction
  await extractedTexts.deleteOne({ _id: id, ownerId });
  return undefined;
}

/** Returns the outcome of an earlier extraction, unless a retry is due. */
async function toStoredOutcome(
  { extractedTexts }: Deps,
  { _id, ownerId, reading: { state, reason }, readAgainAt }: DocumentRecord,
): Promise<Outcome | undefined> {
  if (readAgainAt) return undefined;
  if (state === 'unreadable' && reason) return { unreadable: reason };
  if (state !== 'read') return undefined;
  const storedText = await extractedTexts.findOne({ _id, ownerId }).lean();
  return storedText ? { text: storedText.reading } : undefined;
}

const serviceFault =
  'Something went wrong on our side while we read this document. We’ll try again automatically; your file is safe.';
const storeUnavailable =
  'We can’t get the file of this document right now. We’ll try again automatically; your file is safe.';
const fileMissing =
  'We can’t find the file of this document. We’ll look again automatically; if this message stays, upload the file again.';

async function extract(
  { blobs, extractor, log }: Deps,
  { _id, fileKey, fileType }: DocumentRecord,
  options: ExtractionOptions,
): Promise<Outcome> {
  try {
    return {
      text: await extractor.extract(() => blobs.get(fileKey), fileType, options),
    };
  } catch (error) {
    if (error instanceof UnreadableError) return { unreadable: error.message };
    if (error instanceof ExtractionFault) return { retryLater: serviceFault };
    // the user's queue is full, so the document was not attempted
    if (error instanceof AppError) throw error;
    if (error instanceof BlobNotFoundError) {
      log.error({ documentId: _id }, 'document file missing');
      return { retryLater: fileMissing };
    }
    log.warn({ err: error, documentId: _id }, 'document file fetch failed');
    return { retryLater: storeUnavailable };
  }
}

const maxRetryDelayMs = 6 * 60 * 60_000;

function createUpdate(
  { now, firstRetryMs }: Deps,
  outcome: Outcome,
  { readAttempts = 0 }: DocumentRecord,
) {
  if (!('retryLater' in outcome))
    return {
      $set: { reading: toReadingState(outcome) },
      $unset: { readAgainAt: true, readAttempts: true },
    };
  const delayMs = Math.min(firstRetryMs * 2 ** readAttempts, maxRetryDelayMs);
  return {
    $set: {
      reading: { state: 'unreadable', reason: outcome.retryLater } as const,
      readAgainAt: new Date(now().getTime() + delayMs),
      readAttempts: readAttempts + 1,
    },
  };
}

const toReadingState = (
  outcome: { text: ExtractedText } | { unreadable: string },
): DocumentRecord['reading'] =>
  'unreadable' in outcome
    ? { state: 'unreadable', reason: outcome.unreadable }
    : { state: 'read', ...(outcome.text.pages && { pages: outcome.text.pages }) };
