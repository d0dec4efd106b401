/** The cookie's name: with `__Host-` a browser takes it only when it is Secure and for the whole site. */
export const sessionCookieName = (secure: boolean) => (secure ? '__Host-session' : 'session');

/** The header in which the gateway passes the caller's address on; what came from outside is dropped. */
export const clientAddressHeader = 'x-client-address';

/** The value of one cookie of a `Cookie` header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
