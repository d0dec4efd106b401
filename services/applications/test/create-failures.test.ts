import { AppError } from '@grantwright/shared/service';
import { anApplication } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApplication } from '../src/applications/create-application.ts';
import type { Deps } from '../src/deps.ts';
import { depsUnderTest } from './direct.ts';

const direct = depsUnderTest();
beforeEach(() => {
  direct.asked.length = 0;
});

const aCreation = () => ({
  ownerId: randomUUID(),
  token: '',
  sent: anApplication(),
  key: randomUUID(),
});

/** The model with some of its methods replaced. */
const broken = (over: Partial<Record<'create' | 'exists', () => Promise<unknown>>>): Deps => ({
  ...direct.deps,
  applications: new Proxy(direct.deps.applications, {
    get: (model, name, receiver) =>
      name in over ? Reflect.get(over, name) : (Reflect.get(model, name, receiver) as unknown),
  }),
});
const fails = () => Promise.reject(new Error('the database is away'));

describe('a creation that fails after it reserved', () => {
  it('gives the entitlement back when nothing was stored', async () => {
    const creation = aCreation();
    await expect(createApplication(broken({ create: fails }), creation)).rejects.toThrow('away');
    expect(direct.asked).toEqual(['organization', 'reserve', 'release']);
  });

  it('keeps it when something may have been stored', async () => {
    const deps = broken({ create: fails, exists: fails });
    await expect(createApplication(deps, aCreation())).rejects.toThrow('away');
    expect(direct.asked).toEqual(['organization', 'reserve']);
  });

  it('keeps it when the answer alone was lost, and a repeat finds what was stored', async () => {
    const creation = aCreation();
    const deps = broken({
      create: async () => {
        await createApplication(direct.deps, creation);
        return fails();
      },
    });
    await expect(createApplication(deps, creation)).rejects.toThrow('away');
    expect(direct.asked).not.toContain('release');
    const again = await createApplication(direct.deps, creation);
    expect(again.body).toMatchObject({ title: creation.sent.title, version: 1 });
    expect(await direct.deps.applications.countDocuments({ ownerId: creation.ownerId })).toBe(1);
  });

  it('tells what went wrong first, also when giving back fails too', async () => {
    const deps = broken({ create: fails });
    const neighbours = { ...deps.neighbours, release: () => Promise.reject(new Error('billing')) };
    await expect(createApplication({ ...deps, neighbours }, aCreation())).rejects.toThrow('away');
  });
});

describe('a creation that may not', () => {
  it('stores nothing when no entitlement is left', async () => {
    const creation = aCreation();
    const none = new AppError('entitlement-required', 'None is left.');
    const neighbours = { ...direct.deps.neighbours, reserve: () => Promise.reject(none) };
    await expect(createApplication({ ...direct.deps, neighbours }, creation)).rejects.toBe(none);
    expect(await direct.deps.applications.countDocuments({ ownerId: creation.ownerId })).toBe(0);
  });
});
