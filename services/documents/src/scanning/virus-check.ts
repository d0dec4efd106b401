import { AppError, type Logger } from '@grantwright/shared/service';
import type { VirusScanner, Verdict } from './virus-scanner.ts';

/** A scan that fails with an `AppError` to show to the user. */
export type RunningVirusCheck = {
  write: (chunk: Uint8Array) => Promise<void>;
  /** Call after the last chunk. Resolves if the file is clean. */
  passed: () => Promise<void>;
  cancel: () => void;
};

export type VirusCheck = {
  begin: () => RunningVirusCheck;
  /** Scans a file in memory. Resolves if it is clean. */
  bytes: (bytes: Uint8Array) => Promise<void>;
};

type Options = {
  scanner: VirusScanner;
  log: Logger;
  count: (outcome: 'clean' | 'infected' | 'failed') => void;
};

const createInfectedError = () =>
  new AppError(
    'infected-file',
    'Our virus scanner found something harmful in this file, so we did not save it. Ask the sender for a clean copy, and scan your computer.',
  );
const createScannerUnavailableError = (cause: unknown) =>
  new AppError(
    'unavailable',
    'We can’t check files for viruses right now, so we can’t accept any. Your file is unchanged. Try again in a minute.',
    { cause, retryAfter: 30 },
  );

/** Creates a check that rejects infected files, or all files while the scanner is unavailable. */
export function createScannerCheck({ scanner, log, count }: Options): VirusCheck {
  const failed = (error: unknown) => {
    count('failed');
    return createScannerUnavailableError(error);
  };
  const judge = (verdict: Verdict) => {
    count(verdict.clean ? 'clean' : 'infected');
    if (verdict.clean) return;
    // `found` is the name of a signature, not user data
    log.warn({ found: verdict.found }, 'infected file rejected');
    throw createInfectedError();
  };
  const begin = (): RunningVirusCheck => {
    const scan = scanner.begin();
    return {
      write: (chunk) =>
        scan.write(chunk).catch((error: unknown) => {
          throw failed(error);
        }),
      passed: async () => {
        const verdict = await scan.verdict().catch((error: unknown) => {
          throw failed(error);
        });
        judge(verdict);
      },
      cancel: scan.cancel,
    };
  };
  return {
    begin,
    bytes: async (bytes) => {
      const checking = begin();
      try {
        for (let index = 0; index < bytes.length; index += chunkBytes)
          await checking.write(bytes.subarray(index, index + chunkBytes));
        await checking.passed();
      } finally {
        checking.cancel();
      }
    },
  };
}

const chunkBytes = 256 * 1024;
