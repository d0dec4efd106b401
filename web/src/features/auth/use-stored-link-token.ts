import { useEffect, useState } from 'react';
import type { createStoredValue } from '../../lib/stored-value.ts';
import { useLinkToken } from './use-link-token.ts';

/** Returns the link's token, even after the user has left the page to sign in. */
export function useStoredLinkToken(
  stored: ReturnType<typeof createStoredValue<string>>,
): string | undefined {
  const linked = useLinkToken();
  const [storedLinkToken] = useState(() => stored.read());
  useEffect(() => {
    if (linked) stored.write(linked);
  }, [linked, stored]);
  return linked ?? storedLinkToken;
}
