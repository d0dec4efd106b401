import { waitFor } from '@grantwright/shared/testing';
import { z } from 'zod';
import { pollEverySecond, runTool } from './container-tool.ts';
import type { Replica, Deployment, Disruption } from './deployment.ts';
import { createFreezer } from './freeze.ts';
import { listProcesses, findMainProcess } from './container-processes.ts';
import { clusterSecrets } from './store-credentials.ts';
import { StoredData } from './stored-data.ts';

const podsSchema = z.object({
  items: z.array(
    z.object({
      metadata: z.object({
        name: z.string(),
        labels: z.record(z.string(), z.string()),
        deletionTimestamp: z.string().optional(),
      }),
      status: z.object({
        podIP: z.string().optional(),
        startTime: z.string().optional(),
        conditions: z.array(z.object({ type: z.string(), status: z.string() })).default([]),
        containerStatuses: z
          .array(z.object({ restartCount: z.number(), containerID: z.string().optional() }))
          .default([]),
      }),
    }),
  ),
});
type Pod = z.infer<typeof podsSchema>['items'][number];

const getServiceName = ({ metadata }: Pod) => metadata.labels['app.kubernetes.io/name'] ?? '';
const getContainerId = (pod: Pod | undefined) => pod?.status.containerStatuses[0]?.containerID;
/** Whether the pod is a running service replica rather than the migration job. */
const isService = (pod: Pod) =>
  pod.metadata.labels['app.kubernetes.io/part-of'] === 'grantwright' &&
  getServiceName(pod) !== 'migrate' &&
  !pod.metadata.deletionTimestamp;
const backingServices = ['mongo', 'rabbitmq', 'minio'];

/**
 * Controls the local overlay in the current kubectl context; this machine must be able to reach the pods by IP address.
 * Kills a replica's process if it runs on this machine, and deletes its pod so that the deployment replaces it, because
 * forced deletion alone leaves the process running for a few more seconds. Pods on other machines are only deleted, and
 * dependencies there are not frozen.
 */
export async function cluster(namespace: string, url: string): Promise<Deployment> {
  const kubectl = (...args: string[]) => runTool('kubectl', '-n', namespace, ...args);
  const listPods = async () =>
    podsSchema.parse(JSON.parse(await kubectl('get', 'pods', '-o', 'json'))).items;
  let pods = await listPods();
  const restarts = new Map<string, number>();
  const stopPolling = pollEverySecond(async () => {
    pods = await listPods();
    for (const pod of pods.filter(isService))
      restarts.set(pod.metadata.name, pod.status.containerStatuses[0]?.restartCount ?? 0);
  });
  const initialRestarts = new Map(
    pods.map(({ metadata, status }) => [
      metadata.name,
      status.containerStatuses[0]?.restartCount ?? 0,
    ]),
  );
  const killed = new Set<string>();
  const kill = async (pod: Pod) => {
    const { name } = pod.metadata;
    killed.add(name);
    const container = getContainerId(pod);
    const pid = container && (await findMainProcess(container));
    if (pid) process.kill(pid, 'SIGKILL');
    await kubectl('delete', 'pod', name, '--grace-period=0', '--force', '--wait=false');
  };
  const replicas = () => pods.filter(isService).map((pod) => toReplica(pod, kill));
  return {
    url,
    replicas,
    disruptions: [
      ...backingServices.map((name): Disruption => {
        const scale = (count: number) => async () => {
          await kubectl('scale', 'statefulset', name, `--replicas=${count}`);
        };
        return { name: `${name} gone`, inject: scale(0), restore: scale(1) };
      }),
      ...backingServices.map((name): Disruption => {
        const find = async () => {
          const container = getContainerId(
            (await listPods()).find((pod) => getServiceName(pod) === name),
          );
          return container ? listProcesses(container) : [];
        };
        return { name: `${name} frozen`, ...createFreezer(find) };
      }),
    ],
    waitUntilReady: async (timeoutMs) => {
      await waitFor(() => replicas().every(({ isReady }) => isReady), {
        within: timeoutMs,
        every: 500,
      });
    },
    openStoredData: async () =>
      StoredData.open(await connectionSettings(await listPods(), kubectl)),
    unexpectedExits: () =>
      [...restarts].flatMap(([name, count]) => {
        // a killed container may have restarted before its pod was deleted
        const unexpected = killed.has(name) ? 0 : count - (initialRestarts.get(name) ?? 0);
        return unexpected > 0 ? [`${name} exited ${unexpected} times on its own`] : [];
      }),
    stop: async () => stopPolling(),
  };
}

function toReplica(pod: Pod, kill: (pod: Pod) => Promise<void>): Replica {
  const { metadata, status } = pod;
  return {
    name: metadata.name,
    isReady: status.conditions.some(
      (condition) => condition.type === 'Ready' && condition.status === 'True',
    ),
    startedAt: Date.parse(status.startTime ?? '') || Date.now(),
    // the pod may already be deleted
    kill: () => void kill(pod).catch(() => undefined),
  };
}

/**
 * Returns the connection settings for MongoDB, RabbitMQ and MinIO from the pod addresses and the namespace's secrets.
 */
async function connectionSettings(
  pods: Pod[],
  kubectl: (...args: string[]) => Promise<string>,
): Promise<Record<string, string>> {
  const host = (name: string) => {
    const address = pods.find((pod) => getServiceName(pod) === name)?.status.podIP;
    if (!address) throw new Error(`${name} is not running`);
    return address;
  };
  const readSecret = async ({ secret, key }: { secret: string; key: string }) => {
    const path = `jsonpath={.data.${key}}`;
    return Buffer.from(await kubectl('get', 'secret', secret, '-o', path), 'base64').toString();
  };
  const rootPassword = await readSecret(clusterSecrets.mongoPassword);
  const broker = new URL(await readSecret(clusterSecrets.brokerUrl));
  broker.hostname = host('rabbitmq');
  return {
    MONGODB_URI: `mongodb://root:${rootPassword}@${host('mongo')}:27017/?directConnection=true`,
    RABBITMQ_URL: broker.href,
    S3_ENDPOINT: `http://${host('minio')}:9000`,
    S3_ACCESS_KEY: await readSecret(clusterSecrets.filesAccessKey),
    S3_SECRET_KEY: await readSecret(clusterSecrets.filesSecretKey),
  };
}
