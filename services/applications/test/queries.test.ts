import { createAccessWithoutTeams } from '@grantwright/shared/service';
import { anApplication } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countApplications } from '../src/applications/count-applications.ts';
import { createApplication } from '../src/applications/create-application.ts';
import { findApplication } from '../src/applications/find-application.ts';
import { listApplications } from '../src/applications/list-applications.ts';
import { markApplicationDeleted } from '../src/applications/mark-application-deleted.ts';
import { updateApplication } from '../src/applications/update-application.ts';
import { depsUnderTest } from './deps-under-test.ts';

const direct = depsUnderTest();
const { database, requests } = direct;

/** Returns the database commands and the requests to other services during `work`. */
async function measureCost(work: () => Promise<unknown>) {
  requests.length = 0;
  const commands = await database.commandsOf(work);
  return { database: commands.map(({ name }) => name), services: [...requests] };
}

async function anOwner(rows: number) {
  const ownerId = randomUUID();
  const creation = { token: '', sent: anApplication(), key: undefined };
  await createApplication(direct.deps, createAccessWithoutTeams(ownerId), creation);
  const first = await direct.deps.applications.findOne({ ownerId }).lean();
  const copies = Array.from({ length: rows - 1 }, (_, index) => ({
    ...first,
    _id: randomUUID(),
    status: index % 3 === 0 ? 'complete' : 'in_progress',
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    outbox: [],
  }));
  if (copies.length > 0) await direct.deps.applications.collection.insertMany(copies as never);
  return { ownerId, id: first?._id ?? '' };
}

describe('the database commands', () => {
  it('are a single query for each read', async () => {
    const { ownerId, id } = await anOwner(3);
    expect(
      (await measureCost(() => listApplications(direct.deps, createAccessWithoutTeams(ownerId))))
        .database,
    ).toEqual(['find']);
    expect(
      (await measureCost(() => countApplications(direct.deps, createAccessWithoutTeams(ownerId))))
        .database,
    ).toEqual(['aggregate']);
    expect(
      (await measureCost(() => findApplication(direct.deps, createAccessWithoutTeams(ownerId), id)))
        .database,
    ).toEqual(['find']);
  });

  it('are three reads and one write for a save, and a single write for a deletion', async () => {
    const { ownerId, id } = await anOwner(1);
    const sentFields = anApplication({
      organizationId: (await findApplication(direct.deps, createAccessWithoutTeams(ownerId), id))
        .organizationId,
    });
    const change = { id, token: '', sent: sentFields, ifMatch: '"1"' };
    const update = await measureCost(() =>
      updateApplication(direct.deps, createAccessWithoutTeams(ownerId), change),
    );
    // the version, the replaced text, and the newest stored version
    const reads = ['find', 'find', 'find'];
    expect(update).toEqual({ database: [...reads, 'findAndModify'], services: [] });
    const deletion = await measureCost(() =>
      markApplicationDeleted(direct.deps, { _id: id, ownerId }),
    );
    expect(deletion.database).toEqual(['findAndModify']);
  });

  it('are two writes and one check of the organization for a creation', async () => {
    const creation = { token: '', sent: anApplication(), key: undefined };
    expect(
      await measureCost(() =>
        createApplication(direct.deps, createAccessWithoutTeams(randomUUID()), creation),
      ),
    ).toEqual({
      database: ['insert', 'find', 'update'],
      services: ['findOrganization', 'reserveEntitlement'],
    });
  });

  it('do not depend on the number of rows that are not returned', async () => {
    const { ownerId } = await anOwner(700);
    await anOwner(300);
    const page = await listApplications(direct.deps, createAccessWithoutTeams(ownerId));
    const queries = await database.commandsOf(async () => {
      await listApplications(direct.deps, createAccessWithoutTeams(ownerId));
      await listApplications(direct.deps, createAccessWithoutTeams(ownerId), page.next);
      await countApplications(direct.deps, createAccessWithoutTeams(ownerId));
    });
    expect(queries.map(({ name }) => name)).toEqual(['find', 'find', 'aggregate']);
    const [first, second, counts] = await Promise.all(queries.map(database.planOf));
    for (const list of [first, second]) {
      expect(list?.stages).not.toContain('COLLSCAN');
      expect(list?.stages).not.toContain('SORT');
      expect(list?.returned).toBe(201);
      expect(list?.examined).toBeLessThanOrEqual(2 * 201);
    }
    expect(counts?.stages).not.toContain('COLLSCAN');
    expect(counts?.examined).toBe(0);
  });

  it('do not depend on applications that a member cannot read', async () => {
    const { ownerId, id } = await anOwner(700);
    const organizationId = randomUUID();
    await direct.deps.applications.updateOne({ _id: id }, { organizationId });
    const memberId = randomUUID();
    const membership = { memberId, organizationId, ownerId, role: 'viewer' as const, version: 1 };
    const member = { userId: memberId, memberships: [{ _id: randomUUID(), ...membership }] };
    const queries = await database.commandsOf(async () => {
      await listApplications(direct.deps, member);
      await countApplications(direct.deps, member);
    });
    const plans = await Promise.all(queries.map(database.planOf));
    for (const plan of plans) {
      expect(plan.stages).not.toContain('COLLSCAN');
      expect(plan.examined).toBeLessThanOrEqual(2);
    }
  });
});

describe('a deleted application', () => {
  it('loses its text in the same write that marks it', async () => {
    const { ownerId, id } = await anOwner(1);
    expect(await markApplicationDeleted(direct.deps, { _id: id, ownerId })).toBe(true);
    const remaining = await direct.deps.applications.findById(id).lean();
    expect(remaining).toMatchObject({ status: 'deleted', sequence: 2 });
    expect(remaining?.outbox.map(({ type }) => type)).toEqual([
      'application.created',
      'application.deleted',
    ]);
    for (const field of ['content', 'title', 'grantProgram', 'organizationInfo'])
      expect(remaining).not.toHaveProperty(field);
    expect(await markApplicationDeleted(direct.deps, { _id: id, ownerId })).toBe(false);
  });
});
