// node scripts/make-env.mjs [--trial]: writes .env for docker compose with new secrets. A trial
// uses the payment sandbox and allows cookies over http.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolveInProject } from './lib/project.mjs';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
/**
 * Returns a PEM key on a single line, with escaped line breaks.
 *
 * @param {string | Buffer} key
 */
const onOneLine = (key) => `'${String(key).trim().replaceAll('\n', '\\n')}'`;
/** @type {Record<string, string>} */
const identity = {
  IDENTITY_PRIVATE_KEY: onOneLine(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  IDENTITY_PUBLIC_KEY: onOneLine(publicKey.export({ type: 'spki', format: 'pem' })),
};
/** Hexadecimal, because passwords are part of URLs. */
const generateSecret = () => randomBytes(24).toString('hex');

const isTrial = process.argv.includes('--trial');
/** @type {Record<string, string>} */
const trialValues = { NODE_ENV: 'development', SECURE_COOKIES: 'false' };

const env = readFileSync(resolveInProject('.env.example'), 'utf8')
  .replaceAll(/^([A-Z0-9_]+)=$/gm, (_, name) => `${name}=${identity[name] ?? generateSecret()}`)
  .replaceAll(/^(NODE_ENV|SECURE_COOKIES)=.*$/gm, (line, name) =>
    isTrial ? `${name}=${trialValues[name]}` : line,
  );
try {
  writeFileSync(resolveInProject('.env'), env, { flag: 'wx', mode: 0o600 });
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  console.error('.env already exists and was not changed: it contains the keys to your data.');
  process.exit(1);
}
console.log(
  isTrial
    ? 'Wrote .env for a trial with test cards. Next: docker compose up --build'
    : 'Wrote .env for production. Add your Stripe keys and PUBLIC_ORIGIN, then run docker compose up --build. For a trial without them, remove .env and run this with --trial.',
);
