/**
 * Extracts the text of a file in a loop until this process is killed. Runs in a separate process, so that sending the
 * file does not delay the measured requests. Forked by `during-extraction.ts`.
 */
import { readFile } from 'node:fs/promises';

async function main([url = '', path = '', headers = '{}']: string[]): Promise<void> {
  const bytes = await readFile(path);
  const requestHeaders: Record<string, string> = JSON.parse(headers);
  const request = {
    method: 'POST',
    headers: {
      ...requestHeaders,
      'content-type': 'application/octet-stream',
    },
    body: bytes,
  };
  for (;;) {
    const response = await fetch(url, request);
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    process.send?.('read');
  }
}

await main(process.argv.slice(2));
