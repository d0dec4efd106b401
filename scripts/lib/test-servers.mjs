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
 * Installs RabbitMQ and MinIO for the tests unless the environment, Docker or this machine provides them. A failed
 * installation is not an error here, because the tests report what they could not test, and fail if CI=true.
 */
export async function installTestServers() {
  if (process.platform === 'win32') return;
  await Promise.all([installRabbitMq(), installMinio()]);
}

async function installRabbitMq() {
  const paths = ['/usr/lib/rabbitmq/bin/rabbitmq-server', ...onPath('rabbitmq-server')];
  if (process.env.RABBITMQ_URL || paths.some(existsSync)) return;
  if (process.getuid?.() !== 0 || (await hasImage('rabbitmq:3-management'))) return;
  // RUNLEVEL=1 prevents the package from starting its service; tests start their own broker
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
  // run at low priority, because compiling takes minutes
  const args = ['-n', '10', 'go', 'install', `github.com/minio/minio@${minioVersion}`];
  await install('MinIO by go install', () => runProgram('nice', args, { env }));
}

async function install(name, work) {
  const startedAt = Date.now();
  reportProgress('installing', startedAt, name);
  const { code, output } = await work();
  const outcome = code === 0 ? '' : `: ${output.trim().split('\n').at(-1)}`;
  reportProgress(code === 0 ? 'installed' : 'FAILED', startedAt, `${name}${outcome}`);
}

const hasImage = async (image) =>
  (await runProgram('docker', ['image', 'inspect', image])).code === 0;

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
