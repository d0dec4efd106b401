/** Returns the cookie name. Browsers accept a `__Host-` cookie only if it is Secure and covers the whole site. */
export const nameSessionCookie = (secure: boolean) => (secure ? '__Host-session' : 'session');

/** Contains the client address. The gateway sets this header and removes it from incoming requests. */
export const clientAddressHeader = 'x-client-address';

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const index = part.indexOf('=');
    if (index > 0 && part.slice(0, index).trim() === name) return part.slice(index + 1).trim();
  }
  return undefined;
}
