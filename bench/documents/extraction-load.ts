import { readFile } from 'node:fs/promises';

/**
 * Extracts the text of a file in a loop until this process is killed. Runs in a separate process, so that sending the file does not delay the measured requests. Forked by `during-extraction.ts`.
 */
const [url = '', path = '', headers = '{}'] = process.argv.slice(2);
const bytes = await readFile(path);
for (;;) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...(JSON.parse(headers) as Record<string, string>),
      'content-type': 'application/octet-stream',
    },
    body: bytes,
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  process.send?.('read');
}
