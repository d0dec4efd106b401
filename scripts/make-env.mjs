// node scripts/make-env.mjs [--trial]: writes .env for docker compose, with secrets that no one else has. For a trial,
// payments are a sandbox that takes test cards, and cookies go over http.
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from './lib/project.mjs';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
/** On one line, as a .env file and the services' configuration write it. */
const pem = (key, type) =>
  `'${key.export({ type, format: 'pem' }).trim().replaceAll('\n', '\\n')}'`;
const identity = {
  IDENTITY_PRIVATE_KEY: pem(privateKey, 'pkcs8'),
  IDENTITY_PUBLIC_KEY: pem(publicKey, 'spki'),
};
/** Hex, since passwords stand in addresses. */
const fresh = () => randomBytes(24).toString('hex');

const isTrial = process.argv.includes('--trial');
const forTrial = { NODE_ENV: 'development', SECURE_COOKIES: 'false' };

const env = readFileSync(inProject('.env.example'), 'utf8')
  .replaceAll(/^([A-Z0-9_]+)=$/gm, (_, name) => `${name}=${identity[name] ?? fresh()}`)
  .replaceAll(/^(NODE_ENV|SECURE_COOKIES)=.*$/gm, (line, name) =>
    isTrial ? `${name}=${forTrial[name]}` : line,
  );
try {
  writeFileSync(inProject('.env'), env, { flag: 'wx', mode: 0o600 });
} catch (error) {
  if (error.code !== 'EEXIST') throw error;
  console.error('.env is there already and was left as it is: it holds the keys to your data.');
  process.exit(1);
}
console.log(
  isTrial
    ? '.env is written, for a trial with test cards. Next: docker compose up --build'
    : '.env is written, for production: put the keys of Stripe and PUBLIC_ORIGIN into it, then docker compose up --build. To try it without: remove .env and run this with --trial.',
);
