/** The limits of teams. Separate from `limits`, which every screen loads. */
export const teamLimits = {
  /** Members and open invitations of an organization, without its owner. */
  size: 20,
  /** Organizations of others that a user is a member of. */
  memberships: 50,
  /** How long an invitation link is valid. */
  invitationDays: 14,
} as const;
