import { isIP } from 'node:net';
import { AppError } from '@grantwright/shared/service';
import { isPublicAddress } from './public-address.ts';

/** Host names that resolve to this machine or the local network without DNS. */
const localNames =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion|svc|cluster)$/;

export const createNonPublicUrlError = () =>
  new AppError(
    'unreadable-page',
    'Only public web addresses can be read. Check the address, or upload the page as a file.',
  );

const createMalformedUrlError = () =>
  new AppError(
    'invalid-request',
    'This is not a web address. It should look like https://example.org/guidelines.',
  );

/**
 * Parses the address of a page: http or https on the standard port, without a user name or password, and with a public
 * IP address or a full domain name. `URL` normalizes every spelling of an IPv4 address (decimal, octal, hexadecimal,
 * short).
 * @throws AppError for any other address
 */
export function checkPublicUrl(text: string, base?: URL): URL {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed, base)) throw createMalformedUrlError();
  const url = new URL(trimmed, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw createMalformedUrlError();
  if (url.username || url.password) throw createNonPublicUrlError();
  if (url.port && url.port !== '80' && url.port !== '443') throw createNonPublicUrlError();
  const host = url.hostname.replace(/\.$/, '').toLowerCase();
  const literal = host.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) {
    if (!isPublicAddress(literal)) throw createNonPublicUrlError();
  } else if (
    !/^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(host) ||
    localNames.test(host) ||
    /\.\d+$/.test(host)
  ) {
    throw createNonPublicUrlError();
  }
  url.hash = '';
  return url;
}
