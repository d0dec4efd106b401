import { expect, test, type Page } from '@playwright/test';
import { callApi, createApplication, expectAutosaved, getJson } from '../support/api-calls.ts';
import { auditSizes, expectNoSidewaysScroll, viewports } from '../support/audit.ts';
import { button, heading } from '../support/dialogs.ts';
import { newAccount, organization } from '../support/fixtures.ts';
import { visit } from '../support/visit.ts';

/** Registers the visitor on an invitation page. */
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

  await visit(member, `/application-creator/${id}`);
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

test('an editor sees whose application it is, and keeps their text after being removed', async ({
  page,
  browser,
}) => {
  await callApi(page, 'POST', '/api/register', newAccount());
  const name = `${organization.name} and Community Kitchen of Harbor County`;
  await callApi(page, 'POST', '/api/organization', { ...organization, name });
  const application = await createApplication(page);
  const [own] = await getJson<{ id: string }[]>(page, '/api/organizations');
  const team = `/api/organization/${own?.id}`;
  const invitation = { email: 'maria@example.org', role: 'editor', ownerName: 'Olivia Ortiz' };
  const invited = await callApi(page, 'POST', `${team}/invitations`, invitation);
  const { token } = (await invited.json()) as { token: string };

  const context = await browser.newContext({ viewport: viewports.phone });
  const member = await context.newPage();
  await callApi(member, 'POST', '/api/register', newAccount());
  await callApi(member, 'POST', '/api/invitations/accept', { token, name: 'Maria' });
  await expect(async () => {
    await member.goto('/dashboard?tab=applications');
    await expect(member.getByText(`Shared by Olivia Ortiz · ${name}`)).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await auditSizes(member, 'dashboard with a shared application');
  await page.goto('/dashboard?tab=applications');
  await expect(page.getByText(`Shared with your team · ${name}`)).toBeVisible();

  await visit(member, `/application-creator/${application.id}`);
  await expect(member.getByText(`Shared by Olivia Ortiz · ${name}`)).toBeVisible();
  await expectNoSidewaysScroll(member, 'draft of a team');
  await button(member, 'Share for review').click();
  const dialog = member.getByRole('dialog', { name: 'Share for review' });
  await expect(dialog).toContainText('Only the owner of the organization can create');
  await expect(dialog).toContainText('No comments yet');
  await auditSizes(member, 'share for review, for an editor');
  await button(dialog, 'Close').click();
  await member.getByRole('textbox', { name: 'Application text' }).click();
  await member.keyboard.press('ControlOrMeta+End');
  await member.keyboard.type(' Kept words.');
  await expectAutosaved(member);

  const { members } = await getJson<{ members: { id: string }[] }>(page, `${team}/team`);
  await callApi(page, 'DELETE', `${team}/members/${members[0]?.id}`);
  await expect(async () => {
    await member.keyboard.type(' More.');
    await expect(member.getByText(/^Not saved: it was deleted, or you left its team/)).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  await member.reload();
  const kept = member.getByRole('region', { name: 'Your text in this browser' });
  await expect(kept).toContainText('Kept words. More.');
  await auditSizes(member, 'kept text');
});
