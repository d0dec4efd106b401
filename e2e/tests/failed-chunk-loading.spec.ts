import { expect, test, type Page } from '@playwright/test';
import { button, message } from '../support/dialogs.ts';
import { createApplication } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';

/*
 * The screens' code comes when it is wanted. It may not: the network is away at that moment, or a
 * newer version lies on the server and the older one's files are gone.
 */

const withoutParts = (page: Page, name: RegExp) =>
  page.route(
    ({ pathname }) => pathname.startsWith('/assets/') && name.test(pathname),
    (route) => route.abort('internetdisconnected'),
  );

test('section 8: a message whose own code does not come is said all the same', async ({ page }) => {
  await withoutParts(page, /toaster/);
  await page.goto('/auth');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await button(page, 'Sign In').click();
  await expect(page.locator('[aria-live]').filter({ hasText: 'Login Failed' })).toHaveText(
    'Login FailedInvalid email or password',
  );
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
});

test('section 2, landing page: the walk is on its way until its code is here, and comes later', async ({
  page,
}) => {
  await page.goto('/');
  const watch = page.getByRole('button', { name: 'Watch Demo' });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/demo-dialog/, async (route) => {
    await arrived;
    await route.continue();
  });
  await watch.click();
  await expect(watch).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(watch).toBeFocused();
  await expect(watch).not.toHaveAttribute('aria-busy');
});

/** The start page as it is read before its script, which comes when it is told to. */
async function beforeItsScript(page: Page): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    arrive();
    await expect(page).toHaveTitle(/Non-Profits/);
  };
}

test('section 2, landing page: what is pressed before its script is here comes with it', async ({
  page,
}) => {
  const comes = await beforeItsScript(page);
  const watch = page.getByRole('button', { name: 'Watch Demo' });
  await watch.click();
  await expect(watch).toHaveAttribute('aria-busy', 'true');
  await comes();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(watch).toBeFocused();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.goBack();
  await expect(watch).toBeVisible();
  await expect(dialog, 'once').toBeHidden();
});

test('section 2, landing page: the focus stays where it is when the script comes', async ({
  page,
}) => {
  const comes = await beforeItsScript(page);
  const watch = page.getByRole('button', { name: 'Watch Demo' });
  await page.getByRole('link', { name: 'Get Started Free' }).focus();
  await page.keyboard.press('Tab');
  await expect(watch).toBeFocused();
  await comes();
  await expect(watch).toBeFocused();
  await expect(watch).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('section 2, landing page: what is held down while the script comes is pressed', async ({
  page,
}) => {
  const comes = await beforeItsScript(page);
  await page.getByRole('link', { name: 'Get Started Free' }).hover();
  await page.mouse.down();
  await comes();
  await page.mouse.up();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
});

test('section 2, shared navigation: a menu that does not come takes nothing typed with it, and comes later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page);
  await page.goto('/profile');
  await withoutParts(page, /side-menu/);
  await page.getByLabel('Username').fill('typed-here');
  const menu = button(page, 'Open menu');
  await menu.click();
  await expect(message(page, 'Part of this page did not load')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('typed-here');
  await page.unrouteAll();
  await menu.click();
  await expect(page.getByRole('dialog').getByText('Signed in as')).toBeVisible();
});

test('section 2, shared navigation: a screen that does not come leaves the ways to the others', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/');
  await withoutParts(page, /organizations-page/);
  const ways = page.getByRole('navigation');
  await ways.getByRole('link', { name: 'Organizations' }).click();
  await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  await ways.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.unrouteAll();
  await ways.getByRole('link', { name: 'Organizations' }).click();
  await expect(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible();
});

test('section 2, application creator: a step that does not come leaves the text where it was', async ({
  page,
}) => {
  await signInWithOrganization(page);
  const { id } = await createApplication(page);
  await withoutParts(page, /preparing-steps/);
  await page.goto(`/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  await sheet.click();
  await page.keyboard.type('Typed a moment before. ');
  await button(page, 'Previous').click();
  await expect(page.getByText('What you wrote is kept in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Draft' }).click();
  await expect(sheet).toContainText('Typed a moment before.');
});

test('section 2: a page whose script does not come says so instead of turning for ever', async ({
  page,
}) => {
  await signIn(page);
  await withoutParts(page, /\.js$/);
  await page.goto('/documents');
  const words = page.getByText('This takes longer than it should.');
  await expect(words).toBeAttached();
  await expect(words).toBeVisible();
});
