import type { Connection } from 'mongoose';
import { getRequestContext } from '../../observability/request-context.ts';
import type { Span } from '../../observability/tracing/index.ts';

/**
 * Creates a span for every database command within a request: command and collection, never filters or values.
 * Requires command monitoring.
 */
export function traceCommands(connection: Connection): void {
  const running = new Map<number, Span>();
  const client = connection.getClient();
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    const context = getRequestContext();
    if (!context?.tracer) return;
    const collection = getCollectionName(commandName, command);
    const span = context.tracer.start(`${commandName} ${collection}`.trim(), {
      kind: 'client',
      parent: context.traceparent,
      attributes: {
        'db.system.name': 'mongodb',
        'db.namespace': databaseName,
        'db.operation.name': commandName,
        ...(collection && { 'db.collection.name': collection }),
      },
    });
    running.set(requestId, span);
  });
  const end = (requestId: number, failure?: unknown) => {
    const span = running.get(requestId);
    running.delete(requestId);
    if (failure !== undefined) span?.fail(failure);
    span?.end();
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure));
}

/** The collection is the value of the command's own field, except in `getMore`. */
function getCollectionName(commandName: string, command: Record<string, unknown>): string {
  const named = [command[commandName], command['collection']];
  return named.find((name) => typeof name === 'string') ?? '';
}
