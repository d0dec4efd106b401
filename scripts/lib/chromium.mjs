import { join } from 'node:path';
import { findOnPath, isProgram } from './find-program.mjs';
import { canInstallWithApt, installWithApt } from './install-with-apt.mjs';
import { resolveInProject } from './project.mjs';
import { withProgress } from './progress.mjs';
import { runProgram } from './run-program.mjs';

// The headless shell takes half the CPU time of full Chromium.
const shellName = 'chromium-headless-shell';
const fullNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const fullPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds the browser for the browser tests: CHROMIUM_PATH, an installed headless shell, or a headless shell that this
 * function installs with apt (as root) or Playwright. Falls back to full Chromium.
 *
 * @returns {Promise<{ path: string } | { reason: string }>} the path of the program, or the reason why none was found
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return { path: process.env.CHROMIUM_PATH };
  /** @type {string[]} */
  const failures = [];
  /** @type {(tool: string, work: () => Promise<import('./run-program.mjs').Result>) => Promise<boolean>} */
  const install = async (tool, work) => {
    const result = await withProgress('installing', `${shellName} with ${tool}`, work);
    if (result.code !== 0) failures.push(result.output.trim().split('\n').at(-1) ?? '');
    return result.code === 0;
  };
  const path =
    findOnPath(shellName) ??
    (await findPlaywrightShell()) ??
    (canInstallWithApt() && (await install('apt-get', () => installWithApt(shellName)))
      ? findOnPath(shellName)
      : undefined) ??
    fullPaths.find(isProgram) ??
    findOnPath(...fullNames) ??
    ((await install('Playwright', installWithPlaywright))
      ? await findPlaywrightShell()
      : undefined);
  return path ? { path } : { reason: failures.join('; ') };
}

const playwright = resolveInProject('node_modules/@playwright/test/cli.js');

const installWithPlaywright = () =>
  runProgram(process.execPath, [playwright, 'install', '--only-shell', 'chromium']);

/** Finds the headless shell in Playwright's cache, where `playwright install` puts it. */
async function findPlaywrightShell() {
  const args = [playwright, 'install', '--only-shell', '--dry-run', 'chromium'];
  const { output } = await runProgram(process.execPath, args);
  const line = output.split('\n').find((each) => /Install location:.*headless_shell/.test(each));
  const folder = line?.split('location:')[1]?.trim();
  if (!folder) return undefined;
  return ['linux64', 'mac-arm64', 'mac-x64', 'win64']
    .map((platform) => join(folder, `chrome-headless-shell-${platform}`, executable))
    .find(isProgram);
}
const executable =
  process.platform === 'win32' ? 'chrome-headless-shell.exe' : 'chrome-headless-shell';
