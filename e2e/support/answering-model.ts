import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model endpoint that answers every request with the same text, as a stream. */
export async function startAnsweringModel(text: string) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    const event = (data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`);
    event({ choices: [{ index: 0, delta: { content: text } }] });
    event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
    event({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 20 } });
    response.end('data: [DONE]\n\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { host: `127.0.0.1:${port}`, close: () => server.close() };
}
