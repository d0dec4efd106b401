import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { access, email, id, instant, memberRoles, requiredLine } from './fields.ts';
import { documentSchema } from './document.ts';
import { organizationSchema } from './organization.ts';

/** What a user may do with a record (docs/PRODUCT.md#teams). */
export type Access = z.infer<typeof access>;

const role = z.enum(memberRoles);
export type MemberRole = z.infer<typeof role>;

export const memberSchema = z.object({
  /** The user's id. */
  id,
  /** As the member entered it when accepting the invitation; not verified. */
  name: z.string(),
  /** The address invited by the owner; not verified. Empty for other members. */
  email: z.string(),
  role,
  joinedAt: instant,
  isSelf: z.boolean(),
});
export type Member = z.infer<typeof memberSchema>;

export const invitationSchema = z.object({
  id,
  email: z.string(),
  role,
  createdAt: instant,
  expiresAt: instant,
});
/** An invitation that was neither accepted nor revoked, and has not expired. */
export type Invitation = z.infer<typeof invitationSchema>;

export const teamSchema = z.object({
  access,
  ownerId: id,
  /** The owner's name, as entered for the latest invitation. */
  ownerName: z.string(),
  members: z.array(memberSchema),
  /** Empty for members: only the owner sees invitations. */
  invitations: z.array(invitationSchema),
});
export type Team = z.infer<typeof teamSchema>;

export const invitationBody = z.object({
  email,
  role,
  /** The owner's name, shown to invited users. */
  ownerName: requiredLine('Your name'),
});
export type InvitationFields = z.infer<typeof invitationBody>;

/** The secret of an invitation, 256 random bits, followed by the id of the organization's owner. */
export const invitationToken = z
  .string()
  .max(120)
  .regex(/^[\w-]{43}\.[\w-]+$/, 'This is not an invitation.');

export const newInvitationSchema = invitationSchema.extend({
  /** Only its hash is stored, so no later response contains it. */
  token: invitationToken,
});
export type NewInvitation = z.infer<typeof newInvitationSchema>;

const team = { service: 'organizations', access: 'user' } as const;
const ofOrganization = '/api/organization/:id';

export const teamEndpoints = {
  getTeam: endpoint({
    ...team,
    method: 'GET',
    path: `${ofOrganization}/team`,
    status: 200,
    response: teamSchema,
    teamRole: 'viewer',
    summary: 'Returns the members of an organization and, to its owner, the open invitations.',
  }),
  inviteMember: endpoint({
    ...team,
    method: 'POST',
    path: `${ofOrganization}/invitations`,
    status: 201,
    body: invitationBody,
    response: newInvitationSchema,
    idempotent: true,
    teamRole: 'owner',
    summary: 'Creates an invitation to an organization. Only for its owner.',
  }),
  /**
   * Called by the browser that received the token, because the token must not be stored, and only auth sends mail.
   */
  mailInvitation: endpoint({
    service: 'auth',
    access: 'user',
    method: 'POST',
    path: '/api/invitation-mails',
    status: 204,
    body: z.object({ email, token: invitationToken }),
    summary:
      'Emails an invitation link created by the caller. The caller can choose only the token in the email: 43 characters and their own ID.',
  }),
  revokeInvitation: endpoint({
    ...team,
    method: 'DELETE',
    path: `${ofOrganization}/invitations/:invitationId`,
    status: 204,
    teamRole: 'owner',
    summary: 'Revokes an invitation. Only for the owner.',
  }),
  changeMemberRole: endpoint({
    ...team,
    method: 'PUT',
    path: `${ofOrganization}/members/:memberId`,
    status: 200,
    body: z.object({ role }),
    response: memberSchema,
    teamRole: 'owner',
    summary: 'Changes the role of a member. Only for the owner.',
  }),
  removeMember: endpoint({
    ...team,
    method: 'DELETE',
    path: `${ofOrganization}/members/:memberId`,
    status: 204,
    teamRole: 'owner',
    summary: 'Removes a member. Only for the owner, or for members who leave.',
  }),
  shareDocument: endpoint({
    service: 'documents',
    access: 'user',
    method: 'PUT',
    path: '/api/documents/:id/organization',
    status: 200,
    body: z.object({ organizationId: id.nullable() }),
    response: documentSchema,
    teamRole: 'owner',
    summary:
      'Shares a document with the team of an organization, or stops sharing it. Only for its owner.',
  }),
  /** The token is in the body and not in the path, because proxies log paths. */
  readInvitation: endpoint({
    ...team,
    method: 'POST',
    path: '/api/invitations/read',
    status: 200,
    body: z.object({ token: invitationToken }),
    response: z.object({
      organizationName: z.string(),
      ownerName: z.string(),
      role,
      /** Absent if the user has accepted it. */
      expiresAt: instant.optional(),
    }),
    summary: 'Returns the organization and the role of an invitation.',
  }),
  acceptInvitation: endpoint({
    ...team,
    method: 'POST',
    path: '/api/invitations/accept',
    status: 200,
    body: z.object({ token: invitationToken, name: requiredLine('Your name') }),
    response: organizationSchema,
    summary:
      'Accepts an invitation: the user becomes a member of the organization. Repeating it changes nothing.',
  }),
};
