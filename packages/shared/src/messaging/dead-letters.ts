import type { Connection } from 'mongoose';
import { envelopeSchema } from '../events/index.ts';
import type { DeadLetter, DeadLetterAdmin } from './bus.ts';

/** Stores the dead letters of the in-process bus. */
export interface DeadLetterStore {
  add(letter: DeadLetter): Promise<void>;
  list(): Promise<DeadLetter[]>;
  /** Removes and returns a dead letter, or returns undefined if there is none. */
  take(id: string): Promise<DeadLetter | undefined>;
  /** Marks a dead letter for replay by the process that runs the bus. Returns false if there is none. */
  requestReplay(id: string): Promise<boolean>;
  /** The ids marked for replay. */
  requested(): Promise<string[]>;
}

type Row = {
  _id: string;
  group: string;
  event: string;
  error: string;
  attempts?: number;
  failedAt: string;
  replayRequested?: true;
};

const maxListed = 1_000;

/**
 * Stores dead letters in a MongoDB collection. Events are stored as text, since their data may not be valid
 * BSON.
 */
export function createMongoDeadLetters(connection: Connection): DeadLetterStore {
  const rows = connection.collection<Row>('dead_letters');
  return {
    async add({ id, group, body, error, attempts, failedAt }) {
      const row = { group, event: body, error, attempts, failedAt };
      const update = { $set: row, $unset: { replayRequested: true as const } };
      await rows.updateOne({ _id: id }, update, { upsert: true });
    },
    async list() {
      return (await rows.find({}).sort({ failedAt: 1 }).limit(maxListed).toArray()).map(
        toDeadLetter,
      );
    },
    async take(id) {
      const row = await rows.findOneAndDelete({ _id: id });
      return row ? toDeadLetter(row) : undefined;
    },
    async requestReplay(id) {
      const update = { $set: { replayRequested: true as const } };
      return (await rows.updateOne({ _id: id }, update)).matchedCount === 1;
    },
    async requested() {
      const marked = rows.find({ replayRequested: true }, { projection: { _id: 1 } });
      return (await marked.limit(maxListed).toArray()).map(({ _id }) => _id);
    },
  };
}

function toDeadLetter({ _id, group, event: body, error, attempts, failedAt }: Row): DeadLetter {
  const event = envelopeSchema.safeParse(JSON.parse(body)).data;
  const common = { id: _id, group, body, error, attempts: attempts ?? 1, failedAt };
  return event ? { ...common, event } : common;
}

/** Stores dead letters in memory, for tests and for a bus that never delivers. */
export function createMemoryDeadLetters(): DeadLetterStore {
  const letters = new Map<string, DeadLetter>();
  const marked = new Set<string>();
  return {
    add: async (letter) => void letters.set(letter.id, letter),
    list: async () => [...letters.values()],
    take: async (id) => {
      const letter = letters.get(id);
      letters.delete(id);
      marked.delete(id);
      return letter;
    },
    requestReplay: async (id) => letters.has(id) && Boolean(marked.add(id)),
    requested: async () => [...marked],
  };
}

/** Lets an operator manage dead letters from another process; the process that runs the bus performs the replays. */
export const createDeadLetterAdmin = (store: DeadLetterStore): DeadLetterAdmin => ({
  deadLetters: () => store.list(),
  replay: (id) => store.requestReplay(id),
  drop: async (id) => (await store.take(id)) !== undefined,
});
