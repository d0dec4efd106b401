import { databaseOf } from '@grantwright/shared/service';
import mongoose, { type Connection } from 'mongoose';

export type Filter = Record<string, unknown>;
/** What the database was asked to find, change or remove, and in which collection. */
export type SentCommand = { collection: string; kind: string; filter: Filter };

type Profiled = {
  ns: string;
  op: string;
  command: {
    filter?: Filter;
    query?: Filter;
    q?: Filter;
    pipeline?: { $match?: Filter }[];
    originatingCommand?: Profiled['command'];
  } & Record<string, unknown>;
};

const services = ['auth', 'organizations', 'documents', 'applications', 'ai', 'billing'];
/** Enough for some thousand commands; MongoDB's own is gone after a few hundred. */
const size = 64 * 1024 ** 2;

/** Has a database server write down every command that the services send it from now on. */
export async function profile(uri: string) {
  const connection = await mongoose.createConnection(uri).asPromise();
  const databases = services.map((service) => connection.useDb(databaseOf(service)));
  for (const database of databases) {
    await database.createCollection('system.profile', { capped: true, size });
    await database.db?.command({ profile: 2 });
  }
  return {
    sent: async () => (await Promise.all(databases.map(read))).flat(),
    close: () => connection.close(),
  };
}

async function read(database: Connection): Promise<SentCommand[]> {
  const rows = (await database
    .collection('system.profile')
    .find({ ns: { $not: /\.(system\.profile|\$cmd)/ } })
    .toArray()) as unknown as Profiled[];
  return rows.flatMap(({ ns, op, command }) => {
    const filter = filterOf(op === 'getmore' ? (command.originatingCommand ?? {}) : command);
    return filter ? [{ collection: ns.slice(ns.indexOf('.') + 1), kind: op, filter }] : [];
  });
}

/** Absent for what goes to one shard by itself, as an insertion does, or is no question at all. */
function filterOf(command: Profiled['command']): Filter | undefined {
  const { filter, query, q, pipeline } = command;
  if ('find' in command) return filter ?? {};
  if ('aggregate' in command) return pipeline?.[0]?.$match ?? {};
  if ('count' in command || 'distinct' in command) return query ?? {};
  if ('findAndModify' in command || 'findandmodify' in command) return query ?? {};
  return q;
}
