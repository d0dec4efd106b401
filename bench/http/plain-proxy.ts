import { Agent, request } from 'node:http';
import { serve } from './child-server.ts';

/** The minimal reverse proxy in plain Node. UPSTREAM: the upstream's URL. */
const { hostname, port } = new URL(process.env['UPSTREAM'] ?? '');
const agent = new Agent({ keepAlive: true });

serve((req, res) => {
  const { method, url: path, headers } = req;
  const outgoing = request({ hostname, port, agent, method, path, headers }, (upstreamResponse) => {
    res.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
    upstreamResponse.pipe(res);
  });
  outgoing.on('error', () => res.destroy());
  req.pipe(outgoing);
});
