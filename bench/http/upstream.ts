import { serve } from './child-server.ts';

/** The upstream of every proxy: 1 kB of JSON for every request. */
const body = JSON.stringify({ text: 'x'.repeat(1_024 - '{"text":""}'.length) });
const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };

serve((_req, res) => {
  res.writeHead(200, headers);
  res.end(body);
});
