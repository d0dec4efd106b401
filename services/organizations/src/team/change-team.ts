import { events, type UnsequencedEvent } from '@grantwright/shared/events';
import {
  announceUpdate,
  appendEvent,
  createOutboxEvent,
  notDeleted,
} from '@grantwright/shared/messaging';
import { AppError, createNotFoundError, type Membership } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';
import type { OrganizationRecord } from '../organizations/organization-model.ts';
import { listEndedInvitationIds, noTeam, type StoredTeam } from './team.ts';

type RoleChange = { memberId: string; role: Membership['role'] };

export type TeamDecision = {
  team: Omit<StoredTeam, 'revision' | 'endedInvitationIds'>;
  roles: RoleChange[];
  /** Whether the organization is deleted with its team. */
  deletes?: boolean;
};

type TeamKey = { id: string; ownerId: string };

/** An attempt fails only if the same team is changed concurrently. */
const maxAttempts = 20;

/**
 * Changes the team of an organization. The change and its events are one write, which succeeds only if the team has not
 * changed since it was read; otherwise the change is evaluated again.
 *
 * @param decide returns undefined if there is nothing to change
 * @returns the organization after the change
 * @throws AppError `not-found` if the owner has no such organization
 */
export async function changeTeam(
  deps: Deps,
  { id, ownerId }: TeamKey,
  decide: (team: StoredTeam) => TeamDecision | undefined,
): Promise<OrganizationRecord> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const record = await deps.organizations
      .findOne({ _id: id, ownerId, ...notDeleted })
      .lean<OrganizationRecord>();
    if (!record) throw createNotFoundError('The organization');
    const before = record.team ?? noTeam;
    const decision = decide(before);
    if (!decision) return record;
    const changed = await write(deps, record, before.revision, decision);
    if (changed) return changed;
  }
  throw new AppError('unavailable', 'The team is being changed. Try again in a moment.');
}

async function write(
  deps: Deps,
  { _id: id, ownerId, team: stored }: OrganizationRecord,
  revision: number,
  { team, roles, deletes = false }: TeamDecision,
): Promise<OrganizationRecord | null> {
  const changes = roles.map((data) =>
    createOutboxEvent(deps, events.membershipChanged, id, { ownerId, ...data }),
  );
  const announced: UnsequencedEvent[] = deletes
    ? [...changes, createOutboxEvent(deps, events.organizationDeleted, id, { ownerId })]
    : changes;
  const changed = await announceUpdate<OrganizationRecord>(deps.relay, deps.organizations, {
    filter: { _id: id, ownerId, 'team.revision': stored ? revision : null, ...notDeleted },
    stages: [
      {
        $set: {
          team: {
            $literal: {
              ...team,
              revision: revision + 1,
              endedInvitationIds: listEndedInvitationIds(stored ?? noTeam, team),
            },
          },
          ...(deletes && { deletedAt: deps.now() }),
        },
      },
      ...announced.slice(0, -1).map(appendEvent),
    ],
    event: announced.at(-1),
  });
  if (changed) await storeRoles(deps, changed.sequence - announced.length, changes);
  return changed;
}

/** Applies the change in this service before the response. The consumer repeats it, so a failure is only logged. */
async function storeRoles(
  { memberships, log }: Deps,
  sequence: number,
  changes: UnsequencedEvent[],
): Promise<void> {
  for (const [index, change] of changes.entries()) {
    const data = events.membershipChanged.data.parse(change.data);
    await memberships
      .store({ subject: change.subject, sequence: sequence + index + 1, data })
      .catch((error: unknown) =>
        log.warn({ err: error, organizationId: change.subject }, 'membership not stored yet'),
      );
  }
}
