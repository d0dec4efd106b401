import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll } from 'vitest';
import { testDatabase } from './mongo.ts';

/** A command as sent by the driver. */
export type SentCommand = { name: string; command: Record<string, unknown> };

/** The executed plan of a command, without rejected plans. */
export type Plan = { stages: string[]; examined: number; returned: number };

const watched = new Set(
  'find aggregate insert update findAndModify delete count getMore'.split(' '),
);

/**
 * Returns a fresh database for one test file that records every command. Opened before the first hook and dropped after
 * the last.
 */
export function watchedDatabase() {
  const sent: SentCommand[] = [];
  const opened = { sent } as { sent: SentCommand[]; connection: Connection };

  beforeAll(async () => {
    const { uri, name } = testDatabase();
    const options = { dbName: name, monitorCommands: true };
    opened.connection = await mongoose.createConnection(uri, options).asPromise();
    opened.connection.getClient().on('commandStarted', ({ commandName, command }) => {
      if (watched.has(commandName)) sent.push({ name: commandName, command });
    });
  });
  afterAll(async () => {
    await opened.connection.dropDatabase();
    await opened.connection.close();
  });

  return {
    sent,
    get connection() {
      return opened.connection;
    },
    /** The commands sent by `work`, in order. */
    async commandsOf(work: () => Promise<unknown>): Promise<SentCommand[]> {
      const before = sent.length;
      await work();
      return sent.slice(before);
    },
    /** The plan of a recorded `find` or `aggregate`, from running it again. */
    async planOf({ name, command }: SentCommand): Promise<Plan> {
      const parts = [name, 'filter', 'projection', 'sort', 'limit', 'pipeline', 'cursor'];
      const repeated = Object.fromEntries(
        parts.filter((part) => part in command).map((part) => [part, command[part]]),
      );
      const plan = await opened.connection.db?.command({
        explain: repeated,
        verbosity: 'executionStats',
      });
      const text = JSON.stringify(plan, (key, value: unknown) =>
        key === 'rejectedPlans' ? undefined : value,
      );
      const numbers = (field: string) =>
        [...text.matchAll(new RegExp(`"${field}":(\\d+)`, 'g'))].map(([, value]) => Number(value));
      return {
        stages: [...text.matchAll(/"stage":"(\w+)"/g)].map(([, stage = '']) => stage),
        examined: Math.max(...numbers('totalDocsExamined')),
        returned: numbers('nReturned')[0] ?? 0,
      };
    },
  };
}
