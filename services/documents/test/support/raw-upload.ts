import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';

const boundary = 'tests-boundary';

export const uploadHead = (name: string, field = 'file') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
export const uploadTail = `\r\n--${boundary}--\r\n`;

/** Starts an upload whose bytes are sent by the test, one write at a time. */
export function rawUpload(url: string, authorization: string) {
  const outgoing = request(`${url}/api/documents`, {
    method: 'POST',
    headers: { authorization, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  outgoing.on('error', () => undefined);
  const response = new Promise<{ status: number; body: { code?: string; detail?: string } }>(
    (resolve, reject) => {
      outgoing.on('error', reject);
      outgoing.on('response', (message: IncomingMessage) => {
        json(message).then(
          (body) => resolve({ status: message.statusCode ?? 0, body: body as { code?: string } }),
          reject,
        );
      });
    },
  );
  response.catch(() => undefined);
  return {
    response,
    write: (chunk: string | Uint8Array) =>
      new Promise<void>((resolve) => outgoing.write(chunk, () => resolve())),
    end: () => outgoing.end(),
    abort: () => outgoing.destroy(),
    closed: new Promise<void>((resolve) => outgoing.on('close', () => resolve())),
  };
}
