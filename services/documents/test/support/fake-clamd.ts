import { createServer, type AddressInfo, type ListenOptions, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The EICAR test signature, split so that scanners do not flag this file. */
export const eicar = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

export type ScannerBehavior =
  | 'normal'
  | 'slow'
  | 'silent'
  | 'stops-reading'
  | 'disconnects'
  | 'unexpected-reply'
  | 'size-limit';

/** Starts a server that implements clamd's INSTREAM protocol and detects the test signature. */
export async function fakeClamd(listen: ListenOptions = { port: 0, host: '127.0.0.1' }) {
  const state = {
    behavior: 'normal' as ScannerBehavior,
    slowMs: 200,
    scans: 0,
    errors: [] as string[],
  };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    if (state.behavior === 'stops-reading') return void socket.pause();
    void respond(socket, state);
  });
  await new Promise<void>((resolve) => server.listen(listen, resolve));
  return {
    state,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

async function respond(
  socket: Socket,
  state: { behavior: ScannerBehavior; slowMs: number; scans: number; errors: string[] },
): Promise<void> {
  const pieces: Buffer[] = [];
  let buffered = Buffer.alloc(0);
  let hasCommand = false;
  for await (const bytes of socket.iterator({ destroyOnReturn: false })) {
    buffered = Buffer.concat([buffered, bytes as Buffer]);
    if (!hasCommand) {
      const end = buffered.indexOf(0);
      if (end < 0) continue;
      const command = buffered.subarray(0, end).toString();
      if (command !== 'zINSTREAM') state.errors.push(command);
      buffered = buffered.subarray(end + 1);
      hasCommand = true;
    }
    while (buffered.length >= 4) {
      const length = buffered.readUInt32BE(0);
      if (length === 0) {
        state.scans += 1;
        return await conclude(socket, Buffer.concat(pieces), state);
      }
      if (buffered.length < 4 + length) break;
      pieces.push(buffered.subarray(4, 4 + length));
      buffered = buffered.subarray(4 + length);
      if (state.behavior === 'disconnects') return void socket.destroy();
      if (state.behavior === 'size-limit')
        return void socket.end('INSTREAM size limit exceeded. ERROR\0');
    }
  }
}

async function conclude(
  socket: Socket,
  file: Buffer,
  { behavior, slowMs }: { behavior: ScannerBehavior; slowMs: number },
): Promise<void> {
  if (behavior === 'silent') return;
  if (behavior === 'slow') await sleep(slowMs);
  if (behavior === 'unexpected-reply') return void socket.end('UNKNOWN COMMAND\0');
  const isFound = file.includes(eicar);
  // send the reply in several chunks, as over a real network
  socket.write('stream: ');
  await sleep(5);
  socket.end(isFound ? 'Eicar-Test-Signature FOUND\0' : 'OK\0');
}
