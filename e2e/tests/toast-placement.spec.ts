import { expect, test, type Page } from '@playwright/test';
import { viewports } from '../support/audit.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { createApplication } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { findElementsUnderToast } from '../support/toast-overlap.ts';
import { animated } from '../support/animated.ts';
import { visit } from '../support/visit.ts';

test.use(animated);

/** Checks both sizes by resizing the window, because only style sheets depend on the size. */
async function expectNoActionCovered(page: Page, ...words: string[]): Promise<void> {
  await expectMessage(page, ...words);
  for (const viewport of [viewports.wide, viewports.phone]) {
    await page.setViewportSize(viewport);
    const state = `covered by "${words.join(', ')}" at ${viewport.width} pixels`;
    expect(await findElementsUnderToast(page), state).toEqual([]);
  }
}

test('a toast never covers the primary action of a dialog', async ({ page }) => {
  await signInWithOrganization(page);
  await page.goto('/documents');
  await button(page, 'Upload Document').first().click();
  const upload = page.getByRole('dialog');
  await upload.locator('input[type=file]').setInputFiles(await guidelinesFile());
  await page.context().setOffline(true);
  await button(upload, 'Upload').click();
  await expectNoActionCovered(page, 'Upload Failed');
  await page.context().setOffline(false);
  await visit(page, '/organizations?dialog=new');
  const organization = page.getByRole('dialog');
  await organization.getByLabel('Organization Name').fill('Hill Town Library');
  await page.context().setOffline(true);
  await button(organization, 'Create Organization').click();
  await expectNoActionCovered(page, 'Failed to create organization');
});

test('a toast never covers the primary action of a form, and is styled despite the content security policy', async ({
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (entry) => {
    if (/content security policy/i.test(entry.text())) violations.push(entry.text());
  });
  await signIn(page);
  await page.goto('/profile');
  await page.getByLabel('Username').fill('');
  await button(page, 'Save Changes').click();
  await expectNoActionCovered(page, 'Please fill in all fields');
  const appliedRules = await page.evaluate(() =>
    [...document.querySelectorAll('style')]
      .filter(({ textContent }) => textContent.includes('[data-sonner-toast]'))
      .map(({ sheet }) => sheet?.cssRules.length ?? 0),
  );
  expect(Math.max(...appliedRules)).toBeGreaterThan(0);
  expect(violations).toEqual([]);
});

test('a toast never covers a button in the mobile menu', async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await signInWithOrganization(page);
  await page.goto('/organizations');
  await button(page, 'Open menu').click();
  await page.context().setOffline(true);
  await button(page.getByRole('dialog', { name: 'Menu' }), 'Logout').click();
  await expectMessage(page, 'Logout Error');
  expect(await findElementsUnderToast(page, '[role=dialog] :is(a, button)')).toEqual([]);
});

test('a toast never covers the actions of a creator step, and grows with enlarged text', async ({
  page,
}) => {
  await signInWithOrganization(page);
  const { id } = await createApplication(page);
  await page.goto(`/application-creator/${id}`);
  await button(page, 'Save Application').click();
  await expectNoActionCovered(page, 'Application Saved');

  await page.setViewportSize(viewports.phone);
  await page.evaluate(() => (document.documentElement.style.fontSize = '32px'));
  for (const [name, words] of [
    ['Download', 'Download Started'],
    ['Save Application', 'Application Saved'],
  ] as const) {
    await button(page, name).click();
    await expectMessage(page, words);
    const toast = page.locator('[data-sonner-toast][data-visible="true"]');
    await expect(toast).toHaveCSS('font-size', '28px');
    expect(await findElementsUnderToast(page, '[data-action-bar]'), words).toEqual([]);
  }

  await test.step('scroll to the end of a low page', async () => {
    await page.setViewportSize({ width: 640, height: 400 });
    await button(page, 'Download').click();
    await expectMessage(page, 'Download Started');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await findElementsUnderToast(page, '[data-action-bar]')).toEqual([]);
  });
});
