import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from './startup-error.ts';

type Failure = { cause: unknown; output: string[]; folder: string; version: string };

const explanations: { pattern: RegExp; sentence: (failure: Failure) => string }[] = [
  {
    pattern: /no space left on device|ENOSPC|disk.{0,20}full/i,
    sentence: ({ folder }) =>
      `The disk that holds ${folder} is full. Free some space, or set DATA_DIR to a folder on another disk, and start again.`,
  },
  {
    pattern:
      /UPGRADE PROBLEM|incompatible with the existing|Wrong mongod version|featureCompatibilityVersion.{0,80}(invalid|unsupported)|unsupported WiredTiger file version/i,
    sentence: ({ folder, version }) =>
      `The database in ${folder} was written by a version of MongoDB that ${version} cannot read. Set MONGOMS_SYSTEM_BINARY to the mongod that wrote it, and start again.`,
  },
  {
    pattern:
      /permission denied|read-only (directory|file system)|operation not permitted|EACCES|EROFS/i,
    sentence: ({ folder }) =>
      `The folder ${folder} is not writable. Give this user write permission, or set DATA_DIR to another folder, and start again.`,
  },
  {
    pattern:
      /WT_PANIC|WT_ERROR|WT_TRY_SALVAGE|WT_NOTFOUND|corrupt|checksum|WiredTiger (error|metadata)|WiredTiger\.(turtle|wt)|not a WiredTiger|Fatal assertion/i,
    sentence: ({ folder }) =>
      `The database in ${folder} is damaged and MongoDB cannot open it. Restore your backup of the data folder, or move the folder away to start with an empty one, and start again.`,
  },
];

/**
 * Converts mongod's output to an error message with instructions, and stores the whole output next to the data.
 */
export async function explainFailure(failure: Failure): Promise<Error> {
  if (failure.cause instanceof StartupError) return failure.cause;
  const log = join(failure.folder, 'last-failure.log');
  const text = [String(failure.cause), ...failure.output].join('\n');
  const isKept = await writeFile(log, `${text}\n`).then(
    () => true,
    () => false,
  );
  const explanation = explanations.find(({ pattern }) => pattern.test(findErrorLines(text)));
  if (explanation) return new StartupError(explanation.sentence(failure));
  const outputHint = isKept ? ` Its output is in ${log}.` : '';
  const reason = failure.cause instanceof Error ? failure.cause.message.split('\n')[0] : 'unknown';
  return new StartupError(
    `MongoDB ${failure.version} could not start with the data in ${failure.folder} (${reason}).${outputHint}`,
  );
}

/** Only error lines count: the startup options alone contain half of the patterns above. */
function findErrorLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('{') || /"s":"[EF]"|DBException/.test(line))
    .join('\n');
}
