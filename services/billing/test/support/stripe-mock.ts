import { execFile, spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { connect } from 'node:net';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { stablePort } from '@grantwright/shared/testing';

const version = 'v0.203.0';
const module = `github.com/stripe/stripe-mock@${version}`;
const maxBuildSeconds = 240;

export type StripeMock = { secretKey: string; apiBase: string; stop: () => void };

/**
 * Starts stripe-mock, which checks each request against Stripe's OpenAPI description and returns fixtures. Uses
 * STRIPE_API_BASE, else stripe-mock from the PATH or our cache, else builds it once from the Go module proxy.
 *
 * @returns undefined, after a warning, if none of them is available
 */
export async function startStripeMock(): Promise<StripeMock | undefined> {
  const { STRIPE_API_BASE: apiBase, STRIPE_SECRET_KEY: secretKey } = process.env;
  if (apiBase && secretKey) return { apiBase, secretKey, stop: () => undefined };
  const program = (await find()) ?? (await build());
  if (!program) {
    process.stderr.write(
      'NOT TESTED against stripe-mock: set STRIPE_API_BASE and STRIPE_SECRET_KEY, or install stripe-mock or Go.\n',
    );
    return undefined;
  }
  const port = await stablePort();
  const running = spawn(program, ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  await listening(port);
  return {
    apiBase: `http://127.0.0.1:${port}`,
    secretKey: 'sk_test_123',
    stop: () => running.kill(),
  };
}

const cache = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'grantwright', 'go');

async function find(): Promise<string | undefined> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), cache];
  for (const folder of folders) {
    const program = join(folder, 'stripe-mock');
    const isThere = await access(program, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return program;
  }
  return undefined;
}

async function build(): Promise<string | undefined> {
  const env = { ...process.env, GOBIN: cache, CGO_ENABLED: '0' };
  return promisify(execFile)('go', ['install', '-trimpath', '-ldflags', '-s -w', module], {
    env,
    timeout: maxBuildSeconds * 1_000,
  }).then(
    () => join(cache, 'stripe-mock'),
    () => undefined,
  );
}

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isUp) return;
    await wait(100);
  }
  throw new Error('stripe-mock did not start');
}
