import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inProject } from './project.mjs';
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
 * @returns {Promise<{ path?: string, reason?: string }>} the path of the program, or the reason why none was found
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return { path: process.env.CHROMIUM_PATH };
  const attempts = [];
  for (const find of [
    () => onPath([shellName]),
    playwrightShell,
    () => install(attempts, 'apt-get', installWithApt, () => onPath([shellName])),
    () => [...fullPaths].find(isProgram) ?? onPath(fullNames),
    () => install(attempts, 'Playwright', installWithPlaywright, playwrightShell),
  ]) {
    const path = await find();
    if (path) return { path };
  }
  return { reason: attempts.join('; ') };
}

async function install(attempts, tool, work, find) {
  if (tool === 'apt-get' && process.getuid?.() !== 0) return undefined;
  const result = await withProgress('installing', `${shellName} with ${tool}`, work);
  if (result.code === 0) return await find();
  attempts.push(result.output.trim().split('\n').at(-1));
  return undefined;
}

async function installWithApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const args = ['install', '-y', '--no-install-recommends', shellName];
  const result = await runProgram('apt-get', args, { env });
  if (result.code === 0) return result;
  const updated = await runProgram('apt-get', ['update'], { env });
  return updated.code === 0 ? await runProgram('apt-get', args, { env }) : updated;
}

const playwright = inProject('node_modules/@playwright/test/cli.js');

const installWithPlaywright = () =>
  runProgram(process.execPath, [playwright, 'install', '--only-shell', 'chromium']);

/** Finds the headless shell in Playwright's cache, where `playwright install` puts it. */
async function playwrightShell() {
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

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
