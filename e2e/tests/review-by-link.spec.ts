import { expect, test } from '@playwright/test';
import { callApi, createApplication } from '../support/api-calls.ts';
import { auditSizes, viewports } from '../support/audit.ts';
import { button, heading } from '../support/dialogs.ts';
import { newAccount, organization } from '../support/fixtures.ts';

test('a guest comments with a link, and the owner resolves the comment', async ({
  page,
  browser,
}) => {
  await callApi(page, 'POST', '/api/register', newAccount());
  await callApi(page, 'POST', '/api/organization', organization);
  const sentence = 'Nine hundred households in six neighborhoods wait for a mobile pantry.';
  const { id } = await createApplication(page, { content: `<h2>Need</h2><p>${sentence}</p>` });
  await page.goto(`/application-creator/${id}`);
  await button(page, 'Share for review').click();
  const dialog = page.getByRole('dialog', { name: 'Share for review' });
  await expect(dialog).toContainText('No comments yet');
  await dialog.getByLabel('Who is it for?').fill('The director');
  await button(dialog, 'Create link').click();
  const address = await dialog.getByLabel('New link for The director').inputValue();
  await expect(dialog).toContainText('Works until');
  await auditSizes(page, 'share for review');
  await button(dialog, 'Close').click();

  const context = await browser.newContext({ viewport: viewports.phone });
  const guest = await context.newPage();
  await guest.goto(address);
  await expect(heading(guest, 'A second van')).toBeVisible();
  await auditSizes(guest, 'review by link');
  await guest.getByText('households').selectText();
  const box = await button(guest, 'Comment').boundingBox();
  expect(box?.height, 'the height of a single line').toBeLessThan(50);
  await button(guest, 'Comment').click();
  await guest.getByLabel('Comment', { exact: true }).fill('Do we know how many children?');
  await guest.getByLabel('Your name').fill('Maria');
  await auditSizes(guest, 'comment form');
  await button(guest, 'Send comment').click();
  const comments = guest.getByRole('list', { name: 'Comments: Need' });
  await expect(comments).toContainText('Do we know how many children?');
  await guest.reload();
  await expect(comments).toContainText(sentence);
  await auditSizes(guest, 'review by link, with a comment');

  await button(page, 'Share for review').click();
  await expect(dialog).toContainText('Do we know how many children?');
  await auditSizes(page, 'share for review, with a comment');
  await button(dialog, 'Go to the text: comment by Maria').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Application text' })).toBeFocused();
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe(sentence);
  await button(page, 'Share for review').click();
  await button(dialog, 'Resolve: comment by Maria').click();
  await expect(button(dialog, 'Reopen: comment by Maria')).toBeVisible();
  await button(dialog, 'Revoke: The director').click();
  await button(page.getByRole('alertdialog'), 'Revoke').click();
  await expect(button(dialog, 'Revoke: The director')).toBeHidden();
  await guest.reload();
  await expect(heading(guest, 'This link no longer works')).toBeVisible();
  await auditSizes(guest, 'ended link', ['phone']);
});
