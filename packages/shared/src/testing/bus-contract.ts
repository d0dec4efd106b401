import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { events, type DomainEvent } from '../events/index.ts';
import type { Bus } from '../messaging/index.ts';
import { anEvent } from './builders.ts';
import { waitFor } from './wait-for.ts';

type Setup = {
  /** Opens a bus with short delays between attempts. */
  open: () => Promise<Bus>;
  /** The number of attempts before a delivery becomes a dead letter. */
  tries: number;
};

/** Defines the contract tests of a bus. Each test uses its own groups. */
export function busContract(name: string, { open, tries }: Setup): void {
  describe(`${name}: the contract of a bus`, () => {
    let bus: Bus;
    beforeEach(async () => {
      bus = await open();
    });
    afterEach(() => bus.close());

    describe('subscriptions', () => subscriptionTests(() => bus));
    describe('delivery', () => deliveryTests(() => bus));
    describe('dead letters', () => deadLetterTests(() => bus, tries));
  });
}

const newGroup = () => `test.${randomUUID()}`;
const { type } = events.documentSaved;
const saved = (subject: string = randomUUID(), overrides: Partial<DomainEvent> = {}) =>
  anEvent(events.documentSaved, subject, { ownerId: 'owner' }, overrides);

function subscriptionTests(bus: () => Bus): void {
  it('delivers each event once to every group, unchanged', async () => {
    const received: Record<string, DomainEvent[]> = { a: [], b: [] };
    for (const list of Object.values(received))
      await bus().subscribe({
        group: newGroup(),
        types: [type],
        handle: async (event) => void list.push(event),
      });
    const event = saved();
    await bus().publish(event);
    await waitFor(() => received['a']?.length === 1 && received['b']?.length === 1);
    expect(received).toEqual({ a: [event], b: [event] });
  });

  it('shares the events of a group among its members', async () => {
    const received: string[] = [];
    const shared = newGroup();
    for (let member = 0; member < 2; member += 1)
      await bus().subscribe({
        group: shared,
        types: [type],
        handle: async (event) => void received.push(event.id),
      });
    const published = [saved(), saved(), saved()];
    for (const event of published) await bus().publish(event);
    await waitFor(() => received.length >= published.length);
    expect(received.sort()).toEqual(published.map(({ id }) => id).sort());
  });

  it('delivers a broadcast to every member', async () => {
    const received: number[] = [];
    const shared = newGroup();
    for (const member of [1, 2])
      await bus().subscribe({
        group: shared,
        types: [type],
        broadcast: true,
        handle: async () => void received.push(member),
      });
    await bus().publish(saved());
    await waitFor(() => received.length === 2);
    expect(received.sort()).toEqual([1, 2]);
  });

  it('delivers only the subscribed types', async () => {
    const received: string[] = [];
    await bus().subscribe({
      group: newGroup(),
      types: [events.documentDeleted.type],
      handle: async (event) => void received.push(event.type),
    });
    await bus().publish(anEvent(events.applicationDeleted, 'a', { ownerId: 'o' }));
    await bus().publish(anEvent(events.documentDeleted, 'd', { ownerId: 'o' }));
    await waitFor(() => received.length > 0);
    expect(received).toEqual([events.documentDeleted.type]);
  });

  it('does not deliver events to an ended subscription', async () => {
    const received: string[] = [];
    const other: string[] = [];
    const end = await bus().subscribe({
      group: newGroup(),
      types: [type],
      handle: async (event) => void received.push(event.id),
    });
    await bus().subscribe({
      group: newGroup(),
      types: [type],
      handle: async (event) => void other.push(event.id),
    });
    await end();
    await bus().publish(saved());
    await waitFor(() => other.length === 1);
    expect(received).toEqual([]);
  });
}

function deliveryTests(bus: () => Bus): void {
  it('keeps the order of one aggregate', async () => {
    const received: number[] = [];
    await bus().subscribe({
      group: newGroup(),
      types: [type],
      handle: async (event) => void received.push(event.sequence),
    });
    const subject = randomUUID();
    for (let sequence = 1; sequence <= 20; sequence += 1)
      await bus().publish(saved(subject, { sequence }));
    await waitFor(() => received.length === 20);
    expect(received).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('redelivers an event whose handler failed', async () => {
    let attempts = 0;
    await bus().subscribe({
      group: newGroup(),
      types: [type],
      handle: async () => {
        attempts += 1;
        if (attempts < 3) throw new Error('not yet');
      },
    });
    await bus().publish(saved());
    await waitFor(() => attempts === 3);
    expect(await bus().deadLetters()).toEqual([]);
  });

  it('reports waiting and dead deliveries per group', async () => {
    const group = newGroup();
    let release: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => {
      release = resolve;
    });
    await bus().subscribe({
      group: group,
      types: [type],
      handle: async ({ sequence }) => {
        await blocked;
        if (sequence === 1) throw new Error('cannot be handled');
      },
    });
    const figures = async () => (await bus().queues([group]))[0];
    expect(await figures()).toEqual({ group: group, waiting: 0, dead: 0 });
    // more than one member handles concurrently
    const published = Array.from({ length: 60 }, (_, index) =>
      bus().publish(saved(randomUUID(), { sequence: index + 1 })),
    );
    await waitFor(async () => ((await figures())?.waiting ?? 0) >= 30);
    release();
    await Promise.all(published);
    await waitFor(async () => (await figures())?.dead === 1);
    await waitFor(async () => (await figures())?.waiting === 0);
  });

  it('rejects an invalid event', async () => {
    await expect(bus().publish({ ...saved(), specversion: '9' as '1.0' })).rejects.toThrow();
  });
}

function deadLetterTests(bus: () => Bus, tries: number): void {
  it('stores a poison event as a dead letter, handles later events, and replays it on request', async () => {
    const poison = saved();
    const received: string[] = [];
    let attempts = 0;
    let isFixed = false;
    const group = newGroup();
    await bus().subscribe({
      group: group,
      types: [type],
      handle: async (event) => {
        if (event.id === poison.id && !isFixed) {
          attempts += 1;
          throw new Error('cannot be handled');
        }
        received.push(event.id);
      },
    });
    const after = saved();
    await Promise.all([bus().publish(poison), bus().publish(after)]);
    const letter = await waitFor(async () =>
      (await bus().deadLetters()).find((dead) => dead.group === group),
    );
    expect(attempts).toBe(tries);
    expect(letter).toMatchObject({ event: poison, error: 'cannot be handled' });
    await waitFor(() => received.includes(after.id));
    isFixed = true;
    expect(await bus().replay(letter.id)).toBe(true);
    await waitFor(() => received.includes(poison.id));
    expect((await bus().deadLetters()).filter((dead) => dead.group === group)).toEqual([]);
    expect(await bus().replay(letter.id)).toBe(false);
  });

  it('deletes a dead letter on request', async () => {
    const group = newGroup();
    let attempts = 0;
    await bus().subscribe({
      group: group,
      types: [type],
      handle: async () => {
        attempts += 1;
        throw new Error('cannot be handled');
      },
    });
    await bus().publish(saved());
    const letter = await waitFor(async () =>
      (await bus().deadLetters()).find((dead) => dead.group === group),
    );
    expect(letter.attempts).toBe(tries);
    expect(await bus().drop(letter.id)).toBe(true);
    expect((await bus().deadLetters()).filter((dead) => dead.group === group)).toEqual([]);
    expect(await bus().drop(letter.id)).toBe(false);
    expect(attempts).toBe(tries);
  });
}
