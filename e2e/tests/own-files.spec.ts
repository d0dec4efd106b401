import { expect, test, type Page } from '@playwright/test';
import { createApplication, getJson, uploadDocument } from '../support/api-calls.ts';
import { auditThemes } from '../support/audit.ts';
import { detailedAnalysis } from '../support/detailed-analysis.ts';
import { organization } from '../support/fixtures.ts';
import { contentToRewrite, applicationText } from '../support/section-to-rewrite.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { wordFile } from '../support/word-file.ts';

const sentence = (families: string, year: number) =>
  `In ${year}, we served ${families} families in Polk County who could not pay their rent.`;

/** Opens an application of a user with reports from two years. */
async function openApplication(page: Page): Promise<void> {
  await signInWithOrganization(page);
  for (const [year, families, need] of [
    [2023, '1,038', 'There is a strong need for help with rent in every part of the county.'],
    [2025, '1,412', 'Costs of housing rose again, and most tenants have no savings left.'],
  ] as const) {
    const { buffer } = await wordFile(`report-${year}.docx`, [
      `Annual Report ${year}`,
      `${need} ${sentence(families, year)}`,
    ]);
    await uploadDocument(page, `report-${year}.docx`, buffer);
  }
  await expect
    .poll(async () => {
      const documents = await getJson<{ reading: { state: string } }[]>(page, '/api/documents');
      return documents.map(({ reading }) => reading.state);
    })
    .toEqual(['read', 'read']);
  const { id } = await createApplication(page, {
    content: contentToRewrite,
    analysis: detailedAnalysis,
    organizationInfo: { name: organization.name },
  });
  await page.goto(`/application-creator/${id}`);
  await applicationText(page).getByText('Rents in our town').click();
}

const passages = (page: Page) => page.getByRole('list', { name: 'Passages from your files' });
const outdated =
  '“1,038 families” may be out of date. report-2025.docx, 2025: “we served 1,412 families in Polk County who could not pay their rent.”';

test('inserts a passage with its source, removes it on undo, and inserts another on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openApplication(page);
  await page.getByRole('tab', { name: 'Your files' }).click();
  await expect(page.getByRole('heading', { name: 'From your files, for “Need”' })).toBeVisible();
  await expect(passages(page).getByText(outdated)).toBeVisible();
  await auditThemes(page, 'own files', ['light', 'dark', 'forced']);

  await page.getByLabel('Ask a question').fill('How many families do you serve?');
  await page.keyboard.press('Enter');
  const first = passages(page).getByRole('listitem').first();
  await expect(first).toContainText(sentence('1,412', 2025));
  await first.getByRole('button', { name: /^Use/ }).press('Enter');
  await expect(applicationText(page)).toBeFocused();
  await expect(applicationText(page)).toContainText(sentence('1,412', 2025));
  await page.getByRole('tab', { name: 'Sources' }).click();
  await expect(page.getByRole('button', { name: '1,412 report-2025.docx' })).toBeVisible();
  await applicationText(page).getByText('Costs of housing').click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(applicationText(page)).not.toContainText('1,412');
  await expect(applicationText(page)).toContainText('Rents in our town');

  await page.setViewportSize({ width: 375, height: 740 });
  await page.locator('#main').getByRole('button', { name: 'Requirements' }).click();
  await page.getByRole('tab', { name: 'Your files' }).click();
  await expect(passages(page).getByText(outdated)).toBeVisible();
  await auditThemes(page, 'own files on a phone', ['light', 'dark']);
  await passages(page).getByRole('button', { name: /^Use/ }).first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(applicationText(page)).toContainText('could not pay their rent');
});
