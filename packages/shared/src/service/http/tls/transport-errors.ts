import { isPair } from './settings.ts';

type Given = Record<string, string | undefined>;

/** The settings that hold the address of a service of ours. */
const addressOfService = /^(AUTH|ORGANIZATIONS|DOCUMENTS|APPLICATIONS|AI|BILLING)_URL$/;

const orSay = 'or say with INTERNAL_NETWORK what encrypts the network: mesh or private';

/**
 * What stands against speaking to other parts as the settings say, a sentence each: a certificate without its
 * key, and in production whatever would go plain from machine to machine.
 *
 * @param names the settings that the service knows
 */
export function transportErrors(names: readonly string[], given: Given): string[] {
  if (!names.includes('TLS_CERT') && !names.some((name) => addressOfService.test(name))) return [];
  const isRefused = given['NODE_ENV'] === 'production' && !given['INTERNAL_NETWORK'];
  return [
    ...(names.includes('TLS_CERT') ? pairFaults(given) : []),
    ...(isRefused ? plainFaults(names, given) : []),
  ];
}

function pairFaults({ TLS_CERT: cert, TLS_KEY: key }: Given): string[] {
  if (cert === undefined && key === undefined) return [];
  if (cert === undefined) return ['TLS_CERT: is needed beside TLS_KEY'];
  if (key === undefined) return ['TLS_KEY: is needed beside TLS_CERT'];
  return isPair(cert, key) ? [] : ['TLS_KEY: must be the private key of TLS_CERT'];
}

function plainFaults(names: readonly string[], given: Given): string[] {
  const plain = names.filter((name) => addressOfService.test(name) && isPlain(given[name]));
  const isOpen =
    names.includes('TLS_CERT') && !given['TLS_CERT'] && !isLoopback(given['HOST'] ?? '0.0.0.0');
  return [
    ...(isOpen
      ? [`TLS_CERT: is needed in production, with TLS_KEY, to be asked over https; ${orSay}`]
      : []),
    ...plain.map((name) => `${name}: must begin with https:// in production; ${orSay}`),
  ];
}

function isPlain(address = ''): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
