import { expect, type Page } from '@playwright/test';
import { createApplication } from './api-calls.ts';
import { detailedAnalysis } from './detailed-analysis.ts';
import { organization } from './fixtures.ts';
import { signInWithOrganization } from './sign-in.ts';

export const unsupportedOpinion = 'We care deeply about every tenant.';
export const otherOpinion = 'Everyone deserves a home.';
export const needParagraph = `<p>Rents in our town have risen each year. ${unsupportedOpinion} In 2025 we utilized 14 vans for 214 families. ${otherOpinion}</p>`;
export const contentToRewrite = `<h2>Summary</h2><p>Nine hundred wait.</p><h2>Need</h2>${needParagraph}<h2>Team</h2><p>Five people.</p>`;

export const applicationText = (page: Page) =>
  page.getByRole('textbox', { name: 'Application text' });
export const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens the rewrite dialog for the section "Need". */
export async function openRewrite(page: Page): Promise<string> {
  await signInWithOrganization(page);
  const { id } = await createApplication(page, {
    content: contentToRewrite,
    analysis: detailedAnalysis,
    organizationInfo: { name: organization.name },
  });
  await page.goto(`/application-creator/${id}`);
  await applicationText(page).getByText('Rents in our town').click();
  await page.getByRole('button', { name: 'Rewrite', exact: true }).click();
  await expect(dialogNamed(page, 'Rewrite “Need”')).toBeVisible();
  return id;
}
