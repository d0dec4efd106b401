import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts the secrets of authenticator apps, so that a leaked database or backup does not contain them. */
export type SecretBox = {
  seal: (secret: string, userId: string) => string;
  /** @throws Error if the secret was sealed with another key, or for another user */
  open: (sealed: string, userId: string) => string;
};

const algorithm = 'aes-256-gcm';
const prefix = 'v1.';
const nonceBytes = 12;
const tagBytes = 16;

/** @param keys random strings; the first one seals, and each can open, so that a key can be rotated */
export function createSecretBox(keys: readonly [string, ...string[]]): SecretBox {
  const [sealingKey, ...olderKeys] = keys;
  return {
    seal(secret, userId) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, deriveKey(sealingKey), nonce).setAAD(
        Buffer.from(userId),
      );
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(sealed, userId) {
      for (const key of [sealingKey, ...olderKeys]) {
        const secret = decrypt(sealed, deriveKey(key), userId);
        if (secret !== undefined) return secret;
      }
      throw new Error('AUTHENTICATOR_KEY does not decrypt the secret of an authenticator app');
    },
  };
}

/** The keys are long and random, so a fast hash is enough to derive 256 bits. */
const deriveKey = (text: string) => createHash('sha256').update(text).digest();

/** @returns undefined if the key or the user is wrong */
function decrypt(sealed: string, key: Buffer, userId: string): string | undefined {
  const bytes = Buffer.from(sealed.slice(prefix.length), 'base64url');
  const textAt = nonceBytes + tagBytes;
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(nonceBytes, textAt));
    return decipher.update(bytes.subarray(textAt), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}
