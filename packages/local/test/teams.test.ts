import {
  endpoints,
  type Endpoint,
  type FoundPassages,
  type Problem,
} from '@grantwright/shared/contract';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { productUnderTest } from './product-under-test.ts';
import { aTeam, type Team } from './teams/a-team.ts';
import { validBody } from './valid-body.ts';

const product = productUnderTest();
let team: Team;
beforeAll(async () => {
  team = await aTeam(product.url);
});

const all: Endpoint[] = Object.values(endpoints);
const named = (some: Endpoint[]) =>
  some.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const ofTeams = all.filter(({ teamRole }) => teamRole);
/** Records that are never shared with a team. */
const personal = /^\/api\/(jobs|sessions|payments)\//;

const refused = { 403: 'not-allowed', 404: 'not-found' } as const;

/** Sends a request about the records of the team, and returns the problem if it is refused. */
async function requestProblem(user: keyof Team['users'], endpoint: Endpoint) {
  const { ids, organization, document, memberIds, users } = team;
  const id = Object.entries(ids).find(([prefix]) => endpoint.path.startsWith(prefix))?.[1] ?? '';
  const response = await users[user].send(endpoint, {
    // another member, because members may remove themselves
    params: {
      id,
      memberId: memberIds[user === 'viewer' ? 'editor' : 'viewer'],
      invitationId: randomUUID(),
    },
    body: validBody(endpoint, { organizationId: organization.id, documentId: document.id }),
    headers: { 'If-Match': '"1"' },
  });
  const { status } = response;
  const body = await response.text();
  return status === 403 || status === 404 ? (JSON.parse(body) as Problem) : undefined;
}

async function send(user: keyof Team['users'], endpoint: Endpoint) {
  const problem = await requestProblem(user, endpoint);
  if (!problem) return 'accepted';
  expect(problem.code).toBe(refused[problem.status as keyof typeof refused]);
  return problem.status;
}

it('every endpoint with the id of a record has a team role, unless the record is personal', () => {
  const others = all.filter(({ path, teamRole }) => path.includes(':id') && !teamRole);
  expect(others.filter(({ path }) => !personal.test(path))).toEqual([]);
});

describe('the records of an organization', () => {
  it.each(named(ofTeams))('return a 404 to strangers: %s', async (_name, endpoint) => {
    expect(await send('stranger', endpoint)).toBe(404);
  });

  it.each(named(ofTeams))('return a 404 to removed members: %s', async (_name, endpoint) => {
    const { requestId: _, ...problem } = (await requestProblem('former', endpoint)) ?? {};
    expect(problem).toMatchObject({ status: 404, code: 'not-found' });
    expect(await requestProblem('stranger', endpoint)).toMatchObject(problem);
  });

  it.each(named(ofTeams))(
    'are available to viewers, or rejected with a 403, as documented: %s',
    async (_name, endpoint) => {
      expect(await send('viewer', endpoint)).toBe(
        endpoint.teamRole === 'viewer' ? 'accepted' : 403,
      );
    },
  );

  it.each(named(ofTeams))(
    'are available to editors, or rejected with a 403, as documented: %s',
    async (_name, endpoint) => {
      expect(await send('editor', endpoint)).toBe(endpoint.teamRole === 'owner' ? 403 : 'accepted');
    },
  );

  it("are not searched for strangers and removed members who send the organization's id", async () => {
    const { users, organization } = team;
    const ids = { documentIds: [], applicationIds: [], organizationId: organization.id };
    const body = { section: 'Need', organizationName: organization.name, ...ids };
    const findPassages = async (user: keyof Team['users']) =>
      (await users[user].get<FoundPassages>(endpoints.findPassages, { body })).passages;
    expect(await findPassages('viewer')).toMatchObject([{ source: { type: 'answer' } }]);
    expect(await findPassages('stranger')).toEqual([]);
    expect(await findPassages('former')).toEqual([]);
  });

  it('do not appear in the lists of strangers and removed members', async () => {
    const { users, ids } = team;
    const lists = all.filter(
      ({ method, path, access, response }) =>
        method === 'GET' && access === 'user' && response && !path.includes(':id'),
    );
    for (const user of [users.stranger, users.former])
      for (const endpoint of lists) {
        const response = JSON.stringify(await user.get(endpoint));
        for (const id of Object.values(ids)) expect(response).not.toContain(id);
      }
  });
});
