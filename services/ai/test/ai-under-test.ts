import { endpoints } from '@grantwright/shared/contract';
import type { Endpoint } from '@grantwright/shared/contract';
import { serviceUnderTest } from '@grantwright/shared/testing';
import request from 'supertest';
import { afterAll, beforeAll } from 'vitest';
import { createApp, outboxes } from '../src/app.ts';
import { aiSettings } from '../src/config.ts';
import { createAnalystPool } from '../src/providers/analyst-pool.ts';
import { startFakeDocuments } from './fake-documents.ts';
import type { FakeDocuments } from './fake-documents.ts';
import { startFakeModel } from './fake-model-server.ts';
import type { FakeModel, ReceivedRequest, Reply } from './fake-model-server.ts';

type Options = {
  env?: Record<string, string>;
  /** Configures the model provider to use a fake endpoint that returns these replies. */
  model?: (request: ReceivedRequest, nth: number) => Reply;
};

/** Shared by all test files of a worker. The threads are terminated when the worker exits. */
const pool = {
  ...createAnalystPool({ threads: 3, heapMb: 512, keep: 0, idleTimeout: 5 * 60_000 }),
  close: async () => undefined,
};

/** Starts the service with a real database, a fake documents service and, optionally, a fake model. */
export function aiUnderTest({ env = {}, model }: Options = {}) {
  const fakes = {} as { documents: FakeDocuments; model: FakeModel };
  const reply = { with: model };
  beforeAll(async () => {
    fakes.documents = await startFakeDocuments(() => service.identities.verifyAs('documents'));
    if (model)
      fakes.model = await startFakeModel((received, nth) => (reply.with ?? model)(received, nth));
  });
  const service = serviceUnderTest({
    name: 'ai',
    outboxes,
    createApp: (tools) =>
      createApp(
        tools,
        aiSettings.parse({
          DOCUMENTS_URL: fakes.documents.url,
          APPLICATIONS_URL: fakes.documents.url,
          ...(model && { OPENAI_BASE_URL: fakes.model.baseUrl, OPENAI_MODEL: 'test-model' }),
          ...env,
        }),
        pool,
      ),
  });
  afterAll(async () => {
    await fakes.documents?.close();
    await fakes.model?.close();
  });
  return {
    service,
    fakes,
    /** Replaces the replies of the fake model. */
    reply,
    person: () => service.identities.user(),
    send: (endpoint: Endpoint, authorization: string, body?: object, path = endpoint.path) => {
      const sent = request(service.url)[endpoint.method === 'GET' ? 'get' : 'post'](path);
      return sent.set({ authorization }).send(body);
    },
    /** Opens an event stream as the browser does. */
    open: (endpoint: Endpoint, authorization: string, body: object, signal?: AbortSignal) =>
      fetch(new URL(endpoint.path, service.url), {
        method: 'POST',
        headers: {
          authorization,
          accept: 'text/event-stream',
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      }),
    endpoints,
  };
}

export type StreamEvent = { event: string; data: unknown };

/** Parses the events of a complete stream. */
export const parseEvents = (text: string): StreamEvent[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') as unknown,
    }));
