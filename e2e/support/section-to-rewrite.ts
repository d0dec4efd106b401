import { expect, type Page } from '@playwright/test';
import { createApplication } from './api-calls.ts';
import { detailedAnalysis } from './detailed-analysis.ts';
import { organization } from './fixtures.ts';
import { signInWithOrganization } from './sign-in.ts';

export const opinion = 'We care deeply about every tenant.';
export const other = 'Everyone deserves a home.';
export const paragraph = `<p>Rents in our town have risen each year. ${opinion} In 2025 we utilized 14 vans for 214 families. ${other}</p>`;
export const content = `<h2>Summary</h2><p>Nine hundred wait.</p><h2>Need</h2>${paragraph}<h2>Team</h2><p>Five people.</p>`;

export const text = (page: Page) => page.getByRole('textbox', { name: 'Application text' });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens the rewrite dialog for the section "Need". */
export async function openRewrite(page: Page): Promise<string> {
  await signInWithOrganization(page);
  const { id } = await createApplication(page, {
    content,
    analysis: detailedAnalysis,
    organizationInfo: { name: organization.name },
  });
  await page.goto(`/application-creator/${id}`);
  await text(page).getByText('Rents in our town').click();
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await expect(dialog(page, 'Rewrite “Need”')).toBeVisible();
  return id;
}
