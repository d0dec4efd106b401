import type { Message } from 'amqplib';
import { createHash } from 'node:crypto';
import { envelopeSchema, type DomainEvent } from '../../events/index.ts';
import type { DeadLetter } from '../bus.ts';
import type { OutgoingMessage } from './publisher.ts';

/** Headers that we add to a message. */
type FailureHeaders = {
  /** Failed attempts so far. */
  'x-attempts'?: number;
  'x-error'?: string;
  'x-failed-at'?: string;
};

const getHeaders = (message: Message): FailureHeaders =>
  (message.properties.headers as FailureHeaders | undefined) ?? {};
export const countAttempts = (message: Message): number =>
  Number(getHeaders(message)['x-attempts'] ?? 0);

/** Parses the event in a message, or returns an error message. */
export function readMessage(message: Message): { event: DomainEvent } | { error: string } {
  try {
    const parsed = envelopeSchema.safeParse(JSON.parse(message.content.toString('utf8')));
    return parsed.success ? { event: parsed.data } : { error: 'This is not an event.' };
  } catch {
    return { error: 'This is not JSON.' };
  }
}

/** Returns the event id, or a digest of the content for a message without one. */
const getMessageId = (message: Message): string =>
  typeof message.properties.messageId === 'string' && message.properties.messageId
    ? message.properties.messageId
    : createHash('sha256').update(message.content).digest('hex').slice(0, 32);

export const getLetterId = (group: string, message: Message) => `${group}:${getMessageId(message)}`;

/** Copies a message for another exchange, with other headers. */
export function copyMessage(
  message: Message,
  to: Pick<OutgoingMessage, 'exchange' | 'key'>,
  headers: FailureHeaders = {},
): OutgoingMessage {
  return {
    ...to,
    body: message.content,
    mandatory: true,
    properties: {
      messageId: getMessageId(message),
      headers: headers,
    },
  };
}

export const createEventMessage = (
  event: DomainEvent,
  { exchange, mandatory }: Pick<OutgoingMessage, 'exchange' | 'mandatory'>,
) => ({
  exchange,
  key: event.type,
  body: Buffer.from(JSON.stringify(event)),
  mandatory,
  properties: { messageId: event.id },
});

export const createFailureHeaders = (
  attempts: number,
  error: unknown,
  now: Date,
): FailureHeaders => ({
  'x-attempts': attempts,
  'x-error': (error instanceof Error ? error.message : String(error)).slice(0, 2_000),
  'x-failed-at': now.toISOString(),
});

export function toDeadLetter(group: string, message: Message): DeadLetter {
  const headers = getHeaders(message);
  const death = message.properties.headers?.['x-death']?.[0];
  const read = readMessage(message);
  return {
    id: getLetterId(group, message),
    group,
    ...('event' in read ? { event: read.event } : {}),
    body: message.content.toString('utf8'),
    error: headers['x-error'] ?? 'The handler never finished: its process died on every delivery.',
    attempts: countAttempts(message),
    failedAt:
      headers['x-failed-at'] ?? new Date(Number(death?.time?.['!'] ?? 0) * 1000).toISOString(),
  };
}
