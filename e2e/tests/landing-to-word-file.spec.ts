import { test } from '@playwright/test';
import { mouseInput } from '../input-methods/mouse.ts';
import { withRetries } from '../input-methods/with-retries.ts';
import { touchInput } from '../input-methods/touch.ts';
import { completeFirstApplication } from '../journeys/complete-first-application.ts';
import { animated } from '../support/animated.ts';

test.use(animated);

// Set E2E_RETRY_ACTIONS=true if the product's processes are being killed (bench/chaos).
const retriesActions = process.env['E2E_RETRY_ACTIONS'] === 'true';

test('a mouse user gets from the landing page to a Word file', async ({ page }) => {
  const input = mouseInput(page);
  await completeFirstApplication(page, retriesActions ? withRetries(page, input) : input);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a touch user gets from the landing page to a Word file', async ({ page }) => {
    await completeFirstApplication(page, touchInput(page));
  });
});
