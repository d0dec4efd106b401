import type { Connection } from 'mongoose';
import { envelopeSchema } from '../events/index.ts';
import type { DeadLetter } from './bus.ts';

/** Where a bus without a broker keeps its dead letters. */
export interface DeadLetterStore {
  add(letter: DeadLetter): Promise<void>;
  list(): Promise<DeadLetter[]>;
  /** Takes one out; undefined when it is not there. */
  take(id: string): Promise<DeadLetter | undefined>;
}

type Row = Omit<DeadLetter, 'id' | 'event'> & { _id: string; event: string };

/** Dead letters in a collection of their own. The event is kept as text, since its data is anything. */
export function mongoDeadLetters(connection: Connection): DeadLetterStore {
  const rows = connection.collection<Row>('dead_letters');
  const letterOf = ({ _id, event, ...rest }: Row): DeadLetter => ({
    ...rest,
    id: _id,
    event: envelopeSchema.parse(JSON.parse(event)),
  });
  return {
    async add({ id, event, ...rest }) {
      const row = { ...rest, event: JSON.stringify(event) };
      await rows.updateOne({ _id: id }, { $set: row }, { upsert: true });
    },
    async list() {
      return (await rows.find({}).sort({ failedAt: 1 }).limit(1_000).toArray()).map(letterOf);
    },
    async take(id) {
      const row = await rows.findOneAndDelete({ _id: id });
      return row ? letterOf(row) : undefined;
    },
  };
}

/** For tests, and for a process whose events may die with it. */
export function memoryDeadLetters(): DeadLetterStore {
  const letters = new Map<string, DeadLetter>();
  return {
    add: async (letter) => void letters.set(letter.id, letter),
    list: async () => [...letters.values()],
    take: async (id) => {
      const letter = letters.get(id);
      letters.delete(id);
      return letter;
    },
  };
}
