import { describe, expect, it } from 'vitest';
import { events } from '../events/index.ts';
import { anEvent, busContract, waitFor } from '../testing/index.ts';
import { createMemoryDeadLetters } from './dead-letters.ts';
import { InProcessBus } from './in-process-bus.ts';

const retryDelaysMs = [5, 10, 20];
const newBus = () => new InProcessBus({ deadLetters: createMemoryDeadLetters(), retryDelaysMs });

busContract('in-process', {
  tries: retryDelaysMs.length + 1,
  open: async () => {
    const bus = newBus();
    bus.open();
    return bus;
  },
});

describe('the in-process bus', () => {
  const event = anEvent(events.documentSaved, 'd', { ownerId: 'o' });
  const { type } = events.documentSaved;

  it('publishes only after every group has subscribed', async () => {
    const bus = newBus();
    const received: string[] = [];
    let published = false;
    const publishing = bus.publish(event).then(() => {
      published = true;
    });
    await bus.subscribe({
      group: 'late',
      types: [type],
      handle: async () => void received.push('x'),
    });
    expect(published).toBe(false);
    bus.open();
    await publishing;
    expect(received).toEqual(['x']);
  });

  it('confirms an event only after it has been handled', async () => {
    const bus = newBus();
    bus.open();
    let release: () => void = () => undefined;
    const handling = new Promise<void>((resolve) => {
      release = resolve;
    });
    let confirmed = false;
    await bus.subscribe({ group: 'slow', types: [type], handle: () => handling });
    const publishing = bus.publish(event).then(() => {
      confirmed = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(confirmed).toBe(false);
    release();
    await publishing;
  });

  it('does not confirm an event in progress when it closes, so that the outbox keeps it', async () => {
    const bus = new InProcessBus({
      deadLetters: createMemoryDeadLetters(),
      retryDelaysMs: [60_000],
    });
    bus.open();
    let attempts = 0;
    await bus.subscribe({
      group: 'failing',
      types: [type],
      handle: async () => {
        attempts += 1;
        throw new Error('no');
      },
    });
    const publishing = bus.publish(event);
    const outcome = publishing.then(
      () => 'confirmed',
      () => 'refused',
    );
    await waitFor(() => attempts === 1);
    await bus.close();
    expect(await outcome).toBe('refused');
    expect(await bus.deadLetters()).toEqual([]);
  });
});
