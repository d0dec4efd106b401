import { expect, test, type Page } from '@playwright/test';
import { button, message } from '../support/dialogs.ts';
import { createApplication } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { animated } from '../support/animated.ts';

test.use(animated);

/* Screens load their code on demand, which fails without a network or after a server update. */

const blockChunks = (page: Page, name: RegExp) =>
  page.route(
    ({ pathname }) => pathname.startsWith('/assets/') && name.test(pathname),
    (route) => route.abort('internetdisconnected'),
  );

test('landing page: shows that Watch Demo is busy until its code has loaded', async ({ page }) => {
  await page.goto('/');
  // The scripts set the title once they handle clicks; until then, the button submits a form.
  await expect(page).toHaveTitle(/Non-Profits/);
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

/** Opens the pre-rendered landing page without its scripts. The returned function loads them. */
async function openWithoutScripts(page: Page): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The layout shifts when the fonts load if the machine has none of the fonts that match their metrics.
  await page.evaluate(() => document.fonts.ready);
  return async () => {
    arrive();
    await expect(page).toHaveTitle(/Non-Profits/);
  };
}

test('landing page: opens the demo when Watch Demo was clicked before the scripts loaded', async ({
  page,
}) => {
  const loadScripts = await openWithoutScripts(page);
  const watch = page.getByRole('button', { name: 'Watch Demo' });
  await watch.click({ noWaitAfter: true });
  await page.waitForURL('/?demo=open', { waitUntil: 'commit' });
  await loadScripts();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(watch).toBeFocused();
});

test('landing page: keeps focus when the scripts load', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page);
  const watch = page.getByRole('button', { name: 'Watch Demo' });
  await page.getByRole('link', { name: 'Get Started Free' }).focus();
  await page.keyboard.press('Tab');
  await expect(watch).toBeFocused();
  await loadScripts();
  await expect(watch).toBeFocused();
  await expect(watch).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('landing page: completes a click that began before the scripts loaded', async ({ page }) => {
  const loadScripts = await openWithoutScripts(page);
  await page.getByRole('link', { name: 'Get Started Free' }).hover();
  await page.mouse.down();
  await loadScripts();
  await page.mouse.up();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
});

test('shared navigation: keeps typed text when the menu fails to load, and loads it later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signIn(page);
  await page.goto('/profile');
  await blockChunks(page, /side-menu/);
  await page.getByLabel('Username').fill('typed-here');
  const menu = button(page, 'Open menu');
  await menu.click();
  await expect(message(page, 'Part of this page did not load')).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('typed-here');
  await page.unrouteAll();
  await menu.click();
  await expect(page.getByRole('dialog').getByText('Signed in as')).toBeVisible();
});

test('shared navigation: stays usable when a screen fails to load, and loads it later', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/');
  await blockChunks(page, /organizations-page/);
  const navigation = page.getByRole('navigation');
  await navigation.getByRole('link', { name: 'Organizations' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.unrouteAll();
  await navigation.getByRole('link', { name: 'Organizations' }).click();
  await expect(page.getByRole('heading', { name: 'Organizations', level: 1 })).toBeVisible();
});

test('application creator: keeps the draft when another step fails to load', async ({ page }) => {
  await signInWithOrganization(page);
  const { id } = await createApplication(page);
  await blockChunks(page, /steps-1-to-3/);
  await page.goto(`/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  await sheet.click();
  await page.keyboard.type('Typed a moment before. ');
  await button(page, 'Previous').click();
  await expect(page.getByText('Your work is kept in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Draft' }).click();
  await expect(sheet).toContainText('Typed a moment before.');
});

test('explains the delay when the first script fails to load', async ({ page }) => {
  await blockChunks(page, /\.js$/);
  // The hint is delayed by a CSS animation.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 20 });
  await page.goto('/documents');
  const hint = page.getByText('This is taking longer than usual.');
  await expect(hint).toBeAttached();
  await expect(hint).toBeVisible();
});
