import { getClientNetwork } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

/** Limits guest requests per network and per link, before the link is looked up. */
export async function admitGuest(
  { throttle }: Pick<Deps, 'throttle'>,
  { address, token }: { address: string; token: string },
): Promise<void> {
  await throttle.guests.take(getClientNetwork(address));
  await throttle.links.take(token);
}
