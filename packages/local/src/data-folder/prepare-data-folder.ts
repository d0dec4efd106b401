import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getErrorCode } from '@grantwright/shared/service';
import { StartupError } from '@grantwright/shared/storage';

/** The version of the folder layout. Incremented when older versions can no longer read it. */
const format = 1;
/** With fewer free bytes, the database would soon fail. */
const minFreeBytes = 100 * 1024 ** 2;

/**
 * Creates the data folder and checks that it is writable, has free space and has a format supported by this version.
 *
 * @throws StartupError with instructions for the user
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.probe-${process.pid}`);
    await writeFile(probe, 'x'.repeat(4_096));
    await rm(probe);
  } catch (cause) {
    throw new StartupError(describeFolderError(cause, folder));
  }
  const space = await statfs(folder);
  const free = space.bavail * space.bsize;
  if (free < minFreeBytes) {
    throw new StartupError(
      `The disk that holds ${folder} is full: ${Math.floor(free / 1024 ** 2)} MB are left, and ${minFreeBytes / 1024 ** 2} are needed. Free some space, or set DATA_DIR to a folder on another disk.`,
    );
  }
  await checkFormat(folder);
}

async function checkFormat(folder: string): Promise<void> {
  const file = join(folder, 'format');
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content === undefined) return await writeFile(file, `${format}\n`);
  const version = Number(content);
  if (!Number.isInteger(version) || version < 1) {
    throw new StartupError(
      `${folder} is damaged: its file "format" is not readable. Restore your backup of the folder, or set DATA_DIR to another folder.`,
    );
  }
  if (version > format) {
    throw new StartupError(
      `The data in ${folder} was written by a newer version of Grantwright. Start that version, or set DATA_DIR to another folder.`,
    );
  }
}

function describeFolderError(cause: unknown, folder: string): string {
  const code = getErrorCode(cause);
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk that holds ${folder} is full. Free some space, or set DATA_DIR to a folder on another disk.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `The data folder ${folder} cannot be written to. Give this user write permission, or set DATA_DIR to another folder.`;
    case 'ENOTDIR':
    case 'EEXIST':
      return `${folder} is a file, not a folder. Move it away, or set DATA_DIR to another folder.`;
    default:
      return `The data folder ${folder} cannot be used (${code ?? String(cause)}). Set DATA_DIR to another folder.`;
  }
}
