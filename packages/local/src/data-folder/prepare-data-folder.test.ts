import { createTestFolder } from '@grantwright/shared/testing';
import { StartupError } from '@grantwright/shared/storage';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareDataFolder } from './prepare-data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await createTestFolder('prepare-');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const refusal = (message: RegExp) =>
  expect.objectContaining({
    constructor: StartupError,
    message: expect.stringMatching(message) as string,
  }) as Error;

describe('a data folder', () => {
  it('is created with its format, and accepted again', async () => {
    const created = join(folder, 'new', 'data');
    await prepareDataFolder(created);
    await prepareDataFolder(created);
    expect(await readFile(join(created, 'format'), 'utf8')).toBe('1\n');
  });

  it('is rejected if it is a file', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await expect(prepareDataFolder(file)).rejects.toEqual(refusal(/is a file, not a folder/));
  });

  it('is rejected if a newer version wrote it', async () => {
    await writeFile(join(folder, 'format'), '999\n');
    const message = /was written by a newer version of Grantwright/;
    await expect(prepareDataFolder(folder)).rejects.toEqual(refusal(message));
  });

  it('is rejected if its format cannot be read', async () => {
    await writeFile(join(folder, 'format'), 'x');
    await expect(prepareDataFolder(folder)).rejects.toEqual(refusal(/is damaged/));
  });
});
