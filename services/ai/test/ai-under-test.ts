import { calls } from '@grantwright/shared/contract';
import type { Call } from '@grantwright/shared/contract';
import { serviceUnderTest } from '@grantwright/shared/testing';
import request from 'supertest';
import { afterAll, beforeAll } from 'vitest';
import { createApp, outboxes } from '../src/app.ts';
import { aiSettings } from '../src/config.ts';
import { startFakeDocuments } from './fake-documents.ts';
import type { FakeDocuments } from './fake-documents.ts';
import { startFakeModel } from './fake-model-server.ts';
import type { Asked, FakeModel, Reply } from './fake-model-server.ts';

type Options = {
  env?: Record<string, string>;
  /** With it the model provider is configured, against a fake endpoint that answers so. */
  model?: (asked: Asked, nth: number) => Reply;
};

/** The service on a real database, with fake documents and, when asked for, a fake model. */
export function aiUnderTest({ env = {}, model }: Options = {}) {
  const fakes = {} as { documents: FakeDocuments; model: FakeModel };
  const reply = { with: model };
  beforeAll(async () => {
    fakes.documents = await startFakeDocuments(() => under.identities.verifyAs('documents'));
    if (model)
      fakes.model = await startFakeModel((asked, nth) => (reply.with ?? model)(asked, nth));
  });
  const under = serviceUnderTest({
    name: 'ai',
    outboxes,
    createApp: (tools) =>
      createApp(
        tools,
        aiSettings.parse({
          DOCUMENTS_URL: fakes.documents.url,
          ...(model && { OPENAI_BASE_URL: fakes.model.baseUrl, OPENAI_MODEL: 'test-model' }),
          ...env,
        }),
      ),
  });
  afterAll(async () => {
    await fakes.documents?.close();
    await fakes.model?.close();
  });
  return {
    under,
    fakes,
    /** What the fake model answers from now on. */
    reply,
    person: () => under.identities.person(),
    send: (call: Call, authorization: string, body?: object, path = call.path) => {
      const sent = request(under.url)[call.method === 'GET' ? 'get' : 'post'](path);
      return sent.set({ authorization }).send(body);
    },
    /** Opens an event stream as the browser does. */
    open: (call: Call, authorization: string, body: object, signal?: AbortSignal) =>
      fetch(new URL(call.path, under.url), {
        method: 'POST',
        headers: {
          authorization,
          accept: 'text/event-stream',
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      }),
    calls,
  };
}

export type StreamEvent = { event: string; data: unknown };

/** The events of a whole stream. */
export const eventsOf = (text: string): StreamEvent[] =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => ({
      event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') as unknown,
    }));
