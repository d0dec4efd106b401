import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { createApplication } from '../support/api-calls.ts';
import { auditThemes } from '../support/audit.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { wordXml } from '../support/word-xml.ts';

const budgetButton = (page: Page) => page.getByRole('button', { name: 'Budget', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Budget' });
const text = (page: Page) => page.getByRole('textbox', { name: 'Application text' });
const lines = (page: Page) => dialog(page).getByRole('group', { name: /^Line / });

async function openText(page: Page): Promise<void> {
  await signInWithOrganization(page);
  const { id } = await createApplication(page, {
    content:
      '<h2>Need</h2><p>Nine hundred wait.</p><h2>Budget</h2><p>We add up.</p><h2>Team</h2><p>Two.</p>',
  });
  await page.goto(`/application-creator/${id}`);
  await expect(budgetButton(page)).toBeVisible();
}

test('a user creates, inserts, saves and exports a budget by keyboard', async ({ page }) => {
  await openText(page);
  await budgetButton(page).click();
  await expect(lines(page)).toHaveCount(1);
  await expect(lines(page).getByLabel('Item')).toBeFocused();
  for (const keys of [
    ['Coordinator', '0.5 FTE at $48,000', '24,000', '$24 000.00', ''],
    ['Van', '', '30000', '20000', '10000'],
    ['Indirect costs', '', '4,400.50', '4,400.50', ''],
  ]) {
    if (keys[0] !== 'Coordinator') await page.keyboard.press('Enter');
    for (const [index, typed] of keys.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
  }
  await expect(lines(page)).toHaveCount(3);
  const total = dialog(page).getByRole('group', { name: 'Total' });
  await expect(total).toContainText('$58,400.50');
  await expect(total).toContainText('$48,400.50');
  await expect(total).toContainText('$10,000');
  await auditThemes(page, 'budget', ['light', 'dark', 'forced']);

  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Export to Excel' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('budget.xlsx');
  const file = await readFile(await download.path());
  const sheet = await wordXml(file, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<v>4400.5</v>');
  expect(sheet).toContain('<f>SUM(D2:D4)</f><v>48400.5</v>');

  await dialog(page).getByRole('button', { name: 'Insert into the draft' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(text(page)).toBeFocused();
  const table = text(page).getByRole('table');
  await expect(table).toBeInViewport();
  await expect(table.getByRole('row').last()).toHaveText(/\$58,400\.50\$48,400\.50\$10,000$/);

  await page.getByRole('button', { name: 'Save Application' }).click();
  await expect(page.getByText('Application Saved')).toBeVisible();
  await page.reload();
  await budgetButton(page).click();
  await expect(lines(page).nth(1).getByLabel('Other sources')).toHaveValue('10,000');
  await lines(page).nth(1).getByRole('button', { name: 'Remove Van' }).click();
  await expect(lines(page).nth(1).getByLabel('Item')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Insert into the draft' }).click();
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(table).toHaveCount(1);
  await expect(table.getByRole('row').last()).toHaveText(/\$28,400\.50\$28,400\.50\$0$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(table.getByRole('row').last()).toHaveText(/\$58,400\.50\$48,400\.50\$10,000$/);
});

test('a budget reports a failed load only once opened, and shows lines as cards on a phone', async ({
  page,
}) => {
  await openText(page);
  const problem = page.getByText('Part of this page did not load');
  await page.context().setOffline(true);
  const failing = page.waitForEvent('requestfailed', (failed) =>
    failed.url().includes('budget-dialog'),
  );
  await budgetButton(page).focus();
  await failing;
  await page.keyboard.press('Tab');
  await expect(problem).toHaveCount(0);
  await budgetButton(page).click();
  await expect(problem).toBeVisible();
  await page.context().setOffline(false);
  await budgetButton(page).click();
  await expect(lines(page)).toHaveCount(1);

  await page.setViewportSize({ width: 375, height: 740 });
  const line = lines(page).first();
  await line.getByLabel('Item').fill('Van');
  await line.getByLabel('Cost').fill('12k');
  await line.getByLabel('Cost').blur();
  await expect(line.getByText('Enter an amount, such as 25,000.')).toBeVisible();
  await line.getByLabel('Cost').fill('12,000');
  await line.getByLabel('Requested').fill('13,000');
  await dialog(page).getByRole('button', { name: 'Add a line' }).click();
  await expect(line.getByText('$13,000 is requested, but the cost is $12,000.')).toBeVisible();
  await auditThemes(page, 'budget on a phone', ['light', 'dark', 'forced']);
});
