import { useEffect, useState } from 'react';
import type { storedValue } from '../../lib/stored-value.ts';
import { useLinkToken } from './use-link-token.ts';

/** The token of the link, which survives signing in. */
export function useStoredLinkToken(
  stored: ReturnType<typeof storedValue<string>>,
): string | undefined {
  const linked = useLinkToken();
  const [storedLinkToken] = useState(() => stored.read());
  useEffect(() => {
    if (linked) stored.write(linked);
  }, [linked, stored]);
  return linked ?? storedLinkToken;
}
