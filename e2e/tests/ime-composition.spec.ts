import { expect, test, type Locator, type Page } from '@playwright/test';
import { buyApplication, createApplication } from '../support/api-calls.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { visit } from '../support/visit.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

type InputStyle = 'letter by letter' | 'whole word';
const inputStyles: InputStyle[] = ['letter by letter', 'whole word'];

/** Opens a new application in the editor, and returns functions that compose words through an IME. */
async function openWith(page: Page, content: string) {
  await buyApplication(page);
  const { id } = await createApplication(page, { content });
  await visit(page, `/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  await sheet.getByText('We feed').click();
  const ime = await page.context().newCDPSession(page);
  const compose = async (word: string, style: InputStyle) => {
    const steps =
      style === 'whole word' ? [word] : [...word].map((_, index) => word.slice(0, index + 1));
    for (const text of steps) {
      const endOfText = { selectionStart: text.length, selectionEnd: text.length };
      await ime.send('Input.imeSetComposition', { text, ...endOfText });
    }
    await ime.send('Input.insertText', { text: word });
  };
  const toggleBold = async () => {
    await page.keyboard.press('ControlOrMeta+b');
    await expect(sheet.locator('[data-slate-mark-placeholder]')).toBeAttached();
    // slate-react defers a composition with new marks only after a timer that follows the render; no person types
    // before it runs
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  };
  const saved = async () => {
    const response = await page.request.get(`/api/applications/${id}`);
    return ((await response.json()) as { content: string }).content;
  };
  return {
    sheet,
    compose,
    toggleBold,
    space: () => ime.send('Input.insertText', { text: ' ' }),
    saved,
  };
}

const readShownText = (sheet: Locator) =>
  sheet.locator('p [data-slate-leaf]').evaluateAll((leaves) =>
    leaves
      .map((leaf) => [leaf.textContent?.replaceAll('\uFEFF', ''), leaf.querySelector('strong')])
      .map(([text, bold]) => (bold ? `<b>${String(text)}</b>` : text))
      .join(''),
  );

test.describe('an Android IME', () => {
  test.use({ userAgent: android });

  const expectText = async (
    page: Page,
    { sheet, saved }: Awaited<ReturnType<typeof openWith>>,
    text: string,
  ) => {
    await expect.poll(() => readShownText(sheet)).toBe(text);
    await page.getByRole('button', { name: 'Save Application' }).click();
    await expect.poll(saved).toBe(`<p>${text.replaceAll(/(<\/?)b>/g, '$1strong>')}</p>`);
  };

  test('inserts composed words only once and in order after bold is toggled', async ({ page }) => {
    await signInWithOrganization(page);
    await page.goto('/profile');
    for (const style of inputStyles) {
      for (const [place, content, before, after] of [
        ['in plain text', '<p>We feed</p>', 'We feedxy', '<b>families</b>'],
        [
          'at the end of bold text',
          '<p><strong>We feed</strong></p>',
          '<b>We feedxy</b>',
          'families',
        ],
      ] as const)
        await test.step(`${style}, ${place}`, async () => {
          const editing = await openWith(page, content);
          await page.keyboard.press('Control+End');
          await page.keyboard.type('xy');
          await editing.toggleBold();
          await editing.compose('families', style);
          await expectText(page, editing, before + after);
        });

      for (const [place, content, expected] of [
        ['at the start of plain text', '<p>We feed</p>', '<b>Every day</b>We feed'],
        ['at the start of bold text', '<p><strong>We feed</strong></p>', 'Every day<b>We feed</b>'],
      ] as const)
        await test.step(`${style}, ${place}`, async () => {
          const editing = await openWith(page, content);
          await page.keyboard.press('Control+Home');
          await editing.toggleBold();
          await editing.compose('Every', style);
          await editing.space();
          await editing.compose('day', style);
          await expectText(page, editing, expected);
        });
    }
  });
});
