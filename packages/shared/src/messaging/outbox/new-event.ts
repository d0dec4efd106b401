import type { z } from 'zod';
import { makeEvent, type EventDefinition, type UnsequencedEvent } from '../../events/index.ts';
import { currentContext } from '../../observability/request-context.ts';

/** The clock and the ids needed to create an event. */
export type EventSource = { now: () => Date; newId: () => string };

/** Creates an event that continues the trace of the current request. */
export const newEvent = <D extends z.ZodObject>(
  { now, newId }: EventSource,
  definition: EventDefinition<D>,
  subject: string,
  data: z.output<D>,
): UnsequencedEvent =>
  makeEvent(definition, subject, data, {
    id: newId(),
    time: now(),
    traceparent: currentContext()?.traceparent,
  });
