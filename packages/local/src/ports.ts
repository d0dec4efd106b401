import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { gatewayServices, type ServiceName } from '@grantwright/shared/contract';
import { getErrorCode, getPort } from '@grantwright/shared/service';
import { StartupError } from '@grantwright/shared/storage';

/**
 * Binds a loopback port for each service, and the requested one for the gateway; 0 means any free port. Services
 * therefore know each other's URLs before they start, and no other program can take a port in the meantime.
 *
 * @returns the servers that hold the ports until the services take them over, and the URLs
 * @throws StartupError when the gateway's port is in use
 */
export async function holdPorts(gatewayPort: number) {
  const gateway = await holdGatewayPort(gatewayPort);
  const others = await Promise.all(
    gatewayServices.map(async (name): Promise<HeldPort> => [name, await hold(0, loopback)]),
  );
  const servers: HeldPort[] = [['gateway', gateway], ...others];
  return {
    ports: Object.fromEntries(servers) as Record<ServiceName, Server>,
    urls: Object.fromEntries(
      servers.map(([name, server]) => [name, getServerUrl(server)]),
    ) as Record<ServiceName, string>,
    release: () => servers.forEach(([, server]) => server.close()),
  };
}

type HeldPort = [ServiceName, Server];

const getServerUrl = (server: Server) => `http://${loopback}:${getPort(server)}`;

const loopback = '127.0.0.1';

/** Listens on a port. Nobody connects before the service takes it over. */
async function hold(port: number, host: string | undefined): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.listen({ port, host, exclusive: true });
  await once(server, 'listening');
  return server;
}

async function holdGatewayPort(port: number): Promise<Server> {
  try {
    if (port !== 0) await checkAllAddresses(port);
    return await hold(port, loopback);
  } catch (cause) {
    throw createPortError(getErrorCode(cause), port);
  }
}

/** A browser that resolves localhost may use any of the machine's addresses. */
async function checkAllAddresses(port: number): Promise<void> {
  const server = await hold(port, undefined);
  await new Promise((resolve) => server.close(resolve));
}

function createPortError(code: string | undefined, port: number): StartupError {
  const reason =
    code === 'EACCES'
      ? `requires permissions that this user does not have`
      : `is taken by another program`;
  return new StartupError(
    `Port ${port} ${reason}. Choose another one, for example: PORT=${port < 1024 ? 3000 : port + 1} npm start`,
  );
}
