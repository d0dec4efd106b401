import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request received by the fake model. */
export type ReceivedRequest = {
  path: string;
  authorization: string | undefined;
  task: string;
  data: string;
  /** The name of the requested schema; absent for plain text. */
  schema: string | undefined;
  body: Record<string, unknown>;
  /** Whether the client disconnected before the response was complete. */
  isAborted: boolean;
  /** Whether the response was sent completely. */
  isAnswered: boolean;
};

export type Reply =
  /** Streams the text in pieces with a finish reason; `finish: null` omits it, as in a truncated stream. */
  | {
      text: string;
      finish?: 'stop' | 'length' | 'content_filter' | null;
      pieceMs?: number;
      pieceChars?: number;
      /** Delays the response, like a server that queues requests. */
      after?: Promise<void>;
      /** Input and output tokens; by default, a response with `finish: 'length'` uses all allowed tokens. */
      usage?: [number, number];
    }
  | {
      status: number;
      code?: string;
      message?: string;
      headers?: Record<string, string>;
      /** Additional fields of the error. */
      error?: Record<string, unknown>;
      /** The whole body, for an endpoint that uses a different error format. */
      body?: unknown;
    }
  /** Sends only the first words or nothing at all, and keeps the connection open. */
  | { stall: 'before' | 'after-first-words' }
  /** Sends the first words and drops the connection. */
  | { drop: true }
  /** Sends this body unchanged, by default as an event stream. */
  | { raw: string | Buffer; type?: string };

/** Starts an OpenAI-compatible endpoint with the replies of a test, including every way a real endpoint can fail. */
export async function startFakeModel(reply: (request: ReceivedRequest, nth: number) => Reply) {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const received = toReceived(request, body);
      response.once('close', () => {
        received.isAnswered = response.writableFinished;
        received.isAborted = !received.isAnswered;
      });
      requests.push(received);
      void send(response, reply(received, requests.length), body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>;

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>;
}

function toReceived(request: IncomingMessage, body: Record<string, unknown>): ReceivedRequest {
  const messages = body['messages'] as { role: string; content: string }[];
  const format = body['response_format'] as { json_schema: { name: string } } | undefined;
  return {
    path: request.url ?? '',
    authorization: request.headers.authorization,
    task: messages.find(({ role }) => role === 'system')?.content ?? '',
    data: messages.find(({ role }) => role === 'user')?.content ?? '',
    schema: format?.json_schema.name,
    body,
    isAborted: false,
    isAnswered: false,
  };
}

async function send(
  response: ServerResponse,
  reply: Reply,
  body: Record<string, unknown>,
): Promise<void> {
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers });
    const { code = null, message = 'no' } = reply;
    const error = { message, code, type: code, ...reply.error };
    response.end(
      typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? { error }),
    );
    return;
  }
  if ('raw' in reply) {
    response.writeHead(200, { 'content-type': reply.type ?? 'text/event-stream' });
    response.end(reply.raw);
    return;
  }
  if ('stall' in reply && reply.stall === 'before') return;
  if ('after' in reply) await reply.after;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const piece = (content: string) => event({ choices: [{ index: 0, delta: { content } }] });
  if ('stall' in reply) return void piece('The first words');
  if ('drop' in reply) {
    piece('The first words');
    setTimeout(() => response.destroy(), 20);
    return;
  }
  const size = reply.pieceChars ?? 400;
  for (let index = 0; index < reply.text.length && !response.destroyed; index += size) {
    piece(reply.text.slice(index, index + size));
    if (reply.pieceMs) await new Promise((resolve) => setTimeout(resolve, reply.pieceMs));
  }
  if (reply.finish === null) return void response.end();
  event({ choices: [{ index: 0, delta: {}, finish_reason: reply.finish ?? 'stop' }] });
  const [input, output] = reply.usage ?? [
    100,
    reply.finish === 'length' ? Number(body['max_completion_tokens']) : 20,
  ];
  event({ choices: [], usage: { prompt_tokens: input, completion_tokens: output } });
  response.end('data: [DONE]\n\n');
}
