import { expect, test, type Locator, type Page } from '@playwright/test';
import { analyzeGuidelines, openRequirements } from '../journeys/create-draft.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { createApplication, getJson, callApi } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { findElementsUnderToast } from '../support/toast-overlap.ts';
import { visit } from '../support/visit.ts';

const readFocusRing = (page: Page) =>
  page.evaluate(() => {
    const focus = document.activeElement;
    return focus ? getComputedStyle(focus).outlineStyle : 'nothing has the focus';
  });

test('keeps a very long word inside its dialog, step and card', async ({ page }) => {
  const longWord = 'W'.repeat(200);
  await signIn(page);
  await callApi(page, 'POST', '/api/organization', {
    name: longWord,
    missionStatement: longWord,
    pastAchievements: longWord,
    focusAreas: longWord,
  });
  const pastTheEdge = (place: string) =>
    page.evaluate((selector) => {
      const edge = document.querySelector(selector)?.getBoundingClientRect();
      if (!edge) return ['nothing to look at'];
      return [...document.querySelectorAll(`${selector} *`)]
        .filter((element) => element.checkVisibility() && element.clientWidth > 1)
        .filter((element) => element.getBoundingClientRect().right > edge.right + 1)
        .map((element) => element.outerHTML.slice(0, 100));
    }, place);
  const expectInside = async (place: string, name: string) => {
    for (const width of [1280, 768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await pastTheEdge(place), `${name}, ${width}`).toEqual([]);
    }
  };
  await page.goto('/organizations');
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Mission Statement')).toHaveValue(longWord);
  await expectInside('[role=dialog]', 'dialog');
  await page.keyboard.press('Escape');
  await expectInside('main li', 'card');
  await visit(page, '/application-creator');
  await page.getByLabel('Organization', { exact: true }).selectOption({ index: 1 });
  await expect(page.getByLabel('Mission Statement')).toHaveValue(longWord);
  await expectInside('main', 'step 1');
});

