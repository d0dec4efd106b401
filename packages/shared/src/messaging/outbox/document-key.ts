import type { OutboxModel, WithOutbox } from './outbox.ts';

/** What a collection is spread by over shards, as its model says. */
export const shardKeyOf = (model: OutboxModel): string[] =>
  Object.keys(model.schema.get('shardKey') ?? {});

/** What finds a document without asking every shard. */
export const documentKey = (model: OutboxModel, document: WithOutbox) => ({
  ...Object.fromEntries(
    shardKeyOf(model).map((name) => [name, Reflect.get(document, name) as unknown]),
  ),
  _id: document._id,
});
