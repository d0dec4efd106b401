import { execFile } from 'node:child_process';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Converts files with LibreOffice (`soffice` on the PATH), a few at a time to start it less often.
 *
 * @param format such as `pdf` or `txt:Text (encoded):UTF8`
 * @returns the paths of the results, in order
 */
export async function convertWithLibreOffice(
  folder: string,
  format: string,
  paths: readonly string[],
): Promise<string[]> {
  const profile = `-env:UserInstallation=file://${folder}/profile`;
  const options = ['--headless', '--norestore', '--convert-to', format, '--outdir', folder];
  await run('soffice', [profile, ...options, ...paths], { maxBuffer: 1e8 });
  const extension = format.split(':')[0] ?? format;
  return paths.map((path) => join(folder, `${basename(path, extname(path))}.${extension}`));
}

/** Runs a tool of poppler-utils and returns its output. */
export const runPoppler = async (
  tool: 'pdffonts' | 'pdftohtml' | 'pdftotext',
  args: string[],
): Promise<string> => (await run(tool, args, { maxBuffer: 1e8 })).stdout;
