import { createServer, type IncomingMessage } from 'node:http';

type Session = { userId: string; sessionId: string; superUser: boolean };

const notSignedIn = {
  type: 'urn:x',
  title: 'Not signed in',
  status: 401,
  detail: 'Sign in to continue.',
  code: 'not-signed-in',
  requestId: 'x',
};

/** A fake for every service: resolves sessions, echoes bodies, and keeps the stream of `/api/ai` open. */
export class Upstream {
  readonly sessions = new Map<string, Session>();
  readonly reached: IncomingMessage[] = [];
  readonly sessionLookups: IncomingMessage[] = [];
  /** The ids of requests whose stream the client closed. */
  readonly aborted: string[] = [];
  /** Closes the connection of the next request. */
  closesNext = false;
  /** Responds like a different program at the same address. */
  isAnotherProgram = false;
  /** Closes each connection after its response. */
  isStopping = false;

  readonly server = createServer((req, res) => {
    (req.url === '/internal/sessions/resolve' ? this.sessionLookups : this.reached).push(req);
    if (this.closesNext && req.url?.startsWith('/api/')) {
      this.closesNext = false;
      req.socket.destroy();
      return;
    }
    if (this.isAnotherProgram && req.url?.startsWith('/api/')) {
      res.writeHead(404, { 'Content-Length': 0, Connection: 'keep-alive' }).end();
      return;
    }
    if (req.url === '/api/ai') {
      res.writeHead(200, { 'Content-Type': 'text/event-stream' });
      res.write('event: progress\n\n');
      res.once('close', () => this.aborted.push(String(req.headers['x-request-id'])));
      return;
    }
    let text = '';
    req.on('data', (chunk: Buffer) => (text += chunk.toString()));
    req.on('end', () => {
      const { status, body } = this.#respond(req, text);
      if (this.isStopping) res.setHeader('Connection', 'close');
      res.writeHead(status, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify(body));
    });
  });

  #respond(req: IncomingMessage, text: string) {
    if (req.url !== '/internal/sessions/resolve') return { status: 200, body: { echo: text } };
    const session = this.sessions.get((JSON.parse(text) as { cookie: string }).cookie);
    return session ? { status: 200, body: session } : { status: 401, body: notSignedIn };
  }
}
