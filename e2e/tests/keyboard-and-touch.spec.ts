import { expect, test, type Locator, type Page } from '@playwright/test';
import type { InputMethod } from '../input-methods/input-method.ts';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { touchInput } from '../input-methods/touch.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { organization } from '../support/fixtures.ts';
import { uploadDocument, createApplication, getJson, callApi } from '../support/api-calls.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { animated } from '../support/animated.ts';
import { visit } from '../support/visit.ts';

test.use(animated);

const inputMethods = {
  'by keyboard': { viewport: { width: 1280, height: 800 } },
  'by touch on a phone': {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  },
};

test.describe('keyboard navigation', () => {
  test('moves focus from the skip link into the content, and reaches every screen from the mobile menu', async ({
    page,
  }) => {
    await signInWithOrganization(page);
    await page.goto('/profile');
    for (const [path, heading] of [
      ['/dashboard', 'Dashboard'],
      ['/documents', 'Document Library'],
      ['/organizations', 'Organizations'],
      ['/application-creator', 'Select Organization & Review Details'],
    ] as const)
      await test.step(`skip link of ${path}`, async () => {
        await visit(page, path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        const skip = page.getByRole('link', { name: 'Skip to content' });
        await skip.focus();
        await expect(skip).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
        await page.keyboard.press('Tab');
        const isInside = await page
          .getByRole('main')
          .evaluate(
            (main) => main !== document.activeElement && main.contains(document.activeElement),
          );
        expect(isInside, path).toBe(true);
      });

    await page.setViewportSize({ width: 375, height: 812 });
    await visit(page, '/dashboard');
    const input = keyboardInput(page);
    for (const [place, heading] of [
      ['Organizations', 'Organizations'],
      ['Document Library', 'Document Library'],
      ['Profile', 'Profile Settings'],
      ['Create Application', 'Select Organization & Review Details'],
      ['Dashboard', 'Dashboard'],
    ] as const)
      await test.step(`mobile menu: ${place}`, async () => {
        await input.press(button(page, 'Open menu'));
        await input.press(page.getByRole('dialog').getByRole('link', { name: place, exact: true }));
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.getByRole('dialog')).toBeHidden();
      });
  });

  test('keeps the scroll position when a sticky bar receives focus', async ({ page }) => {
    await signInWithOrganization(page);
    const { id } = await createApplication(page, {
      content: '<h2>Need</h2><p>Nine hundred households wait.</p>'.repeat(40),
    });
    await page.goto(`/application-creator/${id}`);
    const sheet = page.getByRole('textbox', { name: 'Application text' });
    await expect(sheet).toContainText('Nine hundred');
    await sheet.getByRole('heading').nth(20).scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    expect(before).toBeGreaterThan(500);
    const bold = button(page.getByRole('toolbar'), 'Bold');
    for (const control of [button(page, 'Save Application'), button(page, 'Download'), bold]) {
      await control.focus();
      expect(await scrolled(), control.toString()).toBe(before);
    }
  });

  test('moves focus from a button that disappears to its neighbor, or to the screen', async ({
    page,
  }) => {
    await signInWithOrganization(page);
    await callApi(page, 'POST', '/api/organization', { name: 'Hill Town Library' });
    for (const name of ['bylaws.docx', 'report.docx']) await uploadDocument(page, name);
    const list = '**/api/organizations';
    await page.route(list, (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/organizations');
    await expect(button(page, 'Try again')).toBeVisible();
    await page.unroute(list);
    await button(page, 'Try again').press('Enter');
    await expect(page.getByText('Hill Town Library')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await button(page, 'Set Default: Hill Town Library').press('Enter');
    await expect(button(page, 'Set Default: Harbor Street Food Bank')).toBeVisible();
    await expect(button(page, 'Team of Hill Town Library')).toBeFocused();

    page.on('dialog', (question) => void question.accept());
    await visit(page, '/documents');
    for (const name of ['report.docx', 'bylaws.docx'])
      await test.step(`delete ${name}`, async () => {
        await keyboardInput(page).press(button(page, `Delete ${name}`));
        await expect(page.getByRole('heading', { name })).toHaveCount(0);
        await expect(page.getByRole('main')).toBeFocused();
      });
  });
});

/** Complete tasks not covered by landing-to-word-file.spec.ts. */
for (const [how, look] of Object.entries(inputMethods))
  test.describe(how, () => {
    test.use(look);
    const isPhone = 'hasTouch' in look;
    const createInput = isPhone ? touchInput : keyboardInput;

    test('completes the tasks of organizations, applications and accounts', async ({ page }) => {
      const input = createInput(page);
      await signInWithOrganization(page);
      await test.step('make another organization the default, then delete it', () =>
        replaceDefaultOrganization(page, input));
      await test.step('answer an open question, then save and delete the application', () =>
        answerAndDelete(page, input));
      // The page behind the menu has links with the same names.
      const menu = isPhone ? page.getByRole('dialog') : page;
      const openMenu = async () => {
        if (isPhone) await input.press(button(page, 'Open menu'));
      };
      await test.step('log out, sign in again and change the password', () =>
        changePassword(page, input, menu, openMenu));
    });
  });

async function replaceDefaultOrganization(page: Page, input: InputMethod): Promise<void> {
  await callApi(page, 'POST', '/api/organization', { name: 'Hill Town Library' });
  await page.goto('/organizations');
  await input.press(button(page, 'Set Default: Hill Town Library'));
  await expectMessage(page, 'Default organization updated');
  await input.press(button(page, 'Edit Hill Town Library'));
  const dialog = page.getByRole('dialog', { name: 'Edit Organization' });
  await input.write(dialog.getByLabel('Annual Budget'), '$90,000');
  await input.press(button(dialog, 'Update Organization'));
  await expectMessage(page, 'Organization updated successfully');
  await input.press(button(page, 'Delete Hill Town Library'));
  await input.press(button(page.getByRole('alertdialog'), 'Delete Organization'));
  await expectMessage(page, 'Organization deleted successfully');
  await expect(page.getByText(organization.name)).toBeVisible();
}

async function answerAndDelete(page: Page, input: InputMethod): Promise<void> {
  const content = '<p>[NEEDS INPUT: How many volunteers?]</p>';
  const { id } = await createApplication(page, { content });
  await visit(page, `/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  await input.press(button(page, 'Answer the next question'));
  await input.write(page.getByRole('dialog').getByRole('textbox'), 'Eleven of us.');
  await input.press(button(page, 'Insert'));
  await expect(sheet).toContainText('Eleven of us.');
  await input.press(button(page, 'Save Application'));
  await expectMessage(page, 'Application Saved');
  await input.press(page.getByRole('link', { name: 'Back to Dashboard' }));
  await input.press(page.getByRole('button', { name: /^Delete/ }));
  await input.press(button(page.getByRole('alertdialog'), 'Delete'));
  await expectMessage(page, 'Application deleted successfully');
}

async function changePassword(
  page: Page,
  input: InputMethod,
  menu: Page | Locator,
  openMenu: () => Promise<void>,
): Promise<void> {
  const { email } = await getJson<{ email: string }>(page, '/api/user');
  await openMenu();
  await input.press(menu.getByRole('button', { name: 'Logout' }));
  await input.press(page.getByRole('link', { name: 'Login' }));
  await input.write(page.getByLabel('Email'), email);
  await input.write(page.getByLabel('Password', { exact: true }), 'harbor street');
  await input.press(button(page, 'Sign In'));
  await expect(page.getByText('No applications yet')).toBeVisible();
  await openMenu();
  await input.press(menu.getByRole('link', { name: /^(Profile|writer-)/ }).last());
  await input.selectTab(page.getByRole('tab', { name: 'Password & Security' }));
  await input.write(page.getByLabel('Current Password'), 'harbor street');
  await input.write(page.getByLabel('New Password', { exact: true }), 'hill town road');
  await input.write(page.getByLabel('Confirm New Password'), 'hill town road');
  await input.press(button(page, 'Update Password'));
  await expectMessage(page, 'Password updated successfully');
}

/** keyboard-journeys.spec.ts covers the same tasks by keyboard. */
test.describe('by touch on a phone', () => {
  test.use(inputMethods['by touch on a phone']);

  test('uploads, renames, moves and deletes a document, and pays for another application', async ({
    page,
  }) => {
    const input = touchInput(page);
    await signInWithOrganization(page);
    await uploadDocument(page, 'bylaws.docx');
    await createApplication(page);
    await page.goto('/documents');
    await input.press(button(page, 'Upload Document'));
    const dialog = page.getByRole('dialog');
    await input.upload(dialog.locator('input[type=file]'), await guidelinesFile());
    await input.press(button(dialog, 'Upload'));
    await expectMessage(page, 'Document uploaded successfully');
    await input.press(button(page, 'Edit name of healthy-neighborhoods.docx'));
    await input.write(page.getByRole('textbox', { name: 'Document Name' }), 'Guidelines');
    await input.press(button(page, 'Save'));
    await expectMessage(page, 'Document updated successfully');
    await input.press(button(page, 'Move Guidelines'));
    await input.press(page.getByRole('menuitem', { name: 'Move down' }));
    const headings = page.getByRole('listitem').getByRole('heading');
    await expect(headings).toHaveText(['bylaws.docx', 'Guidelines']);
    page.once('dialog', (question) => void question.accept());
    await input.press(button(page, 'Delete Guidelines'));
    await expectMessage(page, 'Document deleted successfully');

    await visit(page, '/dashboard');
    await input.press(page.getByRole('link', { name: 'Pay for one now' }));
    await input.write(page.getByLabel('Card number'), '4242 4242 4242 4242');
    await input.press(button(page, 'Complete Secure Payment - $10.00'));
    await expectMessage(page, 'Payment Successful');
  });
});
