import { createAccessWithoutTeams } from '@grantwright/shared/service';
import { watchedDatabase } from '@grantwright/shared/testing';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDefaultChoiceModel } from '../src/organizations/default-choice-model.ts';
import { listOrganizations } from '../src/organizations/list-organizations.ts';
import { createOrganizationModel } from '../src/organizations/organization-model.ts';

const database = watchedDatabase();

it('fetches a page with one query that reads at most one additional row', async () => {
  const ownerId = randomUUID();
  const organizations = createOrganizationModel(database.connection);
  const choices = createDefaultChoiceModel(database.connection);
  await organizations.createIndexes();
  const createRows = (owner: string) =>
    Array.from({ length: 450 }, (_, index) => ({
      _id: randomUUID(),
      ownerId: owner,
      fields: { name: `number ${index}` },
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      updatedAt: new Date(),
    }));
  await organizations.collection.insertMany([
    ...createRows(ownerId),
    ...createRows(randomUUID()),
  ] as never);
  const listed: string[] = [];
  let next: string | undefined;
  do {
    const commands = await database.commandsOf(async () => {
      const page = await listOrganizations(
        { organizations, choices },
        createAccessWithoutTeams(ownerId),
        next,
      );
      listed.push(...page.items.map(({ name }) => name));
      next = page.next;
    });
    // a list with several pages requires an additional query for the default
    const pages = commands.filter(({ command }) => command['limit'] === 201);
    expect(pages).toHaveLength(1);
    for (const command of commands) {
      const plan = await database.planOf(command);
      expect(plan.stages).not.toContain('COLLSCAN');
      expect(plan.stages).not.toContain('SORT');
      expect(plan.examined).toBeLessThanOrEqual(plan.returned + 1);
    }
  } while (next !== undefined);
  expect(listed).toEqual(Array.from({ length: 450 }, (_, index) => `number ${449 - index}`));
});
