import { z } from 'zod';

/** A CloudEvents 1.0 envelope. `subject` is the id of the aggregate; `sequence` counts its events from 1. */
export const envelopeSchema = z.object({
  specversion: z.literal('1.0'),
  id: z.string().min(1),
  source: z.string().min(1),
  type: z.string().min(1),
  subject: z.string().min(1),
  time: z.iso.datetime(),
  sequence: z.int().min(1),
  datacontenttype: z.literal('application/json'),
  traceparent: z.string().optional(),
  data: z.record(z.string(), z.unknown()),
});
export type DomainEvent = z.infer<typeof envelopeSchema>;
/** An event without a sequence number, which the write assigns. */
export type UnsequencedEvent = Omit<DomainEvent, 'sequence'>;

export type EventDefinition<D extends z.ZodObject = z.ZodObject> = {
  /** `noun.past`. A breaking change to `data` requires a new type. */
  type: string;
  source: string;
  data: D;
  summary: string;
  /** Consumers as `service.consumer`; their queues exist before the event is published. */
  consumers: string[];
  /** Every running process of the consuming services receives the event; stopped ones miss it. */
  broadcast?: true;
};

export const defineEvent = <D extends z.ZodObject>(definition: EventDefinition<D>) => definition;

type Facts = { id: string; time: Date; traceparent?: string };

/** Creates an event. Throws if `data` does not match the schema, which is a bug in the producer. */
export function createEvent<D extends z.ZodObject>(
  definition: EventDefinition<D>,
  subject: string,
  data: z.output<D>,
  facts: Facts,
): UnsequencedEvent {
  return {
    specversion: '1.0',
    id: facts.id,
    source: definition.source,
    type: definition.type,
    subject,
    time: facts.time.toISOString(),
    datacontenttype: 'application/json',
    ...(facts.traceparent ? { traceparent: facts.traceparent } : {}),
    data: definition.data.parse(data),
  };
}
