import { createUserChannel } from '../../lib/user-channel.ts';
import type { KeptData } from './open-draft.ts';

type SignOut = { userId: string; kept: Exclude<KeptData, 'all'> };

/** Sign-outs and account deletions. */
export const signOutChannel = createUserChannel<SignOut>('grantwright:sign-out');
