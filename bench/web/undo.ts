/**
 * Measures how long undo and redo of a large paste take in the running product, from the key press until the text is
 * painted. This is wall-clock time, so other load counts. BENCH_URL, BENCH_ROUNDS (5), BENCH_BLOCKS (3,000),
 * CHROMIUM_PATH.
 */
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { numberFlag } from '../lib/number-flag.ts';
import { runBenchmark, type Bench } from '../lib/run-benchmark.ts';
import { createWebUser, executablePath } from '../lib/web-user.ts';

const url = process.env['BENCH_URL'] ?? 'http://localhost:3000';
const rounds = numberFlag('BENCH_ROUNDS', process.env['BENCH_ROUNDS'] ?? 5);
const pastedBlocks = numberFlag('BENCH_BLOCKS', process.env['BENCH_BLOCKS'] ?? 3_000);
const betweenStepsMs = 3_000;

const pasted = Array.from(
  { length: pastedBlocks },
  (_, index) => `<p>${index}. The reading room keeps a careful record of each visit.</p>`,
).join('');

const copy = (page: Page) =>
  page.evaluate(async (html) => {
    const type = 'text/html';
    await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([html], { type }) })]);
  }, pasted);

/** Returns the milliseconds from the step until the editor shows `blocks` blocks. */
async function timed(page: Page, blocks: number, step: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => Object.assign(window, { start: performance.now() }));
  await step();
  const end = await page.waitForFunction((expected) => {
    const visible = document.querySelectorAll('[role=textbox] p[data-slate-node=element]').length;
    return visible === expected && performance.now();
  }, blocks);
  const start = await page.evaluate((): number => Reflect.get(window, 'start'));
  const ms = Number(await end.jsonValue()) - start;
  await page.waitForTimeout(betweenStepsMs);
  return ms;
}

async function main({ defer }: Bench): Promise<void> {
  const browser = await chromium.launch({ executablePath });
  defer(() => browser.close());
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const user = await createWebUser(url);
  await context.addCookies(user.getCookies());
  const id = await user.createApplication();
  const page = await context.newPage();
  await page.goto(`${url}/application-creator/${id}`);
  await page.getByRole('textbox', { name: 'Application text' }).getByText('Text.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForTimeout(betweenStepsMs);
  const blocks = await page.locator('[role=textbox] p[data-slate-node=element]').count();
  const steps = {
    paste: (many: number) => timed(page, many, () => page.keyboard.press('Control+v')),
    undo: () => timed(page, blocks, () => page.keyboard.press('Control+z')),
    redo: (many: number) => timed(page, many, () => page.keyboard.press('Control+Shift+z')),
  };
  const times: Record<keyof typeof steps, number[]> = { paste: [], undo: [], redo: [] };
  await copy(page);
  const many = blocks - 1 + pastedBlocks;
  for (let round = 0; round < rounds; round += 1) {
    times.paste.push(await steps.paste(many));
    times.undo.push(await steps.undo());
    times.redo.push(await steps.redo(many));
    times.undo.push(await steps.undo());
  }
  console.log(`${pastedBlocks} paragraphs`);
  for (const [name, all] of Object.entries(times))
    console.log(`  ${name}: ${all.map((ms) => ms.toFixed(0)).join(' ')} ms`);
}

await runBenchmark(main);
