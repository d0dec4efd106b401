import type { Connection } from 'mongoose';
import { envelopeSchema } from '../events/index.ts';
import type { DeadLetter, DeadLetterAdmin } from './bus.ts';

/** Where a bus without a broker keeps its dead letters. */
export interface DeadLetterStore {
  add(letter: DeadLetter): Promise<void>;
  list(): Promise<DeadLetter[]>;
  /** Takes one out; undefined when it is not there. */
  take(id: string): Promise<DeadLetter | undefined>;
  /** Asks the process that holds the bus to replay one; false when it is not there. */
  requestReplay(id: string): Promise<boolean>;
  /** The ids that were asked for. */
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

const atMost = 1_000;

/** Dead letters in a collection of their own. The event is kept as text, since its data is anything. */
export function mongoDeadLetters(connection: Connection): DeadLetterStore {
  const rows = connection.collection<Row>('dead_letters');
  return {
    async add({ id, group, body, error, attempts, failedAt }) {
      const row = { group, event: body, error, attempts, failedAt };
      const update = { $set: row, $unset: { replayRequested: true as const } };
      await rows.updateOne({ _id: id }, update, { upsert: true });
    },
    async list() {
      return (await rows.find({}).sort({ failedAt: 1 }).limit(atMost).toArray()).map(letterOf);
    },
    async take(id) {
      const row = await rows.findOneAndDelete({ _id: id });
      return row ? letterOf(row) : undefined;
    },
    async requestReplay(id) {
      const update = { $set: { replayRequested: true as const } };
      return (await rows.updateOne({ _id: id }, update)).matchedCount === 1;
    },
    async requested() {
      const wanted = rows.find({ replayRequested: true }, { projection: { _id: 1 } });
      return (await wanted.limit(atMost).toArray()).map(({ _id }) => _id);
    },
  };
}

function letterOf({ _id, group, event: body, error, attempts, failedAt }: Row): DeadLetter {
  const event = envelopeSchema.safeParse(JSON.parse(body)).data;
  const common = { id: _id, group, body, error, attempts: attempts ?? 1, failedAt };
  return event ? { ...common, event } : common;
}

/** For tests, and for a process whose events may die with it. */
export function memoryDeadLetters(): DeadLetterStore {
  const letters = new Map<string, DeadLetter>();
  const wanted = new Set<string>();
  return {
    add: async (letter) => void letters.set(letter.id, letter),
    list: async () => [...letters.values()],
    take: async (id) => {
      const letter = letters.get(id);
      letters.delete(id);
      wanted.delete(id);
      return letter;
    },
    requestReplay: async (id) => letters.has(id) && Boolean(wanted.add(id)),
    requested: async () => [...wanted],
  };
}

/** What an operator does from another process: the one that holds the bus replays what is asked for. */
export const deadLetterAdmin = (store: DeadLetterStore): DeadLetterAdmin => ({
  deadLetters: () => store.list(),
  replay: (id) => store.requestReplay(id),
  drop: async (id) => (await store.take(id)) !== undefined,
});
