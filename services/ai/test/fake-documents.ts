import { internalEndpoints } from '@grantwright/shared/contract';
import type { ExtractedText, SavedAnswer } from '@grantwright/shared/contract';
import {
  AppError,
  createExpressServer,
  createHttpApp,
  createLogger,
  createMetrics,
  listen,
  createNotFoundError,
  route,
} from '@grantwright/shared/service';
import type { IdentityVerifier } from '@grantwright/shared/service';
import { randomUUID } from 'node:crypto';

type StoredFile = { ownerId: string; name: string; reading: ExtractedText | AppError };
type FileRead = { name: string; bytes: number; isComplete: boolean };

type StoredApplication = { title: string; content: string; savedAt: string };

function answerStore() {
  const answers: (SavedAnswer & { ownerId: string })[] = [];
  return {
    of: (owner: string, organization: string): SavedAnswer[] =>
      answers.filter(
        ({ ownerId, organizationId }) => ownerId === owner && organizationId === organization,
      ),
    add(ownerId: string, answer: Partial<SavedAnswer>): string {
      const id = randomUUID();
      answers.push({
        ...{ id, ownerId, organizationId: 'organization', question: 'Mission', text: '' },
        ...{ applicationId: 'application', applicationTitle: 'Mobile pantry', access: 'owner' },
        ...{ canDelete: true, isCreator: true, isDue: false },
        ...{ acceptedAt: '2025-03-01T10:00:00.000Z', updatedAt: '2025-03-01T10:00:00.000Z' },
        reviewAfter: '2026-03-01',
        ...answer,
      });
      return id;
    },
  };
}

/**
 * Fakes the internal endpoints called by this service: three of *documents* and two of *applications*. Tests add the
 * text of users' documents and pages, and replace `readFile` to set the text of uploaded files.
 */
export async function startFakeDocuments(verify: () => IdentityVerifier) {
  const library = new Map<string, StoredFile>();
  const applications = new Map<string, StoredApplication & { ownerId: string }>();
  const answers = answerStore();
  const pages = new Map<string, ExtractedText | AppError>();
  const files: FileRead[] = [];
  const requestedIds: string[] = [];
  const state = {
    readFile: (_name: string): ExtractedText | AppError =>
      new AppError('unreadable-document', 'Empty.'),
    isOlderVersion: false,
  };
  const extractedTextOrThrow = (extractedText: ExtractedText | AppError) => {
    if (extractedText instanceof AppError) throw extractedText;
    return extractedText;
  };
  const routes = [
    route(internalEndpoints.getExtractedText, ({ user, params }) => {
      requestedIds.push(params.id);
      const stored = library.get(params.id);
      if (stored?.ownerId !== user.id) throw createNotFoundError('The document');
      return { name: stored.name, reading: extractedTextOrThrow(stored.reading) };
    }),
    route(internalEndpoints.readFile, async ({ req, query }) => {
      const file = { name: query.name, bytes: 0, isComplete: false };
      files.push(file);
      for await (const part of req) file.bytes += (part as Buffer).length;
      file.isComplete = true;
      return extractedTextOrThrow(state.readFile(query.name));
    }),
    route(internalEndpoints.readUrl, ({ body }) =>
      extractedTextOrThrow(
        pages.get(body.url) ?? new AppError('unreadable-page', 'This page cannot be read.'),
      ),
    ),
    route(internalEndpoints.getApplicationText, ({ user, params }) => {
      const stored = applications.get(params.id);
      if (stored?.ownerId !== user.id) throw createNotFoundError('The application');
      return stored;
    }),
    route(internalEndpoints.listAnswersToSearch, ({ user, query }) => {
      if (state.isOlderVersion) throw createNotFoundError('This page');
      return answers.of(user.id, query.organizationId);
    }),
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
    /** Requested document ids, in order. */
    requestedIds,
    files,
    pages,
    state,
    add(ownerId: string, extractedText: ExtractedText | AppError, name = 'guidelines.pdf'): string {
      const id = randomUUID();
      library.set(id, { ownerId, name, reading: extractedText });
      return id;
    },
    addApplication(ownerId: string, application: StoredApplication): string {
      const id = randomUUID();
      applications.set(id, { ...application, ownerId });
      return id;
    },
    addAnswer: answers.add,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type FakeDocuments = Awaited<ReturnType<typeof startFakeDocuments>>;
