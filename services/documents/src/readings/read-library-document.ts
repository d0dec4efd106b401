import type { Reading } from '@grantwright/shared/contract';
import { alive } from '@grantwright/shared/messaging';
import { AppError } from '@grantwright/shared/service';
import { BlobNotFound } from '@grantwright/shared/storage';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from '../documents/document-model.ts';
import { openStoredFile } from '../files/stored-file.ts';
import type { RecognizedPages } from '../reading/ocr/read-scan.ts';
import { UnreadableError } from '../reading/unreadable.ts';
import { ReadingFault, type ReadingOptions } from '../reading/worker/reader.ts';

type Outcome =
  | { reading: Reading }
  /** Why this file cannot be read. */
  | { reason: string }
  /** Why it could not be read this time, by no fault of its own. */
  | { later: string };

type Turn = Pick<ReadingOptions, 'isUrgent' | 'urgentWhen'>;
type UnderWay = { work: Promise<Outcome | undefined>; makeUrgent: () => void };

const underWay = new WeakMap<object, Map<string, UnderWay>>();

/**
 * Reads the file of a document and keeps its text, once: whoever asks meanwhile gets the same. The
 * outcome is undefined when there is no such document (any more).
 */
export function readLibraryDocument(
  deps: Deps,
  ownerId: string,
  id: string,
  options: { isUrgent: boolean },
): Promise<Outcome | undefined> {
  const mine = underWay.get(deps.documents) ?? new Map<string, UnderWay>();
  underWay.set(deps.documents, mine);
  const running = mine.get(id);
  if (running) {
    // read in the background until now, and somebody begins to wait for it
    if (options.isUrgent) running.makeUrgent();
    return running.work;
  }
  let makeUrgent = () => {};
  const urgentWhen = new Promise<void>((resolve) => (makeUrgent = resolve));
  const turn = { ...options, urgentWhen };
  const work = readAndKeep(deps, ownerId, id, turn).finally(() => mine.delete(id));
  mine.set(id, { work, makeUrgent });
  return work;
}

async function readAndKeep(
  deps: Deps,
  ownerId: string,
  id: string,
  turn: Turn,
): Promise<Outcome | undefined> {
  const { documents, readings } = deps;
  const own = { _id: id, ownerId, ...alive };
  const record = await documents.findOne(own).lean<DocumentRecord>();
  if (!record) return undefined;
  const known = await keptOutcome(deps, record);
  if (known) return known;

  // how far it has come is shown, not relied on: one that is not written is no loss
  const onPage = ({ done, total }: RecognizedPages) =>
    void documents
      .updateOne(
        { ...own, 'reading.state': 'pending' },
        { $set: { 'reading.recognized': done, 'reading.pages': total } },
      )
      .catch(() => undefined);
  const outcome = await read(deps, record, { ...turn, userId: ownerId, onPage });
  if ('reading' in outcome) {
    await readings.updateOne(
      { _id: id, ownerId },
      { $set: { reading: outcome.reading } },
      { upsert: true },
    );
  }
  const updated = await documents.updateOne(own, changeBy(deps, outcome, record));
  if (updated.matchedCount === 1) return outcome;
  // deleted while it was read: nothing of its text stays
  await readings.deleteOne({ _id: id, ownerId });
  return undefined;
}

/** What an earlier reading found; nothing when there was none. */
export async function keptOutcome(
  { readings }: Pick<Deps, 'readings'>,
  { _id, ownerId, reading: { state, reason }, readAgainAt }: DocumentRecord,
): Promise<Outcome | undefined> {
  if (readAgainAt) return undefined;
  if (state === 'unreadable' && reason) return { reason };
  if (state !== 'read') return undefined;
  const kept = await readings.findOne({ _id, ownerId }).lean();
  return kept ? { reading: kept.reading } : undefined;
}

async function read(
  { blobs, reader, log }: Deps,
  { fileKey, fileType }: DocumentRecord,
  options: ReadingOptions,
): Promise<Outcome> {
  try {
    return { reading: await reader.read(() => openStoredFile(blobs, fileKey), fileType, options) };
  } catch (error) {
    if (error instanceof UnreadableError) return { reason: error.message };
    if (error instanceof ReadingFault) return { later: ownFault };
    // too many of the user's documents wait: nothing is known of this one
    if (error instanceof AppError) throw error;
    if (error instanceof BlobNotFound) return { later: fileMissing };
    log.warn({ err: error }, 'the file of a document could not be fetched');
    return { later: storeAway };
  }
}

const ownFault =
  'Something went wrong on our side while this document was read. It is read again by itself in a while.';
const storeAway =
  'The file of this document cannot be fetched right now. It is read by itself as soon as it can be.';
const fileMissing =
  'The file of this document is not where it was kept. It is looked for again by itself; if this lasts, upload it again.';

function changeBy(
  { now, readAgainAfterMs }: Deps,
  outcome: Outcome,
  { readAttempts = 0 }: DocumentRecord,
) {
  if (!('later' in outcome))
    return {
      $set: { reading: stateOf(outcome) },
      $unset: { readAgainAt: true, readAttempts: true },
    };
  const wait = Math.min(readAgainAfterMs * 2 ** readAttempts, longestWait);
  return {
    $set: {
      reading: { state: 'unreadable', reason: outcome.later } as const,
      readAgainAt: new Date(now().getTime() + wait),
      readAttempts: readAttempts + 1,
    },
  };
}

const longestWait = 6 * 60 * 60_000;

const stateOf = (outcome: { reading: Reading } | { reason: string }): DocumentRecord['reading'] =>
  'reason' in outcome
    ? { state: 'unreadable', reason: outcome.reason }
    : { state: 'read', ...(outcome.reading.pages && { pages: outcome.reading.pages }) };
