import type { InternalClient } from '@grantwright/shared/service';

/** The user on whose behalf an operation runs; the token is passed on to other services. */
export type Requester = { id: string; token: string };

/** Calls other services on behalf of the user. */
export type Internal = Pick<InternalClient, 'call'>;
