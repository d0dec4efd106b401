import { events, makeEvent } from '@grantwright/shared/events';
import { alive, appendEvent } from '@grantwright/shared/messaging';
import { currentContext } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { DocumentRecord } from './document-model.ts';
import { documentNotFound, findDocument } from './find-document.ts';

/** Marks a document as deleted. The relay removes it after publishing the event, whose consumer removes the file and text. */
export async function deleteDocument(deps: Deps, ownerId: string, id: string): Promise<void> {
  const { documents, leftovers, relay, newId, now } = deps;
  const { fileKey } = await findDocument(deps, ownerId, id);
  await leftovers.updateOne({ _id: id }, { $set: { fileKey } }, { upsert: true });
  const time = now();
  const event = makeEvent(
    events.documentDeleted,
    id,
    { ownerId },
    { id: newId(), time, traceparent: currentContext()?.traceparent },
  );
  const deleted = await documents
    .findOneAndUpdate(
      { _id: id, ownerId, ...alive },
      [{ $set: { deletedAt: time } }, appendEvent(event)],
      { returnDocument: 'after', updatePipeline: true },
    )
    .lean<DocumentRecord>();
  if (!deleted) throw documentNotFound();
  relay.announce(documents, deleted);
}
