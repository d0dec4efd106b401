import { nameDatabase } from '@grantwright/shared/service';
import mongoose, { type Connection } from 'mongoose';

export type Filter = Record<string, unknown>;
/** A command that finds, changes or removes documents. */
export type SentCommand = {
  collection: string;
  kind: string;
  filter: Filter;
};

type ProfileEntry = {
  ns: string;
  op: string;
  command: {
    filter?: Filter;
    query?: Filter;
    q?: Filter;
    pipeline?: { $match?: Filter }[];
    originatingCommand?: ProfileEntry['command'];
  } & Record<string, unknown>;
};

const services = ['auth', 'organizations', 'documents', 'applications', 'ai', 'billing'];
/** Enough for several thousand commands; MongoDB's default is enough for a few hundred. */
const profileSizeBytes = 64 * 1024 ** 2;

/** Enables the profiler for the databases of all services. */
export async function profile(uri: string) {
  const connection = await mongoose.createConnection(uri).asPromise();
  const databases = services.map((service) => connection.useDb(nameDatabase(service)));
  for (const database of databases) {
    await database.createCollection('system.profile', { capped: true, size: profileSizeBytes });
    await database.db?.command({ profile: 2 });
  }
  return {
    sent: async () => (await Promise.all(databases.map(read))).flat(),
    close: () => connection.close(),
  };
}

async function read(database: Connection): Promise<SentCommand[]> {
  const rows = await database.db
    ?.collection<ProfileEntry>('system.profile')
    .find({ ns: { $not: /\.(system\.profile|\$cmd)/ } })
    .toArray();
  return (rows ?? []).flatMap(({ ns, op, command }) => {
    const sent = op === 'getmore' ? (command.originatingCommand ?? {}) : command;
    const filter = getFilter(sent);
    const collection = ns.slice(ns.indexOf('.') + 1);
    return filter ? [{ collection, kind: op, filter }] : [];
  });
}

/** Returns undefined for commands that do not need a filter, such as inserts, which go to a single shard. */
function getFilter(command: ProfileEntry['command']): Filter | undefined {
  const { filter, query, q, pipeline } = command;
  if ('find' in command) return filter ?? {};
  if ('aggregate' in command) return pipeline?.[0]?.$match ?? {};
  if ('count' in command || 'distinct' in command) return query ?? {};
  if ('findAndModify' in command || 'findandmodify' in command) return query ?? {};
  return q;
}
