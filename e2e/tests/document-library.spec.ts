import { expect, test, type Locator, type Page } from '@playwright/test';
import { uploadDocument } from '../support/api-calls.ts';
import { button } from '../support/dialogs.ts';
import { signIn } from '../support/sign-in.ts';
import { animated } from '../support/animated.ts';

test.use(animated);

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

const names = async (page: Page) => {
  const list = (await (await page.request.get('/api/documents')).json()) as { name: string }[];
  return list.map(({ name }) => name);
};

/** Uploads three documents and returns the headings that show their names, in order. */
const uploadThree = async (page: Page): Promise<Locator> => {
  for (const name of ['third.docx', 'second.docx', 'first.docx']) await uploadDocument(page, name);
  await page.goto('/documents');
  const headings = page.getByRole('listitem').getByRole('heading');
  await expect(headings).toHaveText(['first.docx', 'second.docx', 'third.docx']);
  return headings;
};

test.describe('document library', () => {
  test('moves documents with clicks, by dragging and with keys, announces the moves and keeps the order (2.5.7)', async ({
    page,
  }) => {
    const headings = await uploadThree(page);
    await button(page, 'Move first.docx').click();
    await page.getByRole('menuitem', { name: 'Move to bottom' }).click();
    await expect(page.getByText('first.docx is now number 3 of 3')).toBeAttached();
    await expect(headings).toHaveText(['second.docx', 'third.docx', 'first.docx']);
    await expect.poll(() => names(page)).toEqual(['second.docx', 'third.docx', 'first.docx']);
    await page.reload();
    await expect(headings).toHaveText(['second.docx', 'third.docx', 'first.docx']);
    for (const step of [2, 1]) {
      await button(page, 'Move first.docx').click();
      await page.getByRole('menuitem', { name: 'Move up' }).click();
      await expect(page.getByText(`first.docx is now number ${step} of 3`)).toBeAttached();
    }
    await expect.poll(() => names(page)).toEqual(['first.docx', 'second.docx', 'third.docx']);
    await test.step('drag, and drop outside the list', () => drag(page, headings));
    await test.step('move with keys, and cancel with Escape', () => moveWithKeys(page, headings));
  });
});

async function drag(page: Page, headings: Locator): Promise<void> {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/documents/reorder')) requests.push(request.url());
  });
  const lastHandle = button(page, 'Reorder third.docx');
  await lastHandle.dragTo(page.getByRole('heading', { name: 'Document Library' }));
  await expect(headings).toHaveText(['first.docx', 'second.docx', 'third.docx']);
  expect(requests).toEqual([]);
  await lastHandle.dragTo(page.getByRole('listitem').filter({ hasText: 'first.docx' }));
  await expect(headings).toHaveText(['third.docx', 'first.docx', 'second.docx']);
  await expect.poll(() => names(page)).toEqual(['third.docx', 'first.docx', 'second.docx']);
  expect(requests).toHaveLength(1);
}

async function moveWithKeys(page: Page, headings: Locator): Promise<void> {
  const handle = button(page, 'Reorder first.docx');
  const log = page.getByRole('log');
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(log).toContainText('Picked up first.docx.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(log).toContainText('Move canceled.');
  await expect(headings).toHaveText(['third.docx', 'first.docx', 'second.docx']);
  await handle.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(headings).toHaveText(['third.docx', 'second.docx', 'first.docx']);
  await expect(log).toContainText('first.docx is now number 3 of 3');
  await expect.poll(() => names(page)).toEqual(['third.docx', 'second.docx', 'first.docx']);
}

test.describe('document library on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('reorders by touching the drag handle, and ignores a drop outside the list', async ({
    page,
  }) => {
    const headings = await uploadThree(page);
    await dragByTouch(page, 'third.docx', page.getByRole('heading', { name: 'Document Library' }));
    await expect(headings).toHaveText(['first.docx', 'second.docx', 'third.docx']);
    await dragByTouch(
      page,
      'third.docx',
      page.getByRole('listitem').filter({ hasText: 'first.docx' }),
    );
    await expect(headings).toHaveText(['third.docx', 'first.docx', 'second.docx']);
    await expect.poll(() => names(page)).toEqual(['third.docx', 'first.docx', 'second.docx']);
  });
});

/** Drags the card's handle by touch, in steps. */
async function dragByTouch(page: Page, name: string, target: Locator): Promise<void> {
  const [from, to] = await Promise.all([
    button(page, `Reorder ${name}`).boundingBox(),
    target.boundingBox(),
  ]);
  if (!from || !to) throw new Error('Not on the screen');
  const finger = await page.context().newCDPSession(page);
  const middle = ({ x, y, width, height }: typeof from) => ({
    x: x + width / 2,
    y: y + height / 2,
  });
  const [start, end] = [middle(from), middle(to)];
  const touch = (type: 'touchStart' | 'touchMove', share: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share },
      ],
    });
  await touch('touchStart', 0);
  for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1, 1]) await touch('touchMove', share);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
