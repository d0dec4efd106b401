import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createWebUser } from '../lib/web-user.ts';
import { KillableBrowser } from './killable-browser.ts';
import type { KillableProduct } from './killable-product.ts';
import { startTyping } from './typing.ts';
import { lostTyping, type LostTyping } from './words.ts';

const victims = ['browser', 'services', 'database'] as const;
/** Allows for retries, because a failed autosave is repeated after five seconds. */
const saveTimeoutMs = 60_000;

export type Round = {
  victim: (typeof victims)[number];
  typingMs: number;
  /** The user keeps typing in the same page until the services are back. */
  keepsPage: boolean;
  /** Reopens the draft in a browser without stored data. */
  inNewBrowser: boolean;
};
export type Outcome = { round: Round; typedWords: number; lost: LostTyping };
type Places = { product: KillableProduct; profiles: string };

export function chooseRound(random: () => number): Round {
  const victim = victims[Math.floor(random() * victims.length)] ?? 'browser';
  return {
    victim,
    typingMs: 2_000 + random() * 5_000,
    keepsPage: victim !== 'browser' && random() < 0.5,
    inNewBrowser: random() < 0.5,
  };
}

/** Types, kills the victim, restarts everything and compares the restored text. */
export async function runRound(round: Round, places: Places): Promise<Outcome> {
  try {
    return await measureLoss(round, places);
  } finally {
    await KillableBrowser.killAll();
    // browser processes may still be writing
    await rm(places.profiles, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function measureLoss(round: Round, { product, profiles }: Places): Promise<Outcome> {
  const { url, cookies } = await createDraft(product.url);
  const browser = await KillableBrowser.start(join(profiles, 'first'));
  const draft = await browser.openDraft(url, cookies);
  const typing = await startTyping(draft);
  await pause(round.typingMs);

  let killedAtMs = performance.now();
  if (round.victim !== 'browser') await product.kill(round.victim);
  if (round.keepsPage) {
    await product.restart();
    await typing.stop();
    await draft.page.getByText('as a working copy').waitFor({ timeout: saveTimeoutMs });
    killedAtMs = performance.now();
  }
  await browser.kill();
  const typed = await typing.stop();
  if (round.victim !== 'browser' && !round.keepsPage) await product.restart();

  const profile = join(profiles, round.inNewBrowser ? 'second' : 'first');
  const reopened = await KillableBrowser.start(profile);
  const { text } = await reopened.openDraft(url, cookies);
  const [, ...paragraphs] = await text.locator('p').allInnerTexts();
  await reopened.kill();
  const lost = lostTyping(typed, paragraphs.join('\n'), killedAtMs);
  return { round, typedWords: typed.length, lost };
}

/** Creates a new user with a saved application. */
async function createDraft(productUrl: string) {
  const user = await createWebUser(productUrl);
  const id = await user.createApplication();
  return { url: `${productUrl}/application-creator/${id}`, cookies: user.getCookies() };
}
