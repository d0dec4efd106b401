import { Agent, request } from 'node:http';
import { serve } from './own-process.ts';

/** The least that passes a request on with Node alone: no duty but that. UPSTREAM names what is behind it. */
const { hostname, port } = new URL(process.env['UPSTREAM'] ?? '');
const agent = new Agent({ keepAlive: true });

serve((req, res) => {
  const { method, url: path, headers } = req;
  const passedOn = request({ hostname, port, agent, method, path, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  passedOn.on('error', () => res.destroy());
  req.pipe(passedOn);
});
