import { isIP } from 'node:net';
import { AppError } from '@grantwright/shared/service';
import { isPublicAddress } from './public-address.ts';

/** Names that resolvers give to this machine or its network, whatever DNS says. */
const localNames =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa|test|invalid|onion|svc|cluster)$/;

export const refusedAddress = () =>
  new AppError(
    'unreadable-page',
    'Only public web addresses can be read. Check the address, or upload the page as a file.',
  );

const malformed = () =>
  new AppError(
    'invalid-request',
    'This is not a web address. It should look like https://example.org/guidelines.',
  );

/**
 * The address of a page as it will be asked for, or a refusal: http and https on their own ports, no
 * name or password in it, and a host that is a public address or a full domain name. The URL parser
 * has by then turned every odd spelling of an IPv4 address (decimal, octal, hex, short) into the plain one.
 */
export function checkPageAddress(text: string, base?: URL): URL {
  const trimmed = text.trim();
  if (!URL.canParse(trimmed, base)) throw malformed();
  const url = new URL(trimmed, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw malformed();
  if (url.username || url.password) throw refusedAddress();
  if (url.port && url.port !== '80' && url.port !== '443') throw refusedAddress();
  const host = url.hostname.replace(/\.$/, '').toLowerCase();
  const literal = host.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) {
    if (!isPublicAddress(literal)) throw refusedAddress();
  } else if (
    !/^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(host) ||
    localNames.test(host) ||
    /\.\d+$/.test(host)
  ) {
    throw refusedAddress();
  }
  url.hash = '';
  return url;
}
