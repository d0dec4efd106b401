import type { Model, PipelineStage } from 'mongoose';
import { Schema } from 'mongoose';
import type { DomainEvent, UnsequencedEvent } from '../../events/index.ts';

/** The fields of a document with events: the length of its history and its unpublished events. */
export type WithOutbox = {
  _id: string;
  sequence: number;
  outbox: DomainEvent[];
  /** Set on deletion; the relay removes the document once its events are published. */
  deletedAt?: Date;
};

/** A model reduced to the fields used by the relay. */
export type OutboxModel = Model<WithOutbox>;
export const toOutboxModel = <T extends WithOutbox>(model: Model<T>): OutboxModel =>
  model as unknown as OutboxModel;

export const outboxFields = {
  sequence: { type: Number, required: true, default: 0 },
  outbox: { type: Schema.Types.Mixed, default: (): DomainEvent[] => [] },
  deletedAt: { type: Date },
};

/** Documents with unpublished events, the only documents in the partial index. */
export const pendingFilter = { 'outbox.0': { $exists: true } };
export const pendingIndex = 'outbox_pending';

/** Adds the index for the relay's sweep to a schema. */
export function indexOutbox(schema: { index: Schema['index'] }): void {
  schema.index(
    { 'outbox.time': 1 },
    { name: pendingIndex, partialFilterExpression: pendingFilter },
  );
}

/** The filter for documents that are not deleted. */
export const notDeleted = { deletedAt: { $exists: false } } as const;

export function createInitialEvents(
  ...events: UnsequencedEvent[]
): Pick<WithOutbox, 'sequence' | 'outbox'> {
  return {
    sequence: events.length,
    outbox: events.map((event, index) => ({ ...event, sequence: index + 1 })),
  };
}

/**
 * Creates an update pipeline stage that appends an event in the same write as the change it announces, with the next
 * sequence number of the document.
 */
export function appendEvent(event: UnsequencedEvent): PipelineStage.Set {
  const sequence = { $add: [{ $ifNull: ['$sequence', 0] }, 1] };
  return {
    $set: {
      sequence,
      outbox: {
        $concatArrays: [
          { $ifNull: ['$outbox', []] },
          [{ $mergeObjects: [{ $literal: event }, { sequence }] }],
        ],
      },
    },
  };
}
