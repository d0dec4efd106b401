import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;

/** Starts a model endpoint that rejects every request, as if its key had been revoked, until `answerWith` is called. */
export async function startModelServer() {
  let answer: string | undefined;
  const server = createServer((request, response) => {
    request.resume();
    if (answer === undefined) {
      response.writeHead(401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: { message: 'Invalid key', type: 'invalid_key' } }));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const event = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);
    event({ choices: [{ index: 0, delta: { content: answer } }] });
    event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
    event({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20 } });
    response.end('data: [DONE]\n\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    /** Answers every request with this text, as a stream. */
    answerWith: (text: string) => {
      answer = text;
    },
    rejectRequests: () => {
      answer = undefined;
    },
    close: () => server.close(),
  };
}
