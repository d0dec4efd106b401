import { AppError, createAccessWithoutTeams } from '@grantwright/shared/service';
import { anApplication } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApplication, type Creation } from '../src/applications/create-application.ts';
import type { Deps } from '../src/deps.ts';
import { depsUnderTest } from './deps-under-test.ts';

const direct = depsUnderTest();
beforeEach(() => {
  direct.requests.length = 0;
});

const aCreation = () => ({
  ownerId: randomUUID(),
  token: '',
  sent: anApplication(),
  key: randomUUID(),
});

const create = (deps: Deps, { ownerId, ...creation }: Creation & { ownerId: string }) =>
  createApplication(deps, createAccessWithoutTeams(ownerId), creation);

/** Returns the model with some of its methods replaced. */
const broken = (overrides: Partial<Record<'create' | 'exists', () => Promise<unknown>>>): Deps => ({
  ...direct.deps,
  applications: new Proxy(direct.deps.applications, {
    get: (model, name, receiver) =>
      name in overrides
        ? Reflect.get(overrides, name)
        : (Reflect.get(model, name, receiver) as unknown),
  }),
});
const fails = () => Promise.reject(new Error('database unavailable'));

describe('a creation that fails after the reservation', () => {
  it('releases the entitlement if nothing was stored', async () => {
    const creation = aCreation();
    await expect(create(broken({ create: fails }), creation)).rejects.toThrow('unavailable');
    expect(direct.requests).toEqual([
      'findOrganization',
      'reserveEntitlement',
      'releaseEntitlement',
    ]);
  });

  it('keeps the reservation if the application may have been stored', async () => {
    const deps = broken({ create: fails, exists: fails });
    await expect(create(deps, aCreation())).rejects.toThrow('unavailable');
    expect(direct.requests).toEqual(['findOrganization', 'reserveEntitlement']);
  });

  it('keeps the reservation if only the response was lost, and a repeat returns the application', async () => {
    const creation = aCreation();
    const deps = broken({
      create: async () => {
        await create(direct.deps, creation);
        return fails();
      },
    });
    await expect(create(deps, creation)).rejects.toThrow('unavailable');
    expect(direct.requests).not.toContain('releaseEntitlement');
    const repeat = await create(direct.deps, creation);
    expect(repeat.body).toMatchObject({ title: creation.sent.title, version: 1 });
    expect(await direct.deps.applications.countDocuments({ ownerId: creation.ownerId })).toBe(1);
  });

  it('reports the first error even if the release fails too', async () => {
    const deps = broken({ create: fails });
    const services = {
      ...deps.services,
      releaseEntitlement: () => Promise.reject(new Error('billing')),
    };
    await expect(create({ ...deps, services }, aCreation())).rejects.toThrow('unavailable');
  });
});

describe('a creation without an entitlement', () => {
  it('stores nothing', async () => {
    const creation = aCreation();
    const none = new AppError('entitlement-required', 'None is left.');
    const services = { ...direct.deps.services, reserveEntitlement: () => Promise.reject(none) };
    await expect(create({ ...direct.deps, services }, creation)).rejects.toBe(none);
    expect(await direct.deps.applications.countDocuments({ ownerId: creation.ownerId })).toBe(0);
  });
});
