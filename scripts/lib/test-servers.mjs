import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from './find-program.mjs';
import { canInstallWithApt, installWithApt } from './install-with-apt.mjs';
import { runProgram } from './run-program.mjs';
import { reportProgress } from './progress.mjs';

const minioVersion = 'v0.0.0-20260212201848-7aac2a2c5b7c';
const minioFolder = join(
  process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  'grantwright',
  'minio',
);

/**
 * Installs RabbitMQ and MinIO for the tests unless the environment, Docker or this machine provides them. A failed
 * installation is not an error here, because the tests report what they could not test, and fail if CI=true.
 */
export async function installTestServers() {
  if (process.platform === 'win32') return;
  await Promise.all([installRabbitMq(), installMinio()]);
}

async function installRabbitMq() {
  if (process.env.RABBITMQ_URL || existsSync('/usr/lib/rabbitmq/bin/rabbitmq-server')) return;
  if (findOnPath('rabbitmq-server') || !canInstallWithApt()) return;
  if (await hasImage('rabbitmq:3-management')) return;
  await install('RabbitMQ with apt-get', () => installWithApt('rabbitmq-server'));
}

async function installMinio() {
  if (process.env.S3_ENDPOINT || existsSync(join(minioFolder, 'minio'))) return;
  if (findOnPath('minio') || !findOnPath('go') || (await hasImage('minio/minio'))) return;
  mkdirSync(minioFolder, { recursive: true });
  const env = { GOBIN: minioFolder, CGO_ENABLED: '0' };
  // run at low priority, because compiling takes minutes
  const args = ['-n', '10', 'go', 'install', `github.com/minio/minio@${minioVersion}`];
  await install('MinIO with go install', () => runProgram('nice', args, { env }));
}

/** @type {(name: string, work: () => Promise<import('./run-program.mjs').Result>) => Promise<void>} */
async function install(name, work) {
  const startedAt = Date.now();
  reportProgress('installing', startedAt, name);
  const { code, output } = await work();
  const outcome = code === 0 ? '' : `: ${output.trim().split('\n').at(-1)}`;
  reportProgress(code === 0 ? 'installed' : 'FAILED', startedAt, `${name}${outcome}`);
}

/** @param {string} image */
const hasImage = async (image) =>
  (await runProgram('docker', ['image', 'inspect', image])).code === 0;
