import type { Channel, ChannelModel } from 'amqplib';
import type { QueueDepths } from '../bus.ts';
import { broadcastGroups, type Topology } from './topology.ts';

/**
 * Asks the broker how many messages lie in a group's queues. On a channel of its own for each look: to
 * ask for a queue that is not there ends the channel. What waits for another try lies elsewhere.
 */
export async function queueDepths(
  model: ChannelModel,
  topology: Topology,
  groups: string[],
): Promise<QueueDepths[]> {
  const channel = await model.createChannel();
  channel.on('error', () => undefined);
  try {
    const figures: QueueDepths[] = [];
    for (const group of groups)
      figures.push({
        group,
        // the queues of a broadcast belong to those who listen, and go with them
        waiting: broadcastGroups().includes(group)
          ? 0
          : await depthOf(channel, topology.queueOf(group)),
        dead: await depthOf(channel, topology.deadQueueOf(group)),
      });
    return figures;
  } finally {
    await channel.close().catch(() => undefined);
  }
}

const depthOf = async (channel: Channel, queue: string) =>
  (await channel.checkQueue(queue)).messageCount;
