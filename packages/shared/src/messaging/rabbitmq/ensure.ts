import type { Channel, ChannelModel } from 'amqplib';

type Step = (channel: Channel) => Promise<void>;

/**
 * Declares what a user may declare, and else checks that it is there, as an operator declared it. Each on
 * a channel of its own, since a refusal ends the channel.
 */
export async function ensure(model: ChannelModel, declare: Step, check: Step): Promise<void> {
  try {
    await onOwnChannel(model, declare);
  } catch (error) {
    if (!isAccessRefused(error)) throw error;
    await onOwnChannel(model, check);
  }
}

async function onOwnChannel(model: ChannelModel, step: Step): Promise<void> {
  const channel = await model.createChannel();
  channel.on('error', () => undefined);
  try {
    await step(channel);
  } finally {
    await channel.close().catch(() => undefined);
  }
}

const accessRefused = 403;
const isAccessRefused = (error: unknown) =>
  error instanceof Error && Reflect.get(error, 'code') === accessRefused;
