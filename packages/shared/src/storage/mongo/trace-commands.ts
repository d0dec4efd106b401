import type { Connection } from 'mongoose';
import { currentContext } from '../../service/observability/request-context.ts';
import type { Span } from '../../service/observability/tracing/index.ts';

/**
 * Makes a span of every command that is sent for some piece of work: which command, to which collection.
 * What it looks for and what it writes is never told. Needs a connection that monitors its commands.
 */
export function traceCommands(connection: Connection): void {
  const underWay = new Map<number, Span>();
  const client = connection.getClient();
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    const context = currentContext();
    if (!context?.tracer) return;
    const collection = collectionOf(commandName, command);
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
    underWay.set(requestId, span);
  });
  const end = (requestId: number, failure?: unknown) => {
    const span = underWay.get(requestId);
    underWay.delete(requestId);
    if (failure !== undefined) span?.fail(failure);
    span?.end();
  };
  client.on('commandSucceeded', ({ requestId }) => end(requestId));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure));
}

/** Commands name their collection in their own field; one that goes on with a cursor names it beside. */
function collectionOf(commandName: string, command: Record<string, unknown>): string {
  const named = [command[commandName], command['collection']];
  return named.find((name) => typeof name === 'string') ?? '';
}
