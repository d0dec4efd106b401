import type { z } from 'zod';
import { createEvent, type EventDefinition, type UnsequencedEvent } from '../../events/index.ts';
import { getRequestContext } from '../../observability/request-context.ts';

/** The clock and the ID factory that stamp an event. */
export type EventStamp = { now: () => Date; newId: () => string };

/** Creates an event that continues the trace of the current request. */
export const createOutboxEvent = <D extends z.ZodObject>(
  { now, newId }: EventStamp,
  definition: EventDefinition<D>,
  subject: string,
  data: z.output<D>,
): UnsequencedEvent =>
  createEvent(definition, subject, data, {
    id: newId(),
    time: now(),
    traceparent: getRequestContext()?.traceparent,
  });
