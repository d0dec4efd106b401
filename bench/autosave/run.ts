import { chromium, type Browser } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { createApplication, createUser } from '../web/user.ts';

/*
 * Measures how much typing is lost when a browser is killed: kills it at a random moment, opens the application in a
 * new browser without local data, and compares the text. Only the last two seconds of typing may be missing.
 */
const url = process.env['BENCH_URL'] ?? 'http://localhost:3000';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 10);
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const betweenKeysMs = 60;
const maxLostMs = 2_000;

const isPause = (index: number) => index % 40 === 39;
const pauseMs = 1_200;

type Key = { character: string; atMs: number };

async function openText(
  browser: Browser,
  path: string,
  cookies: Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0],
) {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(url + path);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  await sheet.waitFor();
  return { page, sheet };
}

/** Types until the browser is killed. Returns the keys with the time at which each appeared on the screen. */
async function typeUntilKilled(path: string, cookies: Parameters<typeof openText>[2]) {
  const server = await chromium.launchServer({ executablePath });
  const browser = await chromium.connect(server.wsEndpoint());
  const { page, sheet } = await openText(browser, path, cookies);
  await sheet.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const keys: Key[] = [];
  const isGone = { value: false };
  let killedAtMs = 0;
  const kill = new Promise<void>((resolve) =>
    setTimeout(
      () => {
        isGone.value = true;
        killedAtMs = performance.now();
        void server.kill().then(resolve);
      },
      3_000 + Math.random() * 10_000,
    ),
  );
  const letters = randomBytes(2_000)
    .toString('hex')
    .replace(/(.{5})/g, '$1 ');
  for (const [index, character] of [...letters].entries()) {
    if (isGone.value) break;
    const isTyped = await page.keyboard.type(character).then(
      () => true,
      () => false,
    );
    if (isTyped && !isGone.value) keys.push({ character, atMs: performance.now() });
    await new Promise((resolve) => setTimeout(resolve, isPause(index) ? pauseMs : betweenKeysMs));
  }
  await kill;
  return { keys, killedAtMs };
}

/** Milliseconds of typing missing from the text. Throws if the text is not a prefix of the typed text. */
function lostMs(
  { keys, killedAtMs }: Awaited<ReturnType<typeof typeUntilKilled>>,
  text: string,
): number {
  const typedText = keys.map(({ character }) => character).join('');
  const storedText = text.replaceAll('\u00a0', ' ');
  const isBeginning =
    typedText.startsWith(storedText) ||
    storedText.startsWith(typedText) ||
    `${typedText} `.startsWith(storedText);
  if (!isBeginning)
    throw new Error(`typed ${typedText.slice(-40)}, found ${storedText.slice(-40)}`);
  const firstLost = keys[storedText.length];
  return firstLost ? killedAtMs - firstLost.atMs : 0;
}

async function main(): Promise<void> {
  const results: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const browser = await chromium.launch({ executablePath });
    const context = await browser.newContext();
    const { id } = await createApplication(await createUser(context, url));
    const path = `/application-creator/${id}`;
    const cookies = await context.cookies();
    const recording = await typeUntilKilled(path, cookies);
    const { sheet } = await openText(browser, path, cookies);
    const text = (await sheet.locator('p').allInnerTexts()).at(-1) ?? '';
    results.push(lostMs(recording, text));
    await browser.close();
  }
  const sorted = results.toSorted((a, b) => a - b).map(Math.round);
  console.log(
    `${rounds} kills: lost typing median ${sorted[Math.floor(sorted.length / 2)]} ms, most ${sorted.at(-1)} ms; every other key was kept`,
  );
  if ((sorted.at(-1) ?? 0) > maxLostMs) process.exitCode = 1;
}

await main();
