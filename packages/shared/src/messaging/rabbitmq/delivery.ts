import type { Message } from 'amqplib';
import { createHash } from 'node:crypto';
import { envelopeSchema, type DomainEvent } from '../../events/index.ts';
import type { DeadLetter } from '../bus.ts';
import type { Outgoing } from './publisher.ts';

/** What we write on a message beside the event itself. */
type Marks = {
  /** How often its handler failed. */
  'x-attempts'?: number;
  'x-error'?: string;
  'x-failed-at'?: string;
};

const marksOf = (message: Message): Marks =>
  (message.properties.headers as Marks | undefined) ?? {};
export const attemptsOf = (message: Message): number => Number(marksOf(message)['x-attempts'] ?? 0);

/** The event in a message, or what is wrong with it. */
export function readMessage(message: Message): { event: DomainEvent } | { fault: string } {
  try {
    const parsed = envelopeSchema.safeParse(JSON.parse(message.content.toString('utf8')));
    return parsed.success ? { event: parsed.data } : { fault: 'This is not an event.' };
  } catch {
    return { fault: 'This is not JSON.' };
  }
}

/** The event's id, or a name made of what a message without one holds. */
const idOf = (message: Message): string =>
  typeof message.properties.messageId === 'string' && message.properties.messageId
    ? message.properties.messageId
    : createHash('sha256').update(message.content).digest('hex').slice(0, 32);

export const letterIdOf = (group: string, message: Message) => `${group}:${idOf(message)}`;

/** The same message for another exchange, with other marks. */
export function copyOf(
  message: Message,
  to: Pick<Outgoing, 'exchange' | 'key'>,
  marks: Marks = {},
): Outgoing {
  return {
    ...to,
    body: message.content,
    mandatory: true,
    properties: {
      messageId: idOf(message),
      headers: marks,
    },
  };
}

export const eventMessage = (event: DomainEvent, exchange: string, mandatory: boolean) => ({
  exchange,
  key: event.type,
  body: Buffer.from(JSON.stringify(event)),
  mandatory,
  properties: { messageId: event.id },
});

export const failureMarks = (attempts: number, error: unknown, now: Date): Marks => ({
  'x-attempts': attempts,
  'x-error': (error instanceof Error ? error.message : String(error)).slice(0, 2_000),
  'x-failed-at': now.toISOString(),
});

/** A message of a queue of dead letters as an operator sees it. */
export function deadLetterOf(group: string, message: Message): DeadLetter {
  const marks = marksOf(message);
  const death = message.properties.headers?.['x-death']?.[0];
  const read = readMessage(message);
  return {
    id: letterIdOf(group, message),
    group,
    ...('event' in read ? { event: read.event } : {}),
    body: message.content.toString('utf8'),
    error: marks['x-error'] ?? 'Delivered again and again, and never finished: its handler dies.',
    attempts: attemptsOf(message),
    failedAt:
      marks['x-failed-at'] ?? new Date(Number(death?.time?.['!'] ?? 0) * 1000).toISOString(),
  };
}
