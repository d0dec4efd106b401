import { ConfigError, shutdownLimitMs } from '@grantwright/shared/service';
import { StartupError } from '@grantwright/shared/storage';
import { formatBanner } from './format-banner.ts';
import { readLocalConfig } from './config.ts';
import { startLocal, type RunningProduct } from './start-local.ts';

/**
 * Runs `npm start` after the build: starts the product, prints its URL and stops it on a signal. Exits with
 * code 1 and a message when it cannot start.
 *
 * @param options.folder the folder that a relative DATA_DIR is resolved against
 * @param options.startedAt when the user ran the command, in milliseconds since the epoch
 */
export async function run(options: { folder: string; startedAt: number }): Promise<void> {
  let app: RunningProduct | undefined;
  let isStopping = false;
  const print = (line: string) => process.stdout.write(`${line}\n`);
  const processStartedAt = Date.now();
  const printProgress = (line = '') => {
    const seconds = `${Math.round((Date.now() - processStartedAt) / 1000)} s`.padStart(5);
    print(`starting    ${seconds}  ${line}`.trimEnd());
  };
  printProgress();
  const heartbeat = setInterval(() => printProgress(), 3_000);

  const stop = async (exitCode: number): Promise<void> => {
    if (isStopping) {
      app?.stopImmediately();
      process.exit(130);
    }
    isStopping = true;
    setTimeout(() => {
      app?.stopImmediately();
      process.exit(1);
    }, shutdownLimitMs).unref();
    // During startup there are no requests to drain, so a signal exits immediately.
    await app?.stop();
    print('stopped');
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!isStopping) print('\nstopping (press Ctrl+C again to stop immediately)');
      void stop(0);
    });
  }

  try {
    const config = readLocalConfig(process.env, options.folder);
    app = await startLocal({
      config,
      env: process.env,
      print: printProgress,
      onFailure: (message) => {
        process.stderr.write(`\n${message}\n`);
        void stop(1);
      },
    });
    clearInterval(heartbeat);
    print(formatBanner(app, config, ((Date.now() - options.startedAt) / 1000).toFixed(1)));
  } catch (cause) {
    process.stderr.write(`\n${explain(cause)}\n`);
    process.exit(1);
  }
}

function explain(cause: unknown): string {
  if (cause instanceof StartupError || cause instanceof ConfigError) return cause.message;
  // Bug reports need the full stack of an unexpected error.
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
