import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { z } from 'zod';

/** PEM text; `\n` is accepted as a line break, as in environment files. */
const pem = z.string().transform((text) => text.replaceAll('\\n', '\n'));

const certificates = pem.refine(isCertificate, 'must be a PEM certificate');

function isCertificate(text: string): boolean {
  try {
    return new X509Certificate(text).subject !== undefined;
  } catch {
    return false;
  }
}

/** TLS between services. Certificates and keys are PEM; those in files are reloaded when they change. */
export const tlsShape = {
  /** The certificate presented by this service, followed by its intermediates. */
  TLS_CERT: certificates.optional(),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY: pem.optional(),
  TLS_KEY_FILE: z.string().optional(),
  /** The certificate authority of the other services; defaults to the authorities of Node.js. */
  INTERNAL_CA: certificates.optional(),
  /**
   * How traffic between services is encrypted if they do not use TLS: `mesh` for a service mesh with a certificate
   * per pod, `private` for an isolated or encrypted network.
   */
  INTERNAL_NETWORK: z.enum(['mesh', 'private']).optional(),
};

export type TlsSettings = Partial<z.output<z.ZodObject<typeof tlsShape>>>;

export type ListenerTls = {
  cert: string;
  key: string;
  /** The source files, if the certificate can be reloaded. */
  files?: { cert: string; key: string };
};

/** Returns the certificate from the settings, or undefined for a plain listener. */
export function getListenerTls(settings: TlsSettings): ListenerTls | undefined {
  const { TLS_CERT: cert, TLS_KEY: key } = settings;
  if (cert === undefined || key === undefined) return undefined;
  const { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile } = settings;
  return { cert, key, ...(certFile && keyFile && { files: { cert: certFile, key: keyFile } }) };
}

/** Whether a private key matches a certificate. */
export function isMatchingPair(cert: string, key: string): boolean {
  try {
    createSecureContext({ cert: cert.replaceAll('\\n', '\n'), key: key.replaceAll('\\n', '\n') });
    return true;
  } catch {
    return false;
  }
}
