import { expect, test, type Page } from '@playwright/test';
import { chooseGuidelines, expectAnalysis } from '../journeys/create-draft.ts';
import { auditSizes } from '../support/audit.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { wordFile } from '../support/word-file.ts';

const notice = () =>
  wordFile('harbor-fund-notice.docx', [
    'Harbor Reading Fund: Notice of Funding Opportunity 2027',
    'The Harbor Reading Fund invites nonprofit organizations to apply for a grant of up to $20,000.',
    'Applications are due by September 10, 2027 at 5:00 PM Eastern Time.',
    'Applicants must submit the application through the online portal.',
    'The application must include the following sections:',
    '1. Statement of Need (400 words): Describe the need that the project addresses.',
    '2. Project Description (500 words): Describe what you will do and for whom.',
  ]);

const amendment = () =>
  wordFile('harbor-fund-amendment-1.docx', [
    'Harbor Reading Fund: Amendment 1 to the Notice of Funding Opportunity 2027',
    'The deadline for applications is extended from September 10, 2027 to September 24, 2027 at 5:00 PM Eastern Time.',
    'All other terms of the notice remain the same.',
  ]);

const files = (page: Page) => page.getByRole('region', { name: 'Files of this call' });
const deadline = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Time left' }) });
const review = (page: Page) => page.getByRole('dialog', { name: 'What this file changes' });

async function analyzeNotice(page: Page): Promise<void> {
  await signInWithOrganization(page);
  await page.goto('/application-creator');
  await chooseGuidelines(page, await notice());
  await expect(page.getByText(/Does the call have several files\?/)).toBeVisible();
  await button(page, 'Analyze Requirements').click();
  await expectAnalysis(page);
}

async function analyzeAmendment(page: Page): Promise<void> {
  await button(page, 'Add a file').click();
  const dialog = page.getByRole('dialog', { name: 'Add a file' });
  await dialog.getByRole('tab', { name: 'Upload a file' }).click();
  await dialog.getByLabel('Guidelines file').setInputFiles(await amendment());
  await button(dialog, 'Analyze file').click();
  await expect(review(page)).toBeVisible();
}

test('applies an amendment that moves the deadline, saves the new deadline, and undoes its removal', async ({
  page,
}) => {
  await analyzeNotice(page);
  await expect(files(page)).toContainText('harbor-fund-notice.docx');
  await page.getByLabel('Application title').fill('Books for every child');

  await analyzeAmendment(page);
  const dialog = page.getByRole('dialog');
  const change = dialog.getByRole('button', { name: /September 10, 2027.*September 24, 2027/ });
  await expect(change).toContainText('harbor-fund-notice.docx');
  await expect(change).toContainText('harbor-fund-amendment-1.docx');
  await auditSizes(page, 'the changes of a file');
  await button(dialog, 'Apply').click();
  await expectMessage(page, 'Changes applied');
  await expect(button(page, 'Add a file')).toBeFocused();
  await auditSizes(page, 'the files of a call');

  await page.reload();
  await expect(files(page), 'before it is saved').toContainText('harbor-fund-amendment-1.docx');
  await button(page, 'Save Application').click();
  await expectMessage(page, 'Application Saved');
  await page.reload();
  await expectNewDeadline(page);

  await test.step('remove the amendment from the saved application, and undo it', async () => {
    await button(page, 'Remove harbor-fund-amendment-1.docx').click();
    await expect(button(page, 'Add a file')).toBeFocused();
    await expect(files(page)).not.toContainText('harbor-fund-amendment-1.docx');
    await expect(deadline(page)).toContainText('September 10, 2027');
    await button(page, 'Undo these changes').click();
    await expect(deadline(page)).toContainText('September 24, 2027');
  });
});

/** Expects the deadline of the amendment in a saved application, with both files as its sources. */
async function expectNewDeadline(page: Page): Promise<void> {
  await expect(files(page)).toContainText('harbor-fund-amendment-1.docx');
  await expect(page.getByLabel('Kind of harbor-fund-amendment-1.docx')).toHaveValue('amendment');
  await expect(page.getByLabel('Application title')).toHaveValue('Books for every child');
  const deadlineChange = files(page).getByRole('button', { name: /^Deadline/ });
  await deadlineChange.focus();
  await page.keyboard.press('Enter');
  await expect(files(page).locator('cite')).toHaveText([
    /^harbor-fund-amendment-1\.docx/,
    /^harbor-fund-notice\.docx/,
  ]);
  await expect(deadline(page)).toContainText('September 24, 2027');
}