test('shows a focus ring on a tab for keyboard users, but not for pointer users', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/profile');
  const tab = page.getByRole('tab', { name: 'Password & Security' });
  await tab.click();
  await expect(tab).toBeFocused();
  expect(await readFocusRing(page)).toBe('none');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Profile Information' })).toBeFocused();
  expect(await readFocusRing(page)).toBe('solid');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('keeps the text in place on the first save, and no toast covers a button', async ({
    page,
  }) => {
    await signInWithOrganization(page);
    await analyzeGuidelines(page);
    await page.getByLabel('Application title').fill('A second van for the whole county '.repeat(3));
    await button(page, 'Generate Application').click();
    const sheet = page.getByRole('textbox', { name: 'Application text' });
    const heading = sheet.getByRole('heading', { name: 'Evaluation' });
    await heading.click();
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200);
    // Measures the text rather than the scroll position, which the browser corrects when a line
    // above the text is added.
    const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    await button(page, 'Save Application').click();
    await expectMessage(page, 'Application Saved');
    await expect(page).toHaveURL(/application-creator\/./);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    expect(await findElementsUnderToast(page)).toEqual([]);
  });

  test('truncates an Arabic name on its left, fits three tabs on a line, and labels Previous if there is room', async ({
    page,
  }) => {
    await signIn(page);
    const name = 'جمعية النهضة الخيرية لدعم الأسر المحتاجة في المدينة القديمة والقرى المجاورة';
    await callApi(page, 'POST', '/api/organization', { name });
    await page.goto('/application-creator');
    await page.getByLabel('Organization', { exact: true }).selectOption({ index: 1 });
    const field = page.getByLabel('Organization Name');
    await expect(field).toHaveValue(name);
    const cut = await field.evaluate((input: HTMLInputElement) => ({
      sign: getComputedStyle(input).textOverflow,
      isCut: input.scrollWidth > input.clientWidth,
    }));
    expect(cut).toEqual({ sign: 'ellipsis', isCut: true });

    await button(page, 'Next').click();
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(3);
    const lines = await tabs.evaluateAll((all) =>
      all.map((tab) => {
        const words = document.createRange();
        words.selectNodeContents(tab);
        return words.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
    await expect(page.getByText('Previous', { exact: true })).toBeInViewport({ ratio: 0.9 });
    const { id } = await createApplication(page);
    await visit(page, `/application-creator/${id}`);
    await expect(button(page, 'Previous')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Previous', { exact: true })).toBeHidden();
  });

  test('shows the product name, account and logout in the top bar, however long the username', async ({
    page,
  }) => {
    await signIn(page);
    const { email, username } = await getJson<Record<string, string>>(page, '/api/user');
    const long = 'W'.repeat(180) + username;
    await callApi(page, 'PUT', '/api/profile', { username: long, email });
    await page.goto('/dashboard');
    for (const path of ['/dashboard', '/profile', '/application-creator']) {
      await visit(page, path);
      for (const width of [375, 320]) {
        await page.setViewportSize({ width, height: 700 });
        const bar = page.getByRole('banner').first();
        const parts = [
          bar.getByRole('link', { name: 'Grantwright' }),
          bar.getByRole('link', { name: long }),
          button(bar, 'Logout'),
          button(bar, 'Open menu'),
        ];
        for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
        // The screen replaces the bar of its loading state, so an element may disappear in between.
        await expect(async () => {
          const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
          const tops = boxes.map((box) => box?.y ?? Number.NaN);
          expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);
        }).toPass();
      }
    }
    await button(page.getByRole('banner').first(), 'Logout').click();
    await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible();
  });
});

test("aligns row icons with or without a download, and a note's icon with its text on a phone", async ({
  page,
}) => {
  await signInWithOrganization(page);
  await createApplication(page);
  await page.route(/\/api\/applications(\?|$)/, async (route) => {
    const response = await route.fetch();
    const [complete] = (await response.json()) as object[];
    const draft = { ...complete, id: 'draft', status: 'in_progress' };
    await route.fulfill({ response, json: [complete, draft] });
  });
  await page.goto('/dashboard');
  const edit = page.getByRole('button', { name: /^Edit/ });
  await expect(edit).toHaveCount(2);
  const lefts = await edit.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(lefts[0]).toBe(lefts[1]);

  await page.setViewportSize({ width: 375, height: 812 });
  const words = page.getByText(/You have used your free application/);
  await expect(words).toBeVisible();
  const note = page.getByRole('status').filter({ has: words });
  const [picture, text] = await Promise.all([
    note.locator('svg').boundingBox(),
    words.boundingBox(),
  ]);
  expect(picture && text && picture.x + picture.width).toBeLessThan(text?.x ?? 0);
});

test('keeps the sign-in tabs in place, and links home on single-message screens', async ({
  page,
}) => {
  await page.goto('/auth');
  await test.step('select a tab', () => expectTabsInPlace(page));
  for (const [path, words] of [
    ['/nowhere', '404 Page Not Found'],
    ['/documents', 'Please log in to access your document library'],
    ['/organizations', 'Please log in to view organizations.'],
    ['/application-creator', 'Please log in to create grant applications.'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Grantwright' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Grantwright' }).click();
  await expect(page.getByRole('link', { name: 'Get Started Free' })).toBeVisible();
});

test('opens a new screen at the top, and keeps the scroll position on reload', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 300 });
  await signInWithOrganization(page);
  await page.goto('/organizations');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 240));
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const { release } = await holdRequests(page, 'GET', '**/api/user');
  await page.reload();
  expect(await scrolled(), 'the screen is still short').toBe(0);
  release('go on');
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await expect.poll(scrolled).toBe(240);
  await page.goto('/profile');
  await expect(button(page, 'Save Changes')).toBeVisible();
  expect(await scrolled()).toBe(0);
});

test('aligns the Previous button with the draft in progress', async ({ page }) => {
  await signInWithOrganization(page);
  await openRequirements(page);
  const { release } = await holdRequests(page, 'POST', '**/api/generate-application');
  await button(page, 'Generate Application').click();
  const heading = page.getByRole('heading', { name: 'Generating Your Application' });
  await expect(heading).toBeVisible();
  const getLeft = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? -1);
  const arrow = button(page, 'Previous').locator('svg');
  expect(Math.abs((await getLeft(arrow)) - (await getLeft(heading)))).toBeLessThan(4);
  release('fail');
});

async function expectTabsInPlace(page: Page): Promise<void> {
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('tab', { name: 'Sign In' }).click();
    const tab = page.getByRole('tab', { name: 'Sign Up' });
    const before = await tab.boundingBox();
    await tab.click();
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await tab.boundingBox(), `${width}`).toEqual(before);
  }
}
