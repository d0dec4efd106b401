import { serve } from './own-process.ts';

/** What stands behind every proxy: 1 kB of JSON, whatever is asked. */
const body = JSON.stringify({ text: 'x'.repeat(1_024 - '{"text":""}'.length) });
const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };

serve((_req, res) => {
  res.writeHead(200, headers);
  res.end(body);
});
