import type { Channel, ChannelModel } from 'amqplib';
import type { QueueDepths } from '../bus.ts';
import { broadcastGroups, type Topology } from './topology.ts';

/**
 * Counts the messages in the queues of each group. Uses a new channel, since the broker closes a channel after a query
 * for a missing queue. Messages that wait for a retry are in other queues and not counted.
 */
export async function measureQueueDepths(
  model: ChannelModel,
  topology: Topology,
  groups: string[],
): Promise<QueueDepths[]> {
  const channel = await model.createChannel();
  channel.on('error', () => undefined);
  try {
    const depths: QueueDepths[] = [];
    for (const group of groups)
      depths.push({
        group,
        // each process has a separate broadcast queue
        waiting: broadcastGroups().includes(group)
          ? 0
          : await readQueueDepth(channel, topology.queueOf(group)),
        dead: await readQueueDepth(channel, topology.deadQueueOf(group)),
      });
    return depths;
  } finally {
    await channel.close().catch(() => undefined);
  }
}

const readQueueDepth = async (channel: Channel, queue: string) =>
  (await channel.checkQueue(queue)).messageCount;
