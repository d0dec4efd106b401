import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AccountRecord } from '../src/accounts/account-model.ts';
import { billingUnderTest } from './billing-under-test.ts';

const { service, storedApplications, person, as, buyCredit, accountOf, publishCreated } =
  billingUnderTest();

describe('the entitlement', () => {
  it('is one free application for a new user', async () => {
    expect(await as(person()).entitlement()).toEqual({
      superUser: false,
      freeLeft: 1,
      credits: 0,
      price: { amount: 1000, currency: 'usd' },
    });
  });

  it('is the free application first, then a paid credit, then nothing', async () => {
    const owner = person();
    const [first, second] = [randomUUID(), randomUUID()];
    expect((await as(owner).reserve(first)).body).toEqual({ kind: 'free' });
    expect((await as(owner).reserve(first)).body).toEqual({ kind: 'free' });
    expect((await as(owner).reserve(second)).body).toMatchObject({
      status: 402,
      code: 'entitlement-required',
    });
    await buyCredit(owner);
    expect((await as(owner).reserve(second)).body).toEqual({ kind: 'credit' });
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 0, credits: 0 });
  });

  it('is unlimited and free for a super user', async () => {
    const owner = person({ superUser: true });
    for (let n = 0; n < 3; n += 1)
      expect((await as(owner).reserve(randomUUID())).body).toEqual({ kind: 'super-user' });
    expect(await as(owner).entitlement()).toMatchObject({ superUser: true, freeLeft: 1 });
    expect((await as(owner).intent()).status).toBe(403);
  });

  it('goes to exactly one of three concurrent requests, thirty times over', async () => {
    for (let round = 0; round < 30; round += 1) {
      const owner = person();
      const responses = await Promise.all([1, 2, 3].map(() => as(owner).reserve(randomUUID())));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 402, 402]);
    }
  });

  it('is returned once if the application is not stored', async () => {
    const owner = person();
    const id = randomUUID();
    await as(owner).reserve(id);
    await Promise.all([1, 2, 3].map(() => as(owner).release(id).expect(204)));
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 1, credits: 0 });
    await buyCredit(owner);
    const [free, paid] = [randomUUID(), randomUUID()];
    await as(owner).reserve(free);
    await as(owner).reserve(paid);
    await as(owner).release(paid);
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 0, credits: 1 });
  });

  it('is used up exactly once when the application is stored, however often that is reported', async () => {
    const owner = person();
    const id = randomUUID();
    await as(owner).reserve(id);
    await Promise.all([publishCreated(owner, id), publishCreated(owner, id)]);
    await publishCreated(owner, id);
    await as(owner).release(id);
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 0 });
    expect((await accountOf(owner))?.reservations).toMatchObject([{ id, state: 'settled' }]);
    expect((await as(owner).reserve(id)).body).toMatchObject({ status: 409, code: 'key-reused' });
  });

  it('is released or settled after an interrupted creation', async () => {
    const owner = person();
    const [missing, found] = [randomUUID(), randomUUID()];
    await buyCredit(owner);
    await as(owner).reserve(missing);
    await as(owner).reserve(found);
    storedApplications.add(found);
    await service.database
      .collection<AccountRecord>('accounts')
      .updateOne(
        { _id: owner.id },
        { $set: { 'reservations.$[].at': new Date(Date.now() - 10 * 60_000) } },
      );
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 1, credits: 0 });
    expect((await accountOf(owner))?.reservations).toMatchObject([{ id: found, state: 'settled' }]);
  });
});

describe('another user', () => {
  it('cannot release the reservation', async () => {
    const owner = person();
    const id = randomUUID();
    await as(owner).reserve(id);
    await as(person()).release(id);
    expect(await as(owner).entitlement()).toMatchObject({ freeLeft: 0 });
  });
});
