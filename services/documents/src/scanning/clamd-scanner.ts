import { createConnection, type NetConnectOpts } from 'node:net';
import { ScannerFailed, type FileScanner, type Scan, type Verdict } from './file-scanner.ts';

type Options = {
  /** Where clamd listens. */
  at: NetConnectOpts;
  /** Milliseconds that clamd may take to be reached, to take a piece, and to come to its verdict. */
  patienceMs: number;
};

/** Longer than any answer of clamd's. */
const longestReply = 4_096;

/** A scanner that speaks clamd's INSTREAM: pieces after their length, then 0, then a line as the answer. */
export const clamdScanner = (options: Options): FileScanner => ({
  begin: () => beginScan(options),
});

function beginScan({ at, patienceMs }: Options): Scan {
  const socket = createConnection(at);
  const reply = replyOf(socket);
  const reached = new Promise<void>((resolve) => socket.once('connect', resolve));

  /** Waits for one thing, or for the end of it all. */
  async function soon<T>(waited: Promise<T>, what: string): Promise<T | string> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new ScannerFailed(`the scanner did not ${what} within ${patienceMs} ms`));
        socket.destroy();
      }, patienceMs);
    });
    try {
      return await Promise.race([waited, reply, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  // one that answers before the end, or hangs up, takes no more: its answer is what counts
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  reply.then(over, over);

  async function send(bytes: Uint8Array): Promise<void> {
    await soon(reached, 'answer');
    if (isOver || !socket.writable) return;
    // an error of a write is told by the end of the connection
    const sent = new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
    await soon(sent, 'take a piece');
  }

  socket.write('zINSTREAM\0');
  return {
    take: (piece) => send(Buffer.concat([lengthOf(piece), piece])),
    verdict: async () => {
      await send(lengthOf(new Uint8Array()));
      const said = await soon(reply, 'come to a verdict');
      socket.destroy();
      return verdictOf(said as string);
    },
    end: () => socket.destroy(),
  };
}

/** The answer, up to its end; a connection that is cut before is a failure. */
function replyOf(socket: ReturnType<typeof createConnection>): Promise<string> {
  const reply = new Promise<string>((resolve, reject) => {
    let text = '';
    let cause: Error | undefined;
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (text.includes('\0') || text.length > longestReply) resolve(text.split('\0')[0] ?? '');
    });
    socket.on('error', (error) => (cause = error));
    socket.on('close', () =>
      reject(new ScannerFailed('the connection to the scanner ended', { cause })),
    );
  });
  // nobody may be waiting when a scan is given up
  reply.catch(() => undefined);
  return reply;
}

function lengthOf(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.length);
  return length;
}

function verdictOf(said: string): Verdict {
  if (said === 'stream: OK') return { clean: true };
  const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
  if (found) return { clean: false, found };
  throw new ScannerFailed(`the scanner answered: ${said.slice(0, 200)}`);
}
