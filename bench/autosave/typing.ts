import { setTimeout as pause } from 'node:timers/promises';
import type { Draft } from './killable-browser.ts';
import { formatWord, type TypedWord } from './words.ts';

const betweenKeysMs = 50;
const wordsPerThought = 15;
/** Longer than autosave waits for the user to stop typing. */
const thinkingMs = 1_000;

/** Types numbered words into a new paragraph until `stop` is called or the browser is gone. */
export async function startTyping({ page, text }: Draft) {
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  const words: TypedWord[] = [];
  let isStopped = false;
  const typeAll = async () => {
    while (!isStopped) {
      const startedAtMs = performance.now();
      await page.keyboard.type(`${formatWord(words.length + 1)} `, { delay: betweenKeysMs });
      words.push({ startedAtMs, endedAtMs: performance.now() });
      if (words.length % wordsPerThought === 0) await pause(thinkingMs);
    }
  };
  const ended = typeAll().catch(() => undefined);
  return {
    /** Stops and returns the words that were typed completely. */
    async stop() {
      isStopped = true;
      await ended;
      return words;
    },
  };
}
