import { createConnection, type NetConnectOpts } from 'node:net';
import { ScannerError, type VirusScanner, type Scan, type Verdict } from './virus-scanner.ts';

type Options = {
  address: NetConnectOpts;
  /** Timeout for connecting, sending each chunk and receiving the verdict. */
  timeoutMs: number;
};

/** Longer than any clamd reply. */
const maxReplyLength = 4_096;

/** Scans with clamd's INSTREAM command: length-prefixed chunks, a zero length, then one reply. */
export const createClamdScanner = (options: Options): VirusScanner => ({
  begin: () => beginScan(options),
});

function beginScan({ address, timeoutMs }: Options): Scan {
  const socket = createConnection(address);
  const reply = readReply(socket);
  const reached = new Promise<void>((resolve) => socket.once('connect', resolve));

  /** Waits for a step, an early reply or the timeout. */
  async function step<T>(waited: Promise<T>, what: string): Promise<T | string> {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new ScannerError(`the scanner did not ${what} within ${timeoutMs} ms`));
        socket.destroy();
      }, timeoutMs);
    });
    try {
      return await Promise.race([waited, reply, timedOut]);
    } finally {
      clearTimeout(timer);
    }
  }

  // clamd may reply or disconnect before the end of the file; stop sending after that
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  reply.then(over, over);

  async function send(bytes: Uint8Array): Promise<void> {
    await step(reached, 'accept the connection');
    if (isOver || !socket.writable) return;
    // a write error also closes the connection, which rejects `reply`
    const sent = new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
    await step(sent, 'accept a chunk');
  }

  socket.write('zINSTREAM\0');
  return {
    write: (chunk) => send(Buffer.concat([encodeLength(chunk), chunk])),
    verdict: async () => {
      await send(encodeLength(new Uint8Array()));
      const text = await step(reply, 'return a verdict');
      socket.destroy();
      return parseVerdict(String(text));
    },
    cancel: () => socket.destroy(),
  };
}

/** Resolves with the complete reply. Rejects if the connection ends first. */
function readReply(socket: ReturnType<typeof createConnection>): Promise<string> {
  const reply = new Promise<string>((resolve, reject) => {
    let text = '';
    let cause: Error | undefined;
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (text.includes('\0') || text.length > maxReplyLength) resolve(text.split('\0')[0] ?? '');
    });
    socket.on('error', (error) => (cause = error));
    socket.on('close', () =>
      reject(new ScannerError('the connection to the scanner ended', { cause })),
    );
  });
  // if a scan is canceled, nothing awaits the reply
  reply.catch(() => undefined);
  return reply;
}

function encodeLength(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

function parseVerdict(reply: string): Verdict {
  if (reply === 'stream: OK') return { clean: true };
  const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (signature) return { clean: false, found: signature };
  throw new ScannerError(`unexpected scanner reply: ${reply.slice(0, 200)}`);
}
