import type { Model, PipelineStage, QueryFilter } from 'mongoose';
import type { UnsequencedEvent } from '../../events/index.ts';
import { appendEvent, type WithOutbox } from './outbox.ts';
import type { Announcer } from './relay.ts';

type Update<T> = {
  filter: QueryFilter<T>;
  /** Update pipeline stages; a value that may begin with `$` needs `$literal`. */
  stages: PipelineStage[];
  event: UnsequencedEvent | undefined;
  /** Whether to insert a document if none matches. */
  upsert?: boolean;
};

/**
 * Changes one document, adds its event, if any, in the same write, and has the event published.
 *
 * @returns the changed document; null if none matches
 */
export async function announceUpdate<T extends WithOutbox>(
  relay: Announcer,
  model: Model<T>,
  { filter, stages, event, upsert = false }: Update<T>,
): Promise<T | null> {
  const updated = await model
    .findOneAndUpdate(filter, event ? [...stages, appendEvent(event)] : stages, {
      upsert,
      returnDocument: 'after',
      updatePipeline: true,
    })
    .lean<T>();
  if (updated && event) relay.announce(model, updated);
  return updated;
}
