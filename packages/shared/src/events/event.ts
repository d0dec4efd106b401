import { z } from 'zod';

/** CloudEvents 1.0 attributes in JSON; `subject` is the aggregate's id, `sequence` counts per aggregate from 1. */
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
/** An event before the write gives it its place in the aggregate's history. */
export type UnsequencedEvent = Omit<DomainEvent, 'sequence'>;

export type EventDefinition<D extends z.ZodObject = z.ZodObject> = {
  /** `noun.past`. A breaking change of `data` is a new type. */
  type: string;
  source: string;
  data: D;
  summary: string;
  /** The rules that hear it, as `service.rule`; a bus with queues has them before it is published. */
  consumers: string[];
  /** Every process of the hearing services gets it, and those that do not run need not. */
  broadcast?: true;
};

/** Defines one event of the catalogue. */
export const defineEvent = <D extends z.ZodObject>(definition: EventDefinition<D>) => definition;

type Facts = { id: string; time: Date; traceparent?: string };

/** Makes an event of its definition; throws when `data` is not of its schema, since that is a bug of the writer. */
export function makeEvent<D extends z.ZodObject>(
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
