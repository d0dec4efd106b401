import { readFile } from 'node:fs/promises';

/**
 * Has a file read again and again until it is ended, in a separate process: a benchmark of others'
 * requests meanwhile must not wait for the sending of its bytes. `while-reading.ts` forks it.
 */
const [url = '', path = '', headers = '{}'] = process.argv.slice(2);
const bytes = await readFile(path);
for (;;) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      ...(JSON.parse(headers) as Record<string, string>),
      'content-type': 'application/octet-stream',
    },
    body: bytes,
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  process.send?.('read');
}
