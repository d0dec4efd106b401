import { expect, test, type Page } from '@playwright/test';
import { chooseGuidelines, openRequirements } from '../journeys/create-draft.ts';
import { expectNoSidewaysScroll } from '../support/audit.ts';
import { detailedAnalysis } from '../support/detailed-analysis.ts';
import { button } from '../support/dialogs.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { obscuredStops } from '../support/obscured-focus.ts';
import { uploadDocument, createApplication, callApi } from '../support/api-calls.ts';
import { signIn, signInWithOrganization } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';
import { animated } from '../support/animated.ts';

test.use(animated);

const longName =
  'The Harbor Street Neighborhood Association for Food, Shelter, Legal Advice and Everything Else that Households in Harbor County Asked for During the Great Flood of 2019 and Have Needed Since Then, Inc.'.slice(
    0,
    200,
  );
const oneWord = 'W'.repeat(180);
const arabic = 'جمعية شارع الميناء الخيرية لدعم الأسر المحتاجة وتوزيع الغذاء في المقاطعة';

/** Creates records whose long names strain the layout; returns the application's id. */
async function createRecords(page: Page): Promise<string> {
  await signInWithOrganization(page);
  const { id } = await createApplication(page, { title: longName, grantProgram: oneWord });
  for (const name of [longName, arabic, oneWord])
    await callApi(page, 'POST', '/api/organization', { name });
  for (const name of [oneWord, arabic]) await uploadDocument(page, `${name}.docx`);
  return id;
}

type Screen = { path: string; heading: string | RegExp; lastAction?: string };

const screens = (id: string): Screen[] => [
  { path: '/dashboard', heading: 'Dashboard' },
  { path: '/dashboard?tab=applications', heading: 'All Applications' },
  { path: '/organizations', heading: 'Organizations' },
  {
    path: '/organizations?dialog=new',
    heading: 'Create New Organization',
    lastAction: 'Create Organization',
  },
  { path: '/documents', heading: 'Document Library' },
  { path: '/profile', heading: /profile/i },
  { path: '/checkout', heading: 'Complete Your Purchase' },
  {
    path: '/application-creator',
    heading: 'Select Organization & Review Details',
    lastAction: 'Next',
  },
  {
    path: `/application-creator/${id}`,
    heading: 'Review Generated Application',
    lastAction: 'Download',
  },
];

async function openScreen(page: Page, path: string, name: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name }).first()).toBeVisible();
}

/** Expects the action bar not to be sticky in a short window, where it would cover the form. */
async function expectNoStickyBar(page: Page, name: string): Promise<void> {
  const action = button(page, name);
  await expect(action).not.toBeInViewport();
  await action.scrollIntoViewIfNeeded();
  await expect(action).toBeInViewport();
}

/** The text spacing required by WCAG 1.4.12. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** Expects no horizontal scrolling, with default and wide text spacing, and no truncated button labels. */
async function expectReflow(page: Page, screen: string): Promise<void> {
  await expectNoSidewaysScroll(page, screen);
  // A constructed style sheet bypasses the content security policy, as a browser extension does.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, wideSpacing);
  await expectNoSidewaysScroll(page, `${screen}, wide text`);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('button, [role=tab]')]
      .filter(
        (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1,
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect.soft(cut, `cut words, ${screen}`).toEqual([]);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
}

/**
 * Tabs forward and backward at each size, because the size determines how the page scrolls and what can cover a
 * control.
 */
async function expectStopsVisibleAtEachSize(page: Page, screen: string): Promise<void> {
  // The last size is 1280 by 1024 pixels at 400%.
  for (const [width, height] of [
    [1280, 620],
    [375, 667],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      const { stops, hidden } = await obscuredStops(page, key);
      const state = `${screen} at ${width}, ${key}`;
      expect.soft(hidden, state).toEqual([]);
      expect.soft(stops, state).toBeGreaterThan(1);
    }
  }
}

/** Hovers over every control; `path` names the screen. */
async function expectNothingOpensOnHover(page: Page, path: string): Promise<void> {
  // The window is tall enough to show every control without scrolling.
  await page.setViewportSize({ width: 1280, height: 3_000 });
  const targets = await page.evaluate(() => {
    const overlays: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof Element) || node.closest('[aria-hidden]')) continue;
          for (const element of [node, ...node.querySelectorAll(':not([aria-hidden] *)')])
            if (
              element.checkVisibility({ visibilityProperty: true }) &&
              /absolute|fixed/.test(getComputedStyle(element).position)
            )
              overlays.push(element.outerHTML.slice(0, 120));
        }
    });
    observer.observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { overlays, observer });
    return [...document.querySelectorAll('a[href], button, [title], [role=tab]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .map(({ left, top, width, height }) => [left + width / 2, top + height / 2] as const);
  });
  expect(targets.length, path).toBeGreaterThan(1);
  for (const [x, y] of targets) await page.mouse.move(x, y);
  await page.mouse.move(0, 0);
  const overlays = await page.evaluate(() => {
    const state = window as unknown as { overlays: string[]; observer: MutationObserver };
    state.observer.disconnect();
    return state.overlays;
  });
  expect.soft(overlays, path).toEqual([]);
}

test('every screen reflows, shows the focus, and opens nothing on hover (1.4.10, 1.4.12, 1.4.13, 2.4.11)', async ({
  page,
}) => {
  const id = await createRecords(page);
  await page.goto('/');
  for (const { path, heading, lastAction } of screens(id))
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, path);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      if (lastAction) await expectNoStickyBar(page, lastAction);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectReflow(page, path);
      await expectNothingOpensOnHover(page, path);
      await expectStopsVisibleAtEachSize(page, path);
    });
});

test('signed-out screens and creator steps reflow (1.4.10, 1.4.12, 2.4.11)', async ({ page }) => {
  const look = async (screen: string) => {
    await expectStopsVisibleAtEachSize(page, screen);
    await expectReflow(page, screen);
  };
  await page.goto('/');
  for (const [path, name] of [
    ['/', 'AI-Powered Grant Applications for Non-Profits'],
    ['/auth', 'Sign in or sign up'],
    ['/auth?tab=sign-up', 'Sign in or sign up'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    await look(path);
  }
  await signInWithOrganization(page);
  await page.goto('/application-creator');
  await chooseGuidelines(page, await guidelinesFile(), look);
  await openRequirements(page, detailedAnalysis);
  await look('step 3');
});

test('borders, focus and the selection stay visible in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page);
  await openScreen(page, '/organizations?dialog=new', 'Create New Organization');
  const name = page.getByRole('dialog').getByLabel('Organization Name');
  await name.focus();
  const look = await name.evaluate((input) => {
    const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(input);
    return { borderTopWidth, borderTopStyle, outlineStyle };
  });
  expect(look).toEqual({ borderTopWidth: '1px', borderTopStyle: 'solid', outlineStyle: 'solid' });
  await openScreen(page, '/profile', /profile/i);
  const [chosen, other] = await Promise.all(
    [true, false].map((selected) =>
      page
        .getByRole('tab', { selected })
        .first()
        .evaluate((tab) => {
          const { borderBottomColor, borderBottomWidth, outline } = getComputedStyle(tab);
          return [borderBottomColor, borderBottomWidth, outline].join();
        }),
    ),
  );
  expect(chosen).not.toBe(other);
});

test('reduced motion disables animations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  await openScreen(page, '/organizations', 'Organizations');
  await button(page, 'Add Organization').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      0,
      ...document
        .getAnimations()
        .map((motion) => Number(motion.effect?.getComputedTiming().endTime)),
    ),
  );
  expect(longest).toBeLessThanOrEqual(2);
});
