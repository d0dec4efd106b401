import { expect, test, type Page } from '@playwright/test';
import { callApi, createApplication } from '../support/api-calls.ts';
import { auditSizes, viewports } from '../support/audit.ts';
import { button, heading } from '../support/dialogs.ts';
import { newAccount, organization } from '../support/fixtures.ts';

/** Registers the visitor on the page of an invitation. */
async function signUp(page: Page): Promise<void> {
  const account = newAccount();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await button(page, 'Sign Up').click();
}

test('an owner invites a viewer, makes them an editor, and removes them', async ({
  page,
  browser,
}) => {
  await callApi(page, 'POST', '/api/register', newAccount());
  await callApi(page, 'POST', '/api/organization', organization);
  const { id } = await createApplication(page);
  await page.goto('/organizations');
  await button(page, `Team of ${organization.name}`).click();
  const dialog = page.getByRole('dialog', { name: `Team of ${organization.name}` });
  await auditSizes(page, 'team without members');
  await dialog.getByLabel('Colleague’s email').fill('maria@example.org');
  await dialog.getByLabel('Role').selectOption('viewer');
  await button(dialog, 'Create invitation').click();
  const link = dialog.getByLabel('Send this link to maria@example.org');
  await expect(link).toHaveValue(/\/invitation#token=/);
  await expect(dialog.getByRole('list', { name: 'Team' })).toContainText('Invited as viewer');
  await auditSizes(page, 'team with an invitation');
  const address = await link.inputValue();

  const context = await browser.newContext({ viewport: viewports.phone });
  const member = await context.newPage();
  await member.goto(address);
  await expect(heading(member, 'You are invited to a team')).toBeVisible();
  await auditSizes(member, 'invitation, signed out');
  await signUp(member);
  await expect(heading(member, `Join the team of ${organization.name}`)).toBeVisible();
  await auditSizes(member, 'invitation');
  await button(member, 'Join the team').click();
  await expect(heading(member, organization.name)).toBeVisible();
  await expect(button(member, `Edit ${organization.name}`)).toBeHidden();
  await button(member, `View ${organization.name}`).click();
  const profile = member.getByRole('dialog', { name: 'Organization Profile' });
  await expect(profile.getByLabel('Organization Name')).toBeDisabled();
  await auditSizes(member, 'profile for a viewer');
  await button(profile, 'Close').click();

  await member.goto(`/application-creator/${id}`);
  await expect(heading(member, 'A second van')).toBeVisible();
  await expect(member.getByText('You are a viewer of this team')).toBeVisible();
  await expect(member.getByRole('textbox')).toHaveCount(0);
  await auditSizes(member, 'application for a viewer');

  await page.reload();
  const role = dialog.getByLabel(/^Role of /);
  await role.selectOption('editor');
  await expect(role).toBeEnabled();
  await auditSizes(page, 'team with a member');
  await member.reload();
  await expect(member.getByRole('textbox', { name: 'Application text' })).toBeVisible();

  await dialog.getByRole('button', { name: /^Remove / }).click();
  await button(page.getByRole('alertdialog'), 'Remove').click();
  await expect(role).toBeHidden();
  await expect(async () => {
    await member.reload();
    await expect(heading(member, 'Application not found')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await member.goto(address);
  await expect(heading(member, 'This invitation no longer works')).toBeVisible();
});
