import { test } from '@playwright/test';
import { keyboardHands } from '../hands/keyboard-hands.ts';
import { mouseHands } from '../hands/mouse-hands.ts';
import { touchHands } from '../hands/touch-hands.ts';
import { mainJob } from '../journeys/main-job.ts';

test('from the landing page to a Word file, by mouse', async ({ page }) => {
  await mainJob(page, mouseHands(page));
});

test('from the landing page to a Word file, by keyboard alone', async ({ page }) => {
  await mainJob(page, keyboardHands(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('from the landing page to a Word file, by touch', async ({ page }) => {
    await mainJob(page, touchHands(page));
  });
});
