import { expect, test } from '@playwright/test';
import { button, expectMessage } from '../../support/dialogs.ts';
import { makeSuperUser } from '../../support/make-super-user.ts';
import { getJson, callApi } from '../../support/api-calls.ts';
import { signIn } from '../../support/sign-in.ts';

const credits = async (page: Parameters<typeof signIn>[0]) =>
  (await getJson<{ credits: number }>(page, '/api/entitlement')).credits;

test('payment: shows why each card was rejected, reports a network failure, and charges once on retry', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/checkout');
  await expect(page.getByRole('heading', { name: 'Complete Your Purchase' })).toBeVisible();
  for (const [card, words] of [
    ['4000 0000 0000 0002', /declined/],
    ['4000 0000 0000 9995', /insufficient funds/],
    ['4000 0025 0000 3155', /confirm/],
  ] as const) {
    await page.getByRole('button', { name: `Use ${card}` }).click();
    await page.keyboard.press('Enter');
    await expectMessage(page, 'Payment Failed', words);
    await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(words);
  }
  expect(await credits(page)).toBe(0);

  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  const pay = button(page, 'Complete Secure Payment - $10.00');
  await page.context().setOffline(true);
  await pay.click();
  await expectMessage(
    page,
    'Payment Failed',
    'An error occurred during payment processing.',
    'If you try again, you won’t be charged twice.',
  );
  await page.context().setOffline(false);
  await pay.dblclick();
  await expectMessage(
    page,
    'Payment Successful',
    'Thank you for your purchase! You can now create additional applications.',
  );
  await expect(page).toHaveURL(/application-creator/);
  expect(await credits(page)).toBe(1);
});

test('payment: does not ask a super user to pay', async ({ page }) => {
  await signIn(page);
  const { email } = await getJson<{ email: string }>(page, '/api/user');
  await makeSuperUser(email);
  await callApi(page, 'POST', '/api/login', { email, password: 'harbor street' });
  await page.goto('/checkout');
  await expectMessage(page, 'Super User Access');
  await expect(page).toHaveURL(/\/application-creator/);
});
