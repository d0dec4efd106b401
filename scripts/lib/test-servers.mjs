import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { runProgram } from './run-program.mjs';
import { reportProgress } from './progress.mjs';

const minioVersion = 'v0.0.0-20260212201848-7aac2a2c5b7c';
const minioFolder = join(
  process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  'grantwright',
  'minio',
);

/**
 * Installs what the tests of broker and object store need, where neither the environment, nor Docker,
 * nor this machine has it and installing is possible. Nothing fails here: the tests say at their end
 * what they used and what they could not test, and fail for it where CI=true.
 */
export async function installTestServers() {
  if (process.platform === 'win32') return;
  await Promise.all([installRabbitMq(), installMinio()]);
}

async function installRabbitMq() {
  const paths = ['/usr/lib/rabbitmq/bin/rabbitmq-server', ...onPath('rabbitmq-server')];
  if (process.env.RABBITMQ_URL || paths.some(existsSync)) return;
  if (process.getuid?.() !== 0 || (await hasImage('rabbitmq:3-management'))) return;
  // the system's own broker is not to start: the tests have theirs
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await install('RabbitMQ by apt-get', async () => {
    const updated = await runProgram('apt-get', ['update'], { env });
    if (updated.code !== 0) return updated;
    const args = ['install', '-y', '--no-install-recommends', 'rabbitmq-server'];
    return await runProgram('apt-get', args, { env });
  });
}

async function installMinio() {
  const paths = [join(minioFolder, 'minio'), ...onPath('minio')];
  if (process.env.S3_ENDPOINT || paths.some(existsSync)) return;
  if (!onPath('go').some(existsSync) || (await hasImage('minio/minio'))) return;
  mkdirSync(minioFolder, { recursive: true });
  const env = { GOBIN: minioFolder, CGO_ENABLED: '0' };
  // it takes minutes, once: at the back of the queue for the processor
  const args = ['-n', '10', 'go', 'install', `github.com/minio/minio@${minioVersion}`];
  await install('MinIO by go install', () => runProgram('nice', args, { env }));
}

async function install(name, work) {
  const startedAt = Date.now();
  reportProgress('installing', startedAt, name);
  const { code, output } = await work();
  const outcome = code === 0 ? '' : `: ${output.trim().split('\n').at(-1)}`;
  reportProgress(code === 0 ? 'installed' : 'NOT there', startedAt, `${name}${outcome}`);
}

const hasImage = async (image) =>
  (await runProgram('docker', ['image', 'inspect', image])).code === 0;

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
