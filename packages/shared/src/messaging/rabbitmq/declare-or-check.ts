import type { Channel, ChannelModel } from 'amqplib';

type Step = (channel: Channel) => Promise<void>;

/**
 * Declares the topology if the user is allowed to; otherwise checks that an operator has declared it. Uses a new
 * channel for each, because the broker closes a channel after a refusal.
 */
export async function declareOrCheck(
  model: ChannelModel,
  declare: Step,
  check: Step,
): Promise<void> {
  try {
    await runOnOwnChannel(model, declare);
  } catch (error) {
    if (!isAccessRefused(error)) throw error;
    await runOnOwnChannel(model, check);
  }
}

async function runOnOwnChannel(model: ChannelModel, step: Step): Promise<void> {
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
