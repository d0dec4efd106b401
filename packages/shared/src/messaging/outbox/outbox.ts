import type { Model, PipelineStage } from 'mongoose';
import { Schema } from 'mongoose';
import type { DomainEvent, UnsequencedEvent } from '../../events/index.ts';

/** What every document with events carries: its history's length, and the events not yet on the bus. */
export type WithOutbox = {
  _id: string;
  sequence: number;
  outbox: DomainEvent[];
  /** Set by a deletion; the relay removes the document once its events are out. */
  deletedAt?: Date;
};

/** A model as the relay sees it: only the fields that every document with events has. */
export type OutboxModel = Model<WithOutbox>;
export const outboxOf = <T extends WithOutbox>(model: Model<T>): OutboxModel =>
  model as unknown as OutboxModel;

/** The fields of WithOutbox for a schema. */
export const outboxFields = {
  sequence: { type: Number, required: true, default: 0 },
  outbox: { type: Schema.Types.Mixed, default: (): DomainEvent[] => [] },
  deletedAt: { type: Date },
};

/** The query that finds documents with events left, and nothing else: its index holds only those. */
export const pendingFilter = { 'outbox.0': { $exists: true } };
export const pendingIndex = 'outbox_pending';

/** Gives a schema the index that the relay's sweep reads. */
export function indexOutbox(schema: { index: Schema['index'] }): void {
  schema.index(
    { 'outbox.time': 1 },
    { name: pendingIndex, partialFilterExpression: pendingFilter },
  );
}

/** The condition for documents that a person can still see. */
export const alive = { deletedAt: { $exists: false } } as const;

/** The first events of a new document. */
export function initialEvents(
  ...events: UnsequencedEvent[]
): Pick<WithOutbox, 'sequence' | 'outbox'> {
  return {
    sequence: events.length,
    outbox: events.map((event, index) => ({ ...event, sequence: index + 1 })),
  };
}

/**
 * The stage of an update pipeline that adds an event in the same write as the change it announces,
 * numbered after the last one of the document.
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
