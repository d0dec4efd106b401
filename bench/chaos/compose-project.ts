import { waitFor } from '@grantwright/shared/testing';
import { z } from 'zod';
import { againAndAgain, lookAgain, tool } from './container-tool.ts';
import type { Copy, Deployment } from './deployment.ts';
import { Stored } from './stored.ts';
import type { Part } from './troubles.ts';

const containersSchema = z.array(
  z.object({
    Id: z.string(),
    Name: z.string(),
    RestartCount: z.number(),
    State: z.object({
      Pid: z.number(),
      StartedAt: z.string(),
      Running: z.boolean(),
      Health: z.object({ Status: z.string() }).optional(),
    }),
    Config: z.object({ Env: z.array(z.string()), Labels: z.record(z.string(), z.string()) }),
    NetworkSettings: z.object({
      Networks: z.record(z.string(), z.object({ IPAddress: z.string() })),
    }),
  }),
);
type Container = z.infer<typeof containersSchema>[number];

const serviceOf = ({ Config }: Container) => Config.Labels['com.docker.compose.service'] ?? '';
const stores = ['mongo', 'rabbitmq', 'minio'];

async function containersOf(project: string): Promise<Container[]> {
  const label = `label=com.docker.compose.project=${project}`;
  const ids = (await tool('docker', 'ps', '-aq', '--filter', label)).split('\n').filter(Boolean);
  if (ids.length === 0) throw new Error(`no containers of the compose project ${project}`);
  return containersSchema.parse(JSON.parse(await tool('docker', 'inspect', ...ids)));
}

/**
 * A compose project that runs on this machine already, with `RATE_LIMIT_FACTOR` raised. A copy is
 * killed by the number of its process, so that Docker's own restart brings it back; that needs root
 * and an engine on this machine.
 */
export async function composeProject(project: string, url: string): Promise<Deployment> {
  let containers = await containersOf(project);
  const atFirst = new Map(containers.map(({ Id, RestartCount }) => [Id, RestartCount]));
  const kills = new Map<string, number>();
  const endLooking = lookAgain(async () => {
    containers = await containersOf(project);
  });
  const copies = () =>
    containers
      .filter((each) => !stores.includes(serviceOf(each)))
      .map((each) => copyOf(each, kills));
  return {
    url,
    copies,
    parts: partsOf(containers),
    allReady: async (within) => {
      await waitFor(() => copies().every(({ isReady }) => isReady), { within, every: 500 });
    },
    openStored: async () => Stored.open(addressesIn(await containersOf(project))),
    ownEnds: () =>
      containers.flatMap(({ Id, Name, RestartCount }) => {
        const own = RestartCount - (atFirst.get(Id) ?? 0) - (kills.get(Id) ?? 0);
        return own > 0 ? [`${Name.slice(1)} ended by itself ${own} times`] : [];
      }),
    stop: async () => endLooking(),
  };
}

function copyOf({ Id, Name, State }: Container, kills: Map<string, number>): Copy {
  return {
    name: Name.slice(1),
    isReady: State.Running && State.Health?.Status === 'healthy',
    startedAt: Date.parse(State.StartedAt),
    kill: () => {
      if (!State.Running || State.Pid === 0) return;
      process.kill(State.Pid, 'SIGKILL');
      kills.set(Id, (kills.get(Id) ?? 0) + 1);
    },
  };
}

/** Database, broker and object store, killed and frozen: as `docker kill` and `docker pause` do it. */
function partsOf(containers: Container[]): Part[] {
  const found = containers.filter((each) => stores.includes(serviceOf(each)));
  const act =
    (verb: string, { Id }: Container) =>
    async () => {
      await tool('docker', verb, Id);
    };
  return [
    ...found.map((each) => ({
      name: `${serviceOf(each)} killed`,
      cut: act('kill', each),
      restore: () => againAndAgain(act('start', each)),
    })),
    ...found.map((each) => ({
      name: `${serviceOf(each)} frozen`,
      // while something is being started in a container, such as its health check, an engine cannot freeze it
      cut: () => againAndAgain(act('pause', each)),
      restore: () => againAndAgain(act('unpause', each)),
    })),
  ];
}

/** The stores are published to nobody: they are reached by the addresses of their containers. */
function addressesIn(containers: Container[]): Record<string, string> {
  const part = (service: string) => {
    const container = containers.find((each) => serviceOf(each) === service);
    const host = Object.values(container?.NetworkSettings.Networks ?? {})[0]?.IPAddress;
    const value = (name: string) =>
      container?.Config.Env.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
    if (!host) throw new Error(`${service} is not running`);
    return { host, value };
  };
  const [mongo, rabbitmq, minio] = [part('mongo'), part('rabbitmq'), part('minio')];
  const root = mongo.value('MONGO_INITDB_ROOT_PASSWORD');
  const broker = `${rabbitmq.value('RABBITMQ_DEFAULT_USER')}:${rabbitmq.value('RABBITMQ_DEFAULT_PASS')}`;
  return {
    MONGODB_URI: `mongodb://root:${root}@${mongo.host}:27017/?directConnection=true`,
    RABBITMQ_URL: `amqp://${broker}@${rabbitmq.host}:5672`,
    S3_ENDPOINT: `http://${minio.host}:9000`,
    S3_ACCESS_KEY: minio.value('MINIO_ROOT_USER') ?? '',
    S3_SECRET_KEY: minio.value('MINIO_ROOT_PASSWORD') ?? '',
  };
}
