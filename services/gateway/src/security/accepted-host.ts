/** This machine's own names, with or without a port. */
const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a request may ask for this host. With the public origin known, everything that changes something is
 * compared with that. Without it, only this machine's own names are accepted: a site whose name
 * suddenly leads to this machine (DNS rebinding) would pass for its own origin otherwise. A browser
 * always names the host; a probe without one (HTTP/1.0) is let through.
 */
export const isAcceptedHost = (
  host: string | undefined,
  publicOrigin: string | undefined,
): boolean => publicOrigin !== undefined || host === undefined || loopback.test(host);
