type Certificate = { cert: string; key: string };

const keyType = 'ec' as const;
const algorithm = 'sha256';
const until = () => ({ notAfterDate: new Date(Date.now() + 24 * 3_600_000) });

/** Returns a test certificate authority that issues certificates for services on this machine, in PEM form. */
export async function testAuthority() {
  // loaded lazily: few tests that import this folder need it
  const { generate } = await import('selfsigned');
  const ca = await generate([{ name: 'commonName', value: 'test authority' }], {
    keyType,
    algorithm,
    ...until(),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return {
    ca: ca.cert,
    /** @param name a host name or address; defaults to 127.0.0.1 */
    certificate: async (name = '127.0.0.1'): Promise<Certificate> => {
      const isAddress = /^[\d.]+$/.test(name);
      const { cert, private: key } = await generate([{ name: 'commonName', value: name }], {
        keyType,
        algorithm,
        ...until(),
        ca: { key: ca.private, cert: ca.cert },
        extensions: [
          { name: 'basicConstraints', cA: false },
          { name: 'extKeyUsage', serverAuth: true },
          {
            name: 'subjectAltName',
            altNames: [isAddress ? { type: 7, ip: name } : { type: 2, value: name }],
          },
        ],
      });
      return { cert, key };
    },
  };
}
