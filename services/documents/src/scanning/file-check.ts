import { AppError, type Logger } from '@grantwright/shared/service';
import type { FileScanner, Verdict } from './file-scanner.ts';

/** A file on its way through the scanner; what it throws is for the person who gave the file. */
export type Checking = {
  take: (piece: Uint8Array) => Promise<void>;
  /** Resolves when nothing was found in the whole of it. */
  passed: () => Promise<void>;
  end: () => void;
};

export type FileCheck = {
  begin: () => Checking;
  /** Resolves when nothing was found in these bytes. */
  bytes: (bytes: Uint8Array) => Promise<void>;
};

type Options = {
  scanner: FileScanner;
  log: Logger;
  /** Told how each scan came out. */
  count: (outcome: 'clean' | 'infected' | 'failed') => void;
};

const infected = () =>
  new AppError(
    'infected-file',
    'The virus scanner found something harmful in this file, so nothing of it was kept. Ask whoever gave it to you for a clean copy, and have your computer checked.',
  );
const scannerAway = (cause: unknown) =>
  new AppError(
    'unavailable',
    'Files cannot be checked for viruses right now, so none can be taken. Your file is as it was; please try again in a minute.',
    { cause, retryAfter: 30 },
  );

/** Files go through the scanner, or not at all: one that is away stops them, it does not let them by. */
export function fileCheck({ scanner, log, count }: Options): FileCheck {
  const failed = (error: unknown) => {
    count('failed');
    return scannerAway(error);
  };
  const judge = (verdict: Verdict) => {
    count(verdict.clean ? 'clean' : 'infected');
    if (verdict.clean) return;
    // the name of what was found is the scanner's, not a person's
    log.warn({ found: verdict.found }, 'a file was refused: the scanner found something in it');
    throw infected();
  };
  const begin = (): Checking => {
    const scan = scanner.begin();
    return {
      take: (piece) =>
        scan.take(piece).catch((error: unknown) => {
          throw failed(error);
        }),
      passed: async () => {
        const verdict = await scan.verdict().catch((error: unknown) => {
          throw failed(error);
        });
        judge(verdict);
      },
      end: scan.end,
    };
  };
  return {
    begin,
    bytes: async (bytes) => {
      const checking = begin();
      try {
        for (let at = 0; at < bytes.length; at += pieceBytes)
          await checking.take(bytes.subarray(at, at + pieceBytes));
        await checking.passed();
      } finally {
        checking.end();
      }
    },
  };
}

const pieceBytes = 256 * 1024;
