import { test } from '@playwright/test';
import { keyboardHands } from '../hands/keyboard-hands.ts';
import { mouseHands } from '../hands/mouse-hands.ts';
import { mainJob } from '../journeys/main-job.ts';

test('from the landing page to a Word file, by mouse', async ({ page }) => {
  await mainJob(page, mouseHands(page));
});

test('from the landing page to a Word file, by keyboard alone', async ({ page }) => {
  await mainJob(page, keyboardHands(page));
});

test('from the landing page to a Word file, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await mainJob(page, mouseHands(page));
});
