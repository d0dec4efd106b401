import { waitFor } from '@grantwright/shared/testing';
import { z } from 'zod';
import { retry, pollEverySecond, runTool } from './container-tool.ts';
import type { Replica, Deployment, Disruption } from './deployment.ts';
import { composeVariables } from './store-credentials.ts';
import { StoredData } from './stored-data.ts';

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

const getServiceName = ({ Config }: Container) => Config.Labels['com.docker.compose.service'] ?? '';
const backingServices = ['mongo', 'rabbitmq', 'minio'];

async function listContainers(project: string): Promise<Container[]> {
  const label = `label=com.docker.compose.project=${project}`;
  const ids = (await runTool('docker', 'ps', '-aq', '--filter', label)).split('\n').filter(Boolean);
  if (ids.length === 0) throw new Error(`no containers found for Compose project ${project}`);
  return containersSchema.parse(JSON.parse(await runTool('docker', 'inspect', ...ids)));
}

/**
 * Controls a Compose project that is already running on this machine with a high `RATE_LIMIT_FACTOR`. Kills replicas by
 * PID so that Docker restarts them, which requires root and a local Docker engine.
 */
export async function openComposeProject(project: string, url: string): Promise<Deployment> {
  let containers = await listContainers(project);
  const initialRestarts = new Map(containers.map(({ Id, RestartCount }) => [Id, RestartCount]));
  const kills = new Map<string, number>();
  const stopPolling = pollEverySecond(async () => {
    containers = await listContainers(project);
  });
  const replicas = () =>
    containers
      .filter((container) => !backingServices.includes(getServiceName(container)))
      .map((container) => toReplica(container, kills));
  return {
    url,
    replicas,
    disruptions: createDisruptions(containers),
    waitUntilReady: async (timeoutMs) => {
      await waitFor(() => replicas().every(({ isReady }) => isReady), {
        within: timeoutMs,
        every: 500,
      });
    },
    openStoredData: async () => StoredData.open(connectionSettings(await listContainers(project))),
    unexpectedExits: () =>
      containers.flatMap(({ Id, Name, RestartCount }) => {
        const unexpected = RestartCount - (initialRestarts.get(Id) ?? 0) - (kills.get(Id) ?? 0);
        return unexpected > 0 ? [`${Name.slice(1)} exited ${unexpected} times on its own`] : [];
      }),
    stop: async () => stopPolling(),
  };
}

function toReplica({ Id, Name, State }: Container, kills: Map<string, number>): Replica {
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

/** Simulates outages of the database, the broker and the object store with `docker kill` and `docker pause`. */
function createDisruptions(containers: Container[]): Disruption[] {
  const dependencies = containers.filter((container) =>
    backingServices.includes(getServiceName(container)),
  );
  const act =
    (verb: string, { Id }: Container) =>
    async () => {
      await runTool('docker', verb, Id);
    };
  return [
    ...dependencies.map((each) => ({
      name: `${getServiceName(each)} killed`,
      inject: act('kill', each),
      restore: () => retry(act('start', each)),
    })),
    ...dependencies.map((each) => ({
      name: `${getServiceName(each)} frozen`,
      // Docker cannot pause a container while it is starting a process in it, such as a health check
      inject: () => retry(act('pause', each)),
      restore: () => retry(act('unpause', each)),
    })),
  ];
}

/**
 * Returns the connection settings for MongoDB, RabbitMQ and MinIO. Uses container addresses because the ports are not
 * published.
 */
function connectionSettings(containers: Container[]): Record<string, string> {
  const find = (service: string) => {
    const container = containers.find((container) => getServiceName(container) === service);
    if (!container) throw new Error(`${service} is not running`);
    return container;
  };
  const host = (service: string) => {
    const address = Object.values(find(service).NetworkSettings.Networks)[0]?.IPAddress;
    if (!address) throw new Error(`${service} is not running`);
    return address;
  };
  const readVariable = ({ service, name }: { service: string; name: string }) =>
    find(service)
      .Config.Env.find((each) => each.startsWith(`${name}=`))
      ?.slice(name.length + 1) ?? '';
  const rootPassword = readVariable(composeVariables.mongoPassword);
  const operatorPassword = readVariable(composeVariables.brokerPassword);
  return {
    MONGODB_URI: `mongodb://root:${rootPassword}@${host('mongo')}:27017/?directConnection=true`,
    RABBITMQ_URL: `amqp://operator:${operatorPassword}@${host('rabbitmq')}:5672`,
    S3_ENDPOINT: `http://${host('minio')}:9000`,
    S3_ACCESS_KEY: readVariable(composeVariables.filesAccessKey),
    S3_SECRET_KEY: readVariable(composeVariables.filesSecretKey),
  };
}
