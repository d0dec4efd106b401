import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { z } from 'zod';

/** PEM text, with `\n` allowed for line ends as environment files write them. */
const pem = z.string().transform((text) => text.replaceAll('\\n', '\n'));

const certificates = pem.refine(isCertificate, 'must be a certificate in PEM form');

function isCertificate(text: string): boolean {
  try {
    return new X509Certificate(text).subject !== undefined;
  } catch {
    return false;
  }
}

/** How parts speak to each other. Certificates and keys are PEM; those in files are read again when they change. */
export const tlsShape = {
  /** What a part shows to those who ask it, with the certificates between it and the authority after it. */
  TLS_CERT: certificates.optional(),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY: pem.optional(),
  TLS_KEY_FILE: z.string().optional(),
  /** The authority that certificates of other parts are believed by; without it those that Node.js knows. */
  INTERNAL_CA: certificates.optional(),
  /**
   * What encrypts between the parts where they themselves do not. `mesh`: a service mesh, with certificates for
   * each pod. `private`: one machine's own network, or one encrypted below, that nobody else is on.
   */
  INTERNAL_NETWORK: z.enum(['mesh', 'private']).optional(),
};

export type TlsSettings = Partial<z.output<z.ZodObject<typeof tlsShape>>>;

/** What a listener over TLS shows. */
export type ListenerTls = {
  cert: string;
  key: string;
  /** Where both come from, when they can change. */
  files?: { cert: string; key: string };
};

/** The listener's part of the settings; undefined where it is to be plain. */
export function listenerTlsOf(settings: TlsSettings): ListenerTls | undefined {
  const { TLS_CERT: cert, TLS_KEY: key } = settings;
  if (cert === undefined || key === undefined) return undefined;
  const { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile } = settings;
  return { cert, key, ...(certFile && keyFile && { files: { cert: certFile, key: keyFile } }) };
}

/** Whether a key belongs to a certificate. */
export function isPair(cert: string, key: string): boolean {
  try {
    createSecureContext({ cert: cert.replaceAll('\\n', '\n'), key: key.replaceAll('\\n', '\n') });
    return true;
  } catch {
    return false;
  }
}
