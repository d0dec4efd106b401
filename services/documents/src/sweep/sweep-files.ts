import { alive } from '@grantwright/shared/messaging';
import type { BlobStore } from '@grantwright/shared/storage';
import type { Documents } from '../documents/document-model.ts';
import type { Leftovers } from '../documents/leftover-model.ts';
import { chooseOrphans, isSuspicious, ownPrefix } from './choose-orphans.ts';

type Deps = { blobs: BlobStore; documents: Documents; leftovers: Leftovers };

type Options = {
  /** Files stored before this have their document, if they ever will. */
  storedBefore: Date;
  /** Called now and then; rejects to end the sweep. */
  goOn: () => Promise<void>;
};

export type Swept = {
  files: number;
  orphans: number;
  /** False when orphans were too many to be true: then all of them are still there. */
  removed: boolean;
  /** Uploads that were begun and never ended; they are removed in any case. */
  unfinished: number;
  /** The ids of documents whose file is not there. */
  withoutFile: string[];
};

const batch = 500;

/** Deletes files that belong to no document, and names the documents that have no file. */
export async function sweepFiles(deps: Deps, { storedBefore, goOn }: Options): Promise<Swept> {
  const unfinished = await deps.blobs.removeUnfinished(storedBefore, ownPrefix);
  const orphans: string[] = [];
  let files = 0;
  for await (const blobs of batchesOf(deps.blobs.list(), batch)) {
    await goOn();
    files += blobs.length;
    const known = await keysKnown(
      deps,
      blobs.map(({ key }) => key),
    );
    orphans.push(...chooseOrphans(blobs, known, storedBefore).map(({ key }) => key));
  }
  const removed = !isSuspicious({ files, orphans: orphans.length });
  for (const [at, key] of removed ? orphans.entries() : []) {
    if (at % batch === 0) await goOn();
    await deps.blobs.remove(key);
  }
  const withoutFile = await documentsWithoutFile(deps, goOn);
  return { files, orphans: orphans.length, removed, unfinished, withoutFile };
}

/** Also the files of documents that are being deleted: the rule on their deletion takes those. */
async function keysKnown({ documents, leftovers }: Deps, keys: string[]): Promise<Set<string>> {
  const among = { fileKey: { $in: keys } };
  const [kept, leaving] = await Promise.all([
    documents.find(among, { _id: 0, fileKey: 1 }).lean<{ fileKey: string }[]>(),
    leftovers.find(among, { _id: 0, fileKey: 1 }).lean<{ fileKey: string }[]>(),
  ]);
  return new Set([...kept, ...leaving].map(({ fileKey }) => fileKey));
}

async function documentsWithoutFile({ documents, blobs }: Deps, goOn: Options['goOn']) {
  const missing: string[] = [];
  const rows = documents
    .find(alive, { fileKey: 1 })
    .sort({ _id: 1 })
    .lean<{ _id: string; fileKey: string }[]>()
    .cursor({ batchSize: batch });
  for await (const group of batchesOf(rows, 16)) {
    await goOn();
    const there = await Promise.all(group.map(({ fileKey }) => blobs.has(fileKey)));
    for (const [at, { _id }] of group.entries())
      // looked at again: it may have been deleted meanwhile
      if (!there[at] && (await documents.exists({ _id, ...alive }))) missing.push(_id);
  }
  return missing;
}

async function* batchesOf<T>(things: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const thing of things) {
    group.push(thing);
    if (group.length < size) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
