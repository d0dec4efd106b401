import { generateToken } from '@grantwright/shared/service';

/** The owner's id identifies the shard of the organization. */
export const generateInvitationToken = (ownerId: string): string => `${generateToken()}.${ownerId}`;

export const getTokenOwner = (token: string): string => token.slice(token.indexOf('.') + 1);
