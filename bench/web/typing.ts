/**
 * Measures the cost of a key press in the middle of a long text in our editor in the running product, compared with a
 * plain contenteditable with the same text and style. Measures the CPU time of the main thread, so that other load does
 * not count. BENCH_URL, BENCH_ROUNDS (5), CHROMIUM_PATH.
 */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { buildPath, endpoints } from '@grantwright/shared/contract';
import { numberFlag } from '../lib/number-flag.ts';
import { pairedRounds, report } from '../lib/paired-rounds.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { createWebUser, executablePath, type WebUser } from '../lib/web-user.ts';

const url = process.env['BENCH_URL'] ?? 'http://localhost:3000';
const rounds = numberFlag('BENCH_ROUNDS', process.env['BENCH_ROUNDS'] ?? 5);
const keys = 20;
const betweenKeysMs = 120;
/** Long enough for the editor's deferred work. */
const restMs = 3_000;

/** Main-thread milliseconds for mounting, for a key press, and for the slowest key press. */
type TypingTimes = { mount: number; key: number; slowest: number };

const sentence =
  'The reading room opened its doors to every child of the ward and kept a careful record of each visit. ';
const createContent = (blocks: number) =>
  Array.from({ length: blocks }, (_, index) =>
    index % 25 === 0
      ? `<h2>Section ${index / 25 + 1}</h2>`
      : `<p>${index}. ${sentence.repeat(1 + (index % 3))}</p>`,
  ).join('');

async function mainThreadMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1_000;
}

async function watch(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** Places the caret in the middle block and types. */
async function type(
  page: Page,
  session: CDPSession,
  editor: string,
): Promise<Omit<TypingTimes, 'mount'>> {
  await page.evaluate((selector) => {
    const blocks = document.querySelectorAll(`${selector} p`);
    const middle = blocks[Math.floor(blocks.length / 2)];
    middle?.scrollIntoView({ block: 'center' });
    middle?.setAttribute('data-middle', '');
  }, editor);
  await page.waitForTimeout(500);
  const box = await page.locator('[data-middle]').boundingBox();
  if (!box) throw new Error('the middle block is not visible');
  await page.mouse.click(box.x + 120, box.y + 10);
  await page.keyboard.press('x');
  await page.waitForTimeout(restMs);
  await page.evaluate(() => {
    const durations: number[] = [];
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'keydown') durations.push(entry.duration);
    }).observe(options);
  });
  const text = () => page.locator('[data-middle]').innerText();
  const before = (await text()).length;
  const start = await mainThreadMs(session);
  for (let index = 0; index < keys; index += 1) {
    await page.keyboard.press('e');
    await page.waitForTimeout(betweenKeysMs);
  }
  await page.waitForTimeout(restMs);
  const key = ((await mainThreadMs(session)) - start) / keys;
  if ((await text()).length !== before + keys) throw new Error('some keys were lost');
  const slowest = await page.evaluate(() => Math.max(0, ...Reflect.get(window, 'durations')));
  return { key, slowest };
}

async function measurePlain(browser: Browser, blocks: number): Promise<TypingTimes> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent(
    `<style>body{font:18px/1.6 serif;margin:0}div{width:680px;margin:0 auto;padding:48px}p,h2{margin:0 0 12px}</style><div contenteditable></div>`,
  );
  const session = await watch(page);
  const start = await mainThreadMs(session);
  await page.evaluate((html) => {
    const place = document.querySelector('div');
    if (place) place.innerHTML = html;
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, createContent(blocks));
  const mount = (await mainThreadMs(session)) - start;
  const typed = await type(page, session, '[contenteditable]');
  await page.close();
  return { ...typed, mount };
}

/** Saves an application whose text has this many blocks. */
async function saveText(user: WebUser, id: string, blocks: number): Promise<void> {
  const path = buildPath(endpoints.getApplication, { id });
  const { version, title, grantProgram, status, organizationId, workingCopy } =
    endpoints.getApplication.response.parse(JSON.parse((await user.send('GET', path)).toString()));
  const replaces = workingCopy ? [workingCopy.revision] : [];
  await user.send(
    'PUT',
    path,
    { title, grantProgram, status, organizationId, replaces, content: createContent(blocks) },
    { headers: { 'if-match': `"${version}"` } },
  );
}

async function measureOurs(context: BrowserContext, id: string): Promise<TypingTimes> {
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${url}/application-creator/${id}`);
  const text = page.getByRole('textbox', { name: 'Application text' });
  await text.waitFor();
  await page.evaluate(() => {
    indexedDB.deleteDatabase('grantwright');
    localStorage.clear();
  });
  // Leave and return, so that all scripts are loaded and only the text is mounted.
  const session = await watch(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await text.waitFor({ state: 'detached' });
  await page.waitForTimeout(restMs);
  const start = await mainThreadMs(session);
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button').nth(3).click();
  await text.waitFor();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  const mount = (await mainThreadMs(session)) - start;
  const typed = await type(page, session, '[role=textbox][aria-label="Application text"]');
  await page.close({ runBeforeUnload: false });
  return { ...typed, mount };
}

/** Measures both editors alternately and prints the ratios. */
async function compare(
  blocks: number,
  candidates: Record<'plain' | 'ours', () => Promise<TypingTimes>>,
): Promise<void> {
  const all: Record<'plain' | 'ours', TypingTimes[]> = { plain: [], ours: [] };
  const keyTime = async (name: 'plain' | 'ours') => {
    const measured = await candidates[name]();
    all[name].push(measured);
    return measured.key;
  };
  const { ratios } = await pairedRounds(rounds, {
    plain: () => keyTime('plain'),
    ours: () => keyTime('ours'),
  });
  console.log(`\n${blocks} blocks`);
  report('main thread per key, ours / contenteditable', ratios('ours', 'plain'));
  report(
    'mount, ours / contenteditable',
    all.ours.map(({ mount }, round) => mount / (all.plain[round]?.mount ?? NaN)),
  );
  for (const [name, measured] of Object.entries(all)) {
    const list = (key: keyof TypingTimes, digits = 0) =>
      measured.map((each) => each[key].toFixed(digits)).join(' ');
    console.log(
      `  ${name}: ${list('key', 1)} ms per key; slowest keydown ${list('slowest')} ms; mount ${list('mount')} ms`,
    );
  }
}

async function main({ defer }: Bench): Promise<void> {
  const browser = await chromium.launch({ executablePath });
  defer(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const user = await createWebUser(url);
  await context.addCookies(user.getCookies());
  const id = await user.createApplication();
  for (const blocks of [300, 3_000])
    await compare(blocks, {
      plain: () => measurePlain(browser, blocks),
      ours: async () => {
        await saveText(user, id, blocks);
        return measureOurs(context, id);
      },
    });
}

await runBenchmark(main);
