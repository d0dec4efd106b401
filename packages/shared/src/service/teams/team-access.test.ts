import { describe, expect, it } from 'vitest';
import type { Membership } from './membership-model.ts';
import {
  getAccess,
  canDelete,
  isShared,
  createAccessWithoutTeams,
  listPossibleOwners,
  createScope,
  type TeamAccess,
} from './team-access.ts';

const membership = (organizationId: string, ownerId: string, role: Membership['role']) => ({
  _id: `${organizationId}/me`,
  memberId: 'me',
  organizationId,
  ownerId,
  role,
  version: 1,
});
const user: TeamAccess = {
  userId: 'me',
  memberships: [
    membership('viewed', 'ann', 'viewer'),
    membership('edited', 'bob', 'editor'),
    membership('left', 'cleo', 'none'),
    membership('own', 'me', 'owner'),
  ],
};

describe('the scope of a query', () => {
  it("is limited to the user's own records if there are no teams", () => {
    expect(createScope(createAccessWithoutTeams('me'), 'read')).toEqual({ ownerId: 'me' });
  });

  it('contains the organizations that grant the permission and their owners, but not former organizations', () => {
    const edited = { ownerId: 'bob', organizationId: 'edited' };
    expect(createScope(user, 'read')).toEqual({
      ownerId: { $in: ['me', 'ann', 'bob'] },
      $and: [{ $or: [{ ownerId: 'me' }, { ownerId: 'ann', organizationId: 'viewed' }, edited] }],
    });
    expect(createScope(user, 'edit')).toEqual({
      ownerId: { $in: ['me', 'bob'] },
      $and: [{ $or: [{ ownerId: 'me' }, edited] }],
    });
    expect(createScope(user, 'delete', '_id')).toEqual({
      ownerId: { $in: ['me', 'bob'] },
      $and: [{ $or: [{ ownerId: 'me' }, { ownerId: 'bob', _id: 'edited', creatorId: 'me' }] }],
    });
  });

  it('includes all former owners of records that the user created', () => {
    expect(listPossibleOwners(user)).toEqual(['me', 'ann', 'bob', 'cleo']);
  });
});

describe('getAccess and canDelete', () => {
  it.each([
    [{ ownerId: 'me' }, 'owner', true],
    [{ ownerId: 'bob', organizationId: 'edited' }, 'editor', false],
    [{ ownerId: 'bob', organizationId: 'edited', creatorId: 'me' }, 'editor', true],
    [{ ownerId: 'ann', organizationId: 'viewed', creatorId: 'me' }, 'viewer', false],
  ])('for %j, return the access %s and %s', (record, access, isDeletable) => {
    expect(getAccess(user, record)).toBe(access);
    expect(canDelete(user, record)).toBe(isDeletable);
  });
});

describe('isShared', () => {
  it.each([
    [true, 'own'],
    [true, 'viewed'],
    [false, 'left'],
    [false, 'without-team'],
  ])('returns %s for the organization %s', (expected, organizationId) => {
    expect(isShared(user, { organizationId })).toBe(expected);
  });
});
