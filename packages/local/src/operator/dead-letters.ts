import {
  createDeadLetterAdmin,
  createMongoDeadLetters,
  RabbitMqBus,
  type DeadLetter,
  type DeadLetterAdmin,
} from '@grantwright/shared/messaging';
import { createLogger } from '@grantwright/shared/service';
import { StartupError } from '@grantwright/shared/storage';
import { readLocalConfig } from '../config.ts';
import { deadLettersDatabase } from '../components/messages.ts';
import type { OperatorTools } from './operator-tools.ts';
import { withDatabase } from './with-database.ts';

export const deadLettersUsage = `npm run admin -- dead-letters list            lists failed deliveries, oldest first
npm run admin -- dead-letters show ID         shows one with its event
npm run admin -- dead-letters replay ID       redelivers it to the consumer that failed; \`all\` redelivers every one
npm run admin -- dead-letters drop ID         deletes it`;

const brokerTimeoutMs = 15_000;

/**
 * Lists, shows, replays or deletes dead letters.
 *
 * @returns the exit code: 0 done, 1 not found, 2 invalid arguments
 */
export async function runDeadLetters(args: string[], tools: OperatorTools): Promise<number> {
  const [action, id, ...rest] = args;
  const isKnown = action === 'list' ? !id : ['show', 'replay', 'drop'].includes(action ?? '') && id;
  if (!isKnown || rest.length > 0) {
    tools.printError(deadLettersUsage);
    return 2;
  }
  return await withDeadLetters(tools, async (admin) => {
    if (action === 'list') return list(await admin.deadLetters(), tools);
    if (action === 'show') return show(await findLetter(admin, id), id, tools);
    if (action === 'drop') return report(await admin.drop(id ?? ''), id, 'was deleted', tools);
    if (id === 'all') return await replayAll(admin, tools);
    return report(await admin.replay(id ?? ''), id, delivered, tools);
  });
}

const delivered = 'will be redelivered to its consumer; if it fails again, it returns to this list';

const findLetter = async (admin: DeadLetterAdmin, id: string | undefined) =>
  (await admin.deadLetters()).find((letter) => letter.id === id);

async function replayAll(admin: DeadLetterAdmin, tools: OperatorTools): Promise<number> {
  for (const { id } of await admin.deadLetters())
    report(await admin.replay(id), id, delivered, tools);
  return 0;
}

function list(letters: DeadLetter[], { print }: OperatorTools): number {
  for (const { id, event, error, attempts, failedAt } of letters) {
    print(id);
    print(`  ${event ? `${event.type} of ${event.subject}` : 'not an event'}`);
    print(`  failed ${failedAt} after ${attempts} tries: ${error.split('\n')[0]}`);
  }
  print(letters.length === 1 ? '1 dead letter' : `${letters.length} dead letters`);
  return 0;
}

function show(
  letter: DeadLetter | undefined,
  id: string | undefined,
  tools: OperatorTools,
): number {
  if (!letter) return report(false, id, '', tools);
  const { body, event, ...rest } = letter;
  tools.print(JSON.stringify({ ...rest, delivered: event ?? body }, null, 2));
  return 0;
}

function report(
  isThere: boolean,
  id: string | undefined,
  outcome: string,
  tools: OperatorTools,
): number {
  if (isThere) tools.print(`${id} ${outcome}.`);
  else tools.printError(`There is no dead letter ${id}.`);
  return isThere ? 0 : 1;
}

/** Opens the broker's dead letters if a broker is configured, otherwise those in the running product's database. */
async function withDeadLetters(
  tools: OperatorTools,
  work: (admin: DeadLetterAdmin) => Promise<number>,
): Promise<number> {
  const { RABBITMQ_URL: url } = readLocalConfig(tools.env, tools.folder);
  if (!url)
    return await withDatabase(
      deadLettersDatabase,
      { ...tools, print: tools.printError },
      (database) => work(createDeadLetterAdmin(createMongoDeadLetters(database))),
    );
  const log = createLogger({ name: 'admin', level: 'silent' });
  const bus = new RabbitMqBus({ url, name: 'admin', log });
  try {
    await bus.connected(AbortSignal.timeout(brokerTimeoutMs)).catch(() => {
      throw new StartupError('The RabbitMQ in RABBITMQ_URL does not respond.');
    });
    return await work(bus);
  } finally {
    await bus.close();
  }
}
