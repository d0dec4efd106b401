import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProgram } from './run-program.mjs';
import { inProject } from './project.mjs';
import { withProgress } from './with-progress.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium that the browser tests drive: CHROMIUM_PATH, or one that is installed, or one installed
 * now: by apt as root, else by Playwright.
 *
 * @returns {Promise<{ path?: string, reason?: string }>} the program, or why there is none
 */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return { path: process.env.CHROMIUM_PATH };
  const installed = findChromium() ?? (await playwrightsOwn());
  if (installed) return { path: installed };
  const attempts = [];
  if (process.getuid?.() === 0) {
    attempts.push(await withProgress('installing', 'Chromium by apt-get', installByApt));
    const path = findChromium();
    if (path) return { path };
  }
  attempts.push(await withProgress('installing', 'Chromium by Playwright', installByPlaywright));
  const path = await playwrightsOwn();
  if (path) return { path };
  return { reason: attempts.map(lastLine).filter(Boolean).join('; ') };
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...elsewhere].find(isProgram);
}

async function playwrightsOwn() {
  const { chromium } = await import(
    pathToFileURL(inProject('node_modules/@playwright/test/index.mjs')).href
  );
  const path = chromium.executablePath();
  return isProgram(path) ? path : undefined;
}

async function installByApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await runProgram('apt-get', ['update'], { env });
  if (updated.code !== 0) return updated;
  return await runProgram('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env,
  });
}

function installByPlaywright() {
  const cli = inProject('node_modules/@playwright/test/cli.js');
  return runProgram(process.execPath, [cli, 'install', 'chromium']);
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const lastLine = ({ code, output }) => (code === 0 ? '' : output.trim().split('\n').at(-1));
