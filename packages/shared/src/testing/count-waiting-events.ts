import type mongoose from 'mongoose';

/** Counts the records of all services with events that the bus has not confirmed. */
export async function countWaitingEvents(client: mongoose.mongo.MongoClient): Promise<number> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  let waiting = 0;
  for (const { name } of databases.filter((one) => one.name.startsWith('grantwright_')))
    for (const { name: collection } of await client.db(name).listCollections().toArray())
      waiting += await client
        .db(name)
        .collection(collection)
        .countDocuments({ 'outbox.0': { $exists: true } });
  return waiting;
}
