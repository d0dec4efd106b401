import { isMatchingPair } from './tls-settings.ts';

type Environment = Record<string, string | undefined>;

/** Settings with the URL of another service. */
const serviceUrlName = /^(AUTH|ORGANIZATIONS|DOCUMENTS|APPLICATIONS|AI|BILLING)_URL$/;

const alternative = 'or set INTERNAL_NETWORK to mesh or private, if the network is encrypted';

/**
 * Checks that a certificate matches its key and, in production, that all traffic between services is encrypted.
 *
 * @param names the setting names of this service
 * @returns one sentence per error
 */
export function validateTransport(names: readonly string[], settings: Environment): string[] {
  if (!names.includes('TLS_CERT') && !names.some((name) => serviceUrlName.test(name))) return [];
  const isRefused = settings['NODE_ENV'] === 'production' && !settings['INTERNAL_NETWORK'];
  return [
    ...(names.includes('TLS_CERT') ? validateKeyPair(settings) : []),
    ...(isRefused ? validatePlainText(names, settings) : []),
  ];
}

function validateKeyPair({ TLS_CERT: cert, TLS_KEY: key }: Environment): string[] {
  if (cert === undefined && key === undefined) return [];
  if (cert === undefined) return ['TLS_CERT: is required with TLS_KEY'];
  if (key === undefined) return ['TLS_KEY: is required with TLS_CERT'];
  return isMatchingPair(cert, key) ? [] : ['TLS_KEY: must be the private key of TLS_CERT'];
}

function validatePlainText(names: readonly string[], settings: Environment): string[] {
  const plain = names.filter((name) => serviceUrlName.test(name) && isPlain(settings[name]));
  const isOpen =
    names.includes('TLS_CERT') &&
    !settings['TLS_CERT'] &&
    !isLoopback(settings['HOST'] ?? '0.0.0.0');
  return [
    ...(isOpen ? [`TLS_CERT: is required with TLS_KEY in production; ${alternative}`] : []),
    ...plain.map((name) => `${name}: must start with https:// in production; ${alternative}`),
  ];
}

function isPlain(address = ''): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
