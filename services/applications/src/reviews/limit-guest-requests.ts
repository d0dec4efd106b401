import { getClientNetwork } from '@grantwright/shared/service';
import type { Deps } from '../deps.ts';

/** Limits guest requests per network and per link, before the link is looked up. */
export async function limitGuestRequests(
  { requestLimits }: Pick<Deps, 'requestLimits'>,
  { address, token }: { address: string; token: string },
): Promise<void> {
  await requestLimits.guests.take(getClientNetwork(address));
  await requestLimits.links.take(token);
}
