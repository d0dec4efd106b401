import { test } from '@playwright/test';
import { keyboardHands } from '../hands/keyboard-hands.ts';
import { mouseHands } from '../hands/mouse-hands.ts';
import { patientHands } from '../hands/patient-hands.ts';
import { touchHands } from '../hands/touch-hands.ts';
import { mainJob } from '../journeys/main-job.ts';

// E2E_PATIENT=true: against a running product that is being taken apart (bench/chaos)
const isPatient = process.env['E2E_PATIENT'] === 'true';

test('from the landing page to a Word file, by mouse', async ({ page }) => {
  const hands = mouseHands(page);
  await mainJob(page, isPatient ? patientHands(page, hands) : hands);
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