test('opens the call of an added file from the dashboard', async ({ page, context }) => {
  await analyzeNotice(page);
  // The page must be closed before the result arrives.
  await page.route('**/api/analyze-document', async (route) => {
    const response = await route.fetch();
    const [jobEvent] = (await response.text()).split('\n\n');
    await route.fulfill({ response, body: `${jobEvent}\n\n` });
  });
  await page.route('**/api/jobs/*', () => undefined);
  await button(page, 'Add a file').click();
  const dialog = page.getByRole('dialog', { name: 'Add a file' });
  await dialog.getByRole('tab', { name: 'Upload a file' }).click();
  await dialog.getByLabel('Guidelines file').setInputFiles(await amendment());
  await button(dialog, 'Analyze file').click();
  await page.waitForFunction(() => localStorage.getItem('grantwright.jobs')?.includes('creator'));
  await page.close({ runBeforeUnload: false });
  const reopened = await context.newPage();
  await reopened.goto('/dashboard');
  const row = reopened.getByRole('listitem').filter({ hasText: 'harbor-fund-amendment-1.docx' });
  await row.getByRole('link', { name: 'Open' }).click();
  await button(review(reopened), 'Apply').click();
  await expect(files(reopened)).toContainText('harbor-fund-notice.docx');
  await expect(files(reopened)).toContainText('harbor-fund-amendment-1.docx');
});

test('cancels the analysis of a file, undoes an amendment, and asks before discarding or replacing one', async ({
  page,
}) => {
  await analyzeNotice(page);
  await expect(files(page)).toContainText(
    'Add an amendment, FAQ, form or budget template if there is one.',
  );
  await page.getByLabel('Application title').fill('Books for every child');
  await test.step('cancel an analysis', () => cancelAnalysis(page));
  await test.step('undo an amendment', () => undoAmendment(page));
  await test.step('discard an analysis', () => discardAnalysis(page));
  await test.step('analyze only the first file again', () => analyzeFirstFileAgain(page));
});

async function cancelAnalysis(page: Page): Promise<void> {
  await button(page, 'Add a file').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a file' });
  await dialog.getByLabel('Guidelines file').setInputFiles(await amendment());
  await button(dialog, 'Analyze file').press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Add a file')).toBeFocused();
  await expect(files(page)).not.toContainText('harbor-fund-amendment-1.docx');
}

async function undoAmendment(page: Page): Promise<void> {
  await analyzeAmendment(page);
  await button(page.getByRole('dialog'), 'Apply').click();
  await button(page.locator('[data-sonner-toast]'), 'Undo').click();
  await expectMessage(page, 'Changes undone');
  await expect(files(page)).not.toContainText('harbor-fund-amendment-1.docx');
  await expect(button(page, 'Add a file')).toBeFocused();
  await expect(page.getByLabel('Application title')).toHaveValue('Books for every child');
}

async function discardAnalysis(page: Page): Promise<void> {
  await analyzeAmendment(page);
  await page.keyboard.press('Escape');
  const discarding = page.getByRole('alertdialog', { name: 'Discard the analysis of this file?' });
  await button(discarding, 'Cancel').click();
  await expect(review(page).getByRole('heading', { name: /change/, level: 3 })).toBeFocused();
  await page.keyboard.press('Escape');
  await button(discarding, 'Discard').click();
  await expect(button(page, 'Add a file')).toBeFocused();
}

async function analyzeFirstFileAgain(page: Page): Promise<void> {
  await analyzeAmendment(page);
  await page.mouse.click(5, 5);
  await expect(review(page)).toBeVisible();
  await button(review(page), 'Apply').click();
  await button(page, 'Re-Analyze').click();
  const replacing = page.getByRole('alertdialog', { name: 'Analyze only the first file again?' });
  await auditSizes(page, 'the question before analyzing again');
  await button(replacing, 'Cancel').click();
  await expect(button(page, 'Re-Analyze')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(replacing).toBeVisible();
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Re-Analyze')).toBeFocused();
  await expect(files(page)).toContainText('harbor-fund-amendment-1.docx');
  await button(page, 'Re-Analyze').click();
  await button(replacing, 'Analyze').click();
  await expect(page.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeFocused();
  await expect(files(page)).not.toContainText('harbor-fund-amendment-1.docx');
}
