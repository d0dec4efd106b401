import { internalCalls } from '@grantwright/shared/contract';
import type { Reading } from '@grantwright/shared/contract';
import {
  AppError,
  createExpressServer,
  createHttpApp,
  createLogger,
  createMetrics,
  listen,
  notFound,
  route,
} from '@grantwright/shared/service';
import type { IdentityVerifier } from '@grantwright/shared/service';
import { randomUUID } from 'node:crypto';

type Stored = { ownerId: string; name: string; reading: Reading | AppError };
type FileRead = { name: string; bytes: number; whole: boolean };

/**
 * *documents* as this service knows it: three internal calls, with each person's own documents. Its
 * texts are what a test puts into it; files are read by `readFile`.
 */
export async function startFakeDocuments(verify: () => IdentityVerifier) {
  const library = new Map<string, Stored>();
  const pages = new Map<string, Reading | AppError>();
  const files: FileRead[] = [];
  const asked: string[] = [];
  const state = {
    readFile: (_name: string): Reading | AppError => new AppError('unreadable-document', 'Empty.'),
  };
  const give = (reading: Reading | AppError) => {
    if (reading instanceof AppError) throw reading;
    return reading;
  };
  const routes = [
    route(internalCalls.getReading, ({ user, params }) => {
      asked.push(params.id);
      const stored = library.get(params.id);
      if (stored?.ownerId !== user.id) throw notFound('The document');
      return { name: stored.name, reading: give(stored.reading) };
    }),
    route(internalCalls.readFile, async ({ req, query }) => {
      const file = { name: query.name, bytes: 0, whole: false };
      files.push(file);
      for await (const part of req) file.bytes += (part as Buffer).length;
      file.whole = true;
      return give(state.readFile(query.name));
    }),
    route(internalCalls.readUrl, ({ body }) =>
      give(pages.get(body.url) ?? new AppError('unreadable-page', 'This page cannot be read.')),
    ),
  ];
  const app = createHttpApp({
    routes,
    verify: (token) => verify()(token),
    log: createLogger({ name: 'documents', level: 'silent' }),
    metrics: createMetrics('documents'),
    ready: async () => true,
  });
  const server = createExpressServer(app);
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://127.0.0.1:${port}`,
    /** Document ids that were asked for, in order. */
    asked,
    files,
    pages,
    state,
    add(ownerId: string, reading: Reading | AppError, name = 'guidelines.pdf'): string {
      const id = randomUUID();
      library.set(id, { ownerId, name, reading });
      return id;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type FakeDocuments = Awaited<ReturnType<typeof startFakeDocuments>>;
