type Certificate = { cert: string; key: string };

const keyType = 'ec' as const;
const algorithm = 'sha256';
const until = () => ({ notAfterDate: new Date(Date.now() + 24 * 3_600_000) });

/** An authority of its own, and certificates by it for services on this machine, in PEM form. */
export async function testAuthority() {
  // most tests take something from this folder, and few need this
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
    /** @param name also an address: 127.0.0.1 unless the certificate is to be for another host */
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
