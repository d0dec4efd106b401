import { expect, test } from '@playwright/test';
import { createApplication, expectAutosaved } from '../support/api-calls.ts';
import { delayTimers } from '../support/delay-timers.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

const open = 'How will you measure success?';
const answered = 'We count visits every week.';

test('keeps a partial answer, inserts it on saving, and can undo that', async ({ page }) => {
  await signInWithOrganization(page);
  const { id } = await createApplication(page, { content: `<p>[NEEDS INPUT: ${open}]</p>` });
  await page.goto(`/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  const question = sheet.getByText(open);
  const answer = page.getByRole('dialog').getByRole('textbox');
  await question.click();
  await answer.fill(answered);
  await page.keyboard.press('Escape');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toHaveValue(answered);
  await page.getByRole('button', { name: 'Save Application' }).click();
  await expect(sheet).toContainText(answered);
  await expect(sheet).not.toContainText(open);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet).toContainText(open);
});

test('a question opens again after an undo restores it', async ({ page }) => {
  await delayTimers(page);
  await signInWithOrganization(page);
  const content = `<p>Before. [NEEDS INPUT: ${open}] After.</p>`;
  const { id } = await createApplication(page, { content });
  await page.goto(`/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  const question = sheet.getByText(open);
  const answer = page.getByRole('dialog').getByRole('textbox');
  await question.click();
  await answer.fill(answered);
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(sheet).toContainText(`Before. ${answered} After.`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sheet).toContainText(open);
  await question.click();
  await expect(answer).toBeFocused();
  // The autosave renders the text again, which must not take the focus.
  await expectAutosaved(page);
  await expect(answer).toBeFocused();
});

test('a question does not capture text typed elsewhere while its answer field loads', async ({
  page,
}) => {
  await signInWithOrganization(page);
  const content = `<p>Before. [NEEDS INPUT: ${open}]</p><p>After.</p>`;
  const { id } = await createApplication(page, { content });
  let load = () => undefined as void;
  const isLoadable = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/gap-popover-*.js', async (route) => {
    await isLoadable;
    await route.continue();
  });
  await page.goto(`/application-creator/${id}`);
  const sheet = page.getByRole('textbox', { name: 'Application text' });
  await sheet.getByText(open).click();
  await page.keyboard.press('Control+End');
  const loaded = page.waitForResponse('**/gap-popover-*.js');
  await page.keyboard.type(' One');
  load();
  await (await loaded).finished();
  await page.keyboard.type(' and two.');
  await expect(sheet).toContainText('After. One and two.');
  await sheet.getByText(open).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
});
