import type { OutboxModel, WithOutbox } from './outbox.ts';

/** Returns the shard key fields declared by the model. */
export const getShardKey = (model: OutboxModel): string[] =>
  Object.keys(model.schema.get('shardKey') ?? {});

/** Creates a filter with the shard key and id, so that the query targets one shard. */
export const createDocumentKey = (model: OutboxModel, document: WithOutbox) => ({
  ...Object.fromEntries(
    getShardKey(model).map((name): [string, unknown] => [name, Reflect.get(document, name)]),
  ),
  _id: document._id,
});
