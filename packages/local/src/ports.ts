import { createServer } from 'node:net';
import { gatewayServices, type ServiceName } from '@grantwright/shared/contract';
import { freePort, StartupError } from '@grantwright/shared/storage';

/**
 * A free loopback port for each service, and the requested one for the gateway; 0 means any free port.
 *
 * @throws StartupError when the gateway's port is in use
 */
export async function choosePorts(gatewayPort: number) {
  if (gatewayPort !== 0) await assertFree(gatewayPort);
  const free = new Set<number>();
  while (free.size < gatewayServices.length) free.add(await freePort());
  const numbers = [...free];
  const ports = Object.fromEntries([
    ['gateway', gatewayPort],
    ...gatewayServices.map((name, index) => [name, numbers[index]]),
  ]) as Record<ServiceName, number>;
  const urls = Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [name, `http://127.0.0.1:${port}`]),
  ) as Record<ServiceName, string>;
  return { ports, urls };
}

/** Checks all of the machine's addresses: a browser that resolves localhost may use any of them. */
async function assertFree(port: number): Promise<void> {
  for (const host of ['127.0.0.1', undefined]) {
    await new Promise<void>((resolve, reject) => {
      const probe = createServer();
      probe.once('error', (cause: NodeJS.ErrnoException) => reject(problemOf(cause, port)));
      probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve()));
    });
  }
}

function problemOf({ code }: NodeJS.ErrnoException, port: number): StartupError {
  const reason =
    code === 'EACCES'
      ? `requires permissions that this user does not have`
      : `is taken by another program`;
  return new StartupError(
    `Port ${port} ${reason}. Choose another one, for example: PORT=${port < 1024 ? 3000 : port + 1} npm start`,
  );
}
