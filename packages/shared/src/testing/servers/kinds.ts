import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { brokerDefaults, createBrokerDefinitions } from '../../messaging/index.ts';
import { stablePort } from './stable-port.ts';
import type { Command } from './server-process.ts';

/** A kind of server that tests need, and the ways to start it. */
export type ServerKind = {
  name: string;
  /** The environment variables of an existing server. */
  variables: string[];
  image: string;
  containerPort: number;
  containerArguments: string[];
  containerEnvironment: Record<string, string>;
  program: () => Promise<string | undefined>;
  command: (program: string, folder: string, port: number) => Promise<Command>;
  /** The variables for clients. */
  environment: (port: number) => Record<string, string>;
  answers: (environment: Record<string, string>) => Promise<boolean>;
};

const user = 'grantwright';
const secret = 'grantwright-test';
/** As in production: see ADR 8. */
const brokerArguments = '-rabbit dead_letter_worker_publisher_confirm_timeout 10000';

export const rabbitMq: ServerKind = {
  name: 'RabbitMQ',
  variables: ['RABBITMQ_URL'],
  image: 'rabbitmq:3-management',
  containerPort: 5672,
  containerArguments: [],
  containerEnvironment: {
    RABBITMQ_DEFAULT_USER: user,
    RABBITMQ_DEFAULT_PASS: secret,
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: brokerArguments,
  },
  // Debian's wrapper on PATH changes the user; the plain script does not
  program: () =>
    firstProgram(['/usr/lib/rabbitmq/bin/rabbitmq-server', ...onPath('rabbitmq-server')]),
  command: rabbitMqCommand,
  environment: (port) => ({ RABBITMQ_URL: `amqp://${user}:${secret}@127.0.0.1:${port}` }),
  answers: async ({ RABBITMQ_URL: url }) => {
    const { connect } = await import('amqplib');
    const connection = await connect(url ?? '', { timeout: 2_000 });
    connection.on('error', () => undefined);
    await connection.close();
    return true;
  },
};

export const minio: ServerKind = {
  name: 'MinIO',
  variables: ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  image: 'minio/minio',
  containerPort: 9000,
  containerArguments: ['server', '/data'],
  containerEnvironment: { MINIO_ROOT_USER: user, MINIO_ROOT_PASSWORD: secret },
  program: () => firstProgram([...onPath('minio'), join(cache(), 'grantwright/minio/minio')]),
  command: async (program, folder, port) => ({
    file: program,
    args: ['server', '--quiet', '--address', `127.0.0.1:${port}`, join(folder, 'data')],
    env: {
      HOME: folder,
      MINIO_ROOT_USER: user,
      MINIO_ROOT_PASSWORD: secret,
      MINIO_UPDATE: 'off',
      MINIO_BROWSER: 'off',
    },
  }),
  environment: (port) => ({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY: user,
    S3_SECRET_KEY: secret,
  }),
  answers: async ({ S3_ENDPOINT: url }) =>
    (await fetch(`${url}/minio/health/live`, { signal: AbortSignal.timeout(2_000) })).ok,
};

/** Returns the broker users from the definitions, and an administrator for tests. */
function definitions() {
  const definitions = createBrokerDefinitions({ ...brokerDefaults, passwordOf: () => secret });
  const rights = { user, vhost: '/', configure: '.*', write: '.*', read: '.*' };
  return {
    ...definitions,
    users: [...definitions.users, { name: user, password: secret, tags: 'administrator' }],
    permissions: [...definitions.permissions, rights],
  };
}

/** Returns a node isolated from others: name, ports, cookie, port mapper, data. */
async function rabbitMqCommand(program: string, folder: string, port: number): Promise<Command> {
  const file = (name: string) => join(folder, name);
  const mapper = String(await stablePort());
  await mkdir(file('home'), { recursive: true });
  await writeFile(
    file('rabbitmq.conf'),
    [
      `listeners.tcp.1 = 127.0.0.1:${port}`,
      `load_definitions = ${file('definitions.json')}`,
      'disk_free_limit.absolute = 50MB',
      'log.console = false',
      '',
    ].join('\n'),
  );
  await writeFile(file('definitions.json'), JSON.stringify(definitions()));
  await writeFile(file('enabled_plugins'), '[].');
  await writeFile(file('env.conf'), '');
  return {
    file: program,
    args: [],
    cleanUp: ['epmd', '-port', mapper, '-kill'],
    env: {
      HOME: file('home'),
      RABBITMQ_NODENAME: `test${port}@localhost`,
      RABBITMQ_CONF_ENV_FILE: file('env.conf'),
      RABBITMQ_CONFIG_FILE: file('rabbitmq.conf'),
      RABBITMQ_ENABLED_PLUGINS_FILE: file('enabled_plugins'),
      RABBITMQ_MNESIA_BASE: file('data'),
      RABBITMQ_LOG_BASE: file('logs'),
      RABBITMQ_DIST_PORT: String(await stablePort()),
      // no busy waiting: the tests need the machine's cores
      RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: `+sbwt none +sbwtdcpu none +sbwtdio none ${brokerArguments}`,
      ERL_EPMD_PORT: mapper,
      ERL_EPMD_ADDRESS: '127.0.0.1',
    },
  };
}

const cache = () => process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');

const onPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));

async function firstProgram(paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    const runs = access(path, constants.X_OK);
    if (
      await runs.then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return undefined;
}
