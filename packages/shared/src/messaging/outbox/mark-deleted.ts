import type { Model, PipelineStage } from 'mongoose';
import type { z } from 'zod';
import type { EventDefinition } from '../../events/index.ts';
import { announceUpdate } from './announce-update.ts';
import { createOutboxEvent, type EventStamp } from './create-outbox-event.ts';
import { notDeleted, type WithOutbox } from './outbox.ts';
import type { Announcer } from './relay.ts';

type OwnedRecord = WithOutbox & { ownerId: string };
type Deletion = {
  id: string;
  ownerId: string;
  event: EventDefinition<z.ZodObject<{ ownerId: z.ZodString }>>;
  /** Additional changes to the document, such as the removal of its text. */
  stages?: PipelineStage[];
};

/**
 * Marks a user's document as deleted and adds the event, in one write. The relay removes the document once
 * the event is published.
 *
 * @returns false if the user has no such document
 */
export async function markDeleted<T extends OwnedRecord>(
  deps: EventStamp & { relay: Announcer },
  model: Model<T>,
  { id, ownerId, event, stages = [] }: Deletion,
): Promise<boolean> {
  const deleted = await announceUpdate<T>(deps.relay, model, {
    filter: { _id: id, ownerId, ...notDeleted },
    stages: [{ $set: { deletedAt: deps.now() } }, ...stages],
    event: createOutboxEvent(deps, event, id, { ownerId }),
  });
  return deleted !== null;
}
