import { createAccessWithoutTeams } from '@grantwright/shared/service';
import { watchedDatabase } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDocumentModel } from '../src/documents/document-model.ts';
import { listDocuments } from '../src/documents/list-documents.ts';

const database = watchedDatabase();

const createRows = (owner: string) =>
  Array.from({ length: 450 }, (_, index) => ({
    _id: randomUUID(),
    ownerId: owner,
    name: `number ${index}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
    updatedAt: new Date(),
    sortOrder: -index,
    reading: { state: 'pending' },
  }));

it('fetches a page with one query that examines few other documents', async () => {
  const ownerId = randomUUID();
  const documents = createDocumentModel(database.connection);
  await documents.createIndexes();
  await documents.collection.insertMany([
    ...createRows(ownerId),
    ...createRows(randomUUID()),
  ] as never);
  const seen: string[] = [];
  let next: string | undefined;
  do {
    const [query, ...more] = await database.commandsOf(async () => {
      const page = await listDocuments(
        { documents } as never,
        createAccessWithoutTeams(ownerId),
        next,
      );
      seen.push(...page.items.map(({ name }) => name));
      next = page.next;
    });
    expect(more).toEqual([]);
    const plan = await database.planOf(query!);
    expect(plan.stages).not.toContain('COLLSCAN');
    expect(plan.stages).not.toContain('SORT');
    expect(plan.examined).toBeLessThanOrEqual(plan.returned + 1);
  } while (next !== undefined);
  expect(seen).toEqual(Array.from({ length: 450 }, (_, index) => `number ${449 - index}`));
});

it('examines none of the documents that a member cannot read', async () => {
  const [ownerId, memberId, organizationId] = [randomUUID(), randomUUID(), randomUUID()];
  const documents = createDocumentModel(database.connection);
  await documents.createIndexes();
  const [first, ...others] = createRows(ownerId);
  await documents.collection.insertMany([{ ...first, organizationId }, ...others] as never);
  const membership = { memberId, organizationId, ownerId, role: 'viewer' as const, version: 1 };
  const member = { userId: memberId, memberships: [{ _id: randomUUID(), ...membership }] };
  const [query] = await database.commandsOf(async () => {
    const { items } = await listDocuments({ documents } as never, member);
    expect(items).toMatchObject([{ name: 'number 0' }]);
  });
  const plan = await database.planOf(query!);
  expect(plan.stages).not.toContain('COLLSCAN');
  expect(plan.examined).toBeLessThanOrEqual(2);
});
