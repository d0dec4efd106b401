import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { executablePath } from '../lib/web-user.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** A Chromium whose data is in a folder and survives the process. */
export class KillableBrowser {
  static readonly #running = new Set<KillableBrowser>();
  readonly #child: ChildProcess;
  readonly #browser: Browser;

  private constructor(child: ChildProcess, browser: Browser) {
    this.#child = child;
    this.#browser = browser;
  }

  static async start(profile: string): Promise<KillableBrowser> {
    await mkdir(profile, { recursive: true });
    const args = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];
    const child = spawn(executablePath, [...args, `--user-data-dir=${profile}`], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const found = /listening on (ws:\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      });
      child.once('exit', () => reject(new Error(`Chromium exited:\n${output}`)));
    });
    const browser = new KillableBrowser(child, await chromium.connectOverCDP(address));
    KillableBrowser.#running.add(browser);
    return browser;
  }

  static async killAll(): Promise<void> {
    for (const browser of [...KillableBrowser.#running]) await browser.kill();
  }

  /** Opens a signed-in user's draft. */
  async openDraft(url: string, cookies: Cookies): Promise<Draft> {
    const [context] = this.#browser.contexts();
    if (!context) throw new Error('Chromium has no default context');
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(url);
    const text = page.getByRole('textbox', { name: 'Application text' });
    await text.waitFor();
    return { page, text };
  }

  /** Kills all of the browser's processes. */
  async kill(): Promise<void> {
    if (!KillableBrowser.#running.delete(this)) return;
    const exited = once(this.#child, 'exit');
    process.kill(-(this.#child.pid ?? 0), 'SIGKILL');
    await exited;
  }
}

export type Draft = { page: Page; text: Locator };
