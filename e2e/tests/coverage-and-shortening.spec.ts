import type { Analysis } from '@grantwright/shared/contract';
import { expect, test, type Page } from '@playwright/test';
import { createApplication } from '../support/api-calls.ts';
import { auditSizes, viewports } from '../support/audit.ts';
import { button } from '../support/dialogs.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

const staff =
  'Two licensed counselors staff the shelter, and a supervisor trains them every month.';
const opinion = 'We care deeply about every home on the street.';
const wish = 'It is our hope that this will change.';
const content = [
  `<h2>Need</h2><p>Rents rose for years. ${opinion} In 2025 we helped 214 families. ${wish}</p>`,
  `<h2>Plan</h2><p>${staff}</p><p>We open the shelter in May.</p>`,
].join('');

const section = { description: '', required: true, prompts: [] };
const analysis: Analysis = {
  requirements: ['Apply by mail.'],
  sections: ['Need', 'Plan'].map((name) => ({ name, description: '' })),
  grantProgram: 'Shelter Fund',
  details: {
    provider: 'built-in',
    isCall: true,
    requirements: [],
    sections: [
      { ...section, name: 'Need', limit: { words: 12 } },
      { ...section, name: 'Plan', limit: { pages: 2 } },
    ],
    criteria: [
      { name: 'Staffing and training', points: 20, quote: 'Staffing: 20 points', page: 3 },
      { name: 'Evaluation and sustainability', points: 30, quote: 'Evaluation: 30', page: 3 },
      { name: 'Feasibility', points: 10 },
    ],
    questions: [],
    notes: [],
  },
};

const text = (page: Page) => page.getByRole('textbox', { name: 'Application text' });

async function open(page: Page): Promise<void> {
  await signInWithOrganization(page);
  const { id } = await createApplication(page, { content, analysis });
  await page.goto(`/application-creator/${id}`);
  await expect(text(page)).toBeVisible();
}

test.use({ viewport: viewports.wide });

test('shows which criteria the text covers, and shortens a section to its limit by keyboard as one undo step', async ({
  page,
}) => {
  await open(page);
  await button(page, 'Ready to send?').click();
  const coverage = page.getByRole('region', { name: 'Coverage by criterion' });
  await expect(coverage).toContainText('1 of 3 covered');
  await expect(coverage).toContainText('Worth most: Evaluation and sustainability (30 points).');
  await coverage.getByRole('button', { name: /^Staffing and training/ }).click();
  await expect(coverage.locator('cite')).toHaveText('Guidelines, page 3');
  await coverage.scrollIntoViewIfNeeded();
  await auditSizes(page, 'coverage by criterion');
  await coverage.getByRole('button', { name: /^Go to ?: Staffing and training$/ }).click();
  await expect(text(page)).toBeFocused();
  await expect(text(page).getByText(staff)).toBeInViewport();
  await button(page, 'Back to Ready to send?').click();
  await test.step('shorten', () => shortenByKeyboard(page));
});

async function shortenByKeyboard(page: Page): Promise<void> {
  const shorten = page.getByRole('button', { name: /^Shorten to fit ?: Need$/ });
  await shorten.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Shorten “Need”' });
  await expect(dialog.getByRole('status')).toHaveText('27 →becomes 10 of 12 words');
  await auditSizes(page, 'shorten to fit');
  const name = new RegExp(`^(?:Keep mine|Accept) ?: ${opinion}`);
  const choice = dialog.getByRole('button', { name });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(dialog).toContainText('Still');
  await page.keyboard.press('Space');
  await dialog.getByRole('button', { name: /^Accept (?:all|the change)/ }).press('Enter');
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toContainText('Rents rose for years. In 2025 we helped 214 families.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text(page)).toContainText(opinion);
  await expect(text(page)).toContainText(wish);
}
