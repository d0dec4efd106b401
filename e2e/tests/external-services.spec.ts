import { startMailSink, type MailSink } from '@grantwright/shared/testing/mail-sink';
import { expect, test as base, type Page } from '@playwright/test';
import { chooseGuidelines, expectAnalysis } from '../journeys/create-draft.ts';
import { callApi } from '../support/api-calls.ts';
import { auditSizes, auditThemes } from '../support/audit.ts';
import { button, expectMessage } from '../support/dialogs.ts';
import { newAccount } from '../support/fixtures.ts';
import { guidelinesFile } from '../support/guidelines-file.ts';
import { IsolatedProduct } from '../support/isolated-product.ts';
import { extractLink } from '../support/emails.ts';
import { startModelServer, type ModelServer } from '../support/model-server.ts';
import {
  dialogNamed,
  openRewrite,
  needParagraph,
  applicationText,
} from '../support/section-to-rewrite.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

type Services = { model: ModelServer; mailSink: MailSink; url: string };

/** A product with a language model and a mail server. */
const test = base.extend<object, { services: Services }>({
  services: [
    async ({}, use) => {
      const [model, mailSink] = await Promise.all([startModelServer(), startMailSink()]);
      const product = await IsolatedProduct.start({
        OPENAI_BASE_URL: `http://${model.host}/v1`,
        OPENAI_MODEL: 'test-model',
        SMTP_URL: mailSink.url,
        MAIL_FROM: 'no-reply@example.org',
      });
      await use({ model, mailSink, url: product.url });
      await product.stop();
      await mailSink.close();
      model.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ services }, use) => use(services.url),
});
// In one worker, so that the product starts only once.
test.describe.configure({ mode: 'default' });

const getBuiltInButton = (page: Page) => button(page, 'Use the built-in analyst');

test('analysis and draft fall back to the built-in analyst when the model fails', async ({
  page,
  services: { model },
}) => {
  model.rejectRequests();
  await signInWithOrganization(page);
  await page.goto('/application-creator');
  await chooseGuidelines(page, await guidelinesFile());
  const receiver = `The AI service at ${model.host} (test-model) receives`;
  await expect(page.getByText(`${receiver} the text of the guidelines.`)).toBeVisible();
  await button(page, 'Analyze Requirements').click();
  await expectMessage(page, 'Failed to upload and analyze file');
  await getBuiltInButton(page).click();
  await expectAnalysis(page);
  await expect(page.getByText('The built-in analyst made this analysis.')).toBeVisible();
  await expect(page.getByText(`${receiver} the requirements, your answers`)).toBeVisible();
  await page.getByLabel('Application title').fill('A pantry on wheels');
  await button(page, 'Generate Application').click();
  await expectMessage(page, 'Failed to generate application');
  await expect(page.getByLabel('Application title')).toHaveValue('A pantry on wheels');
  await getBuiltInButton(page).click();
  await expect(page.getByRole('heading', { name: 'Review Generated Application' })).toBeVisible();
  await page.getByRole('tab', { name: /^Sources/ }).click();
  await expect(page.getByText('The built-in analyst wrote this draft.')).toBeVisible();
  await expect(page.getByText('The AI service used')).toHaveCount(0);
});

test('a rewrite uses plainer words, keeps text typed meanwhile, and marks an invented figure', async ({
  page,
  services: { model },
}) => {
  model.answerWith(needParagraph.replace('utilized', 'used').replace('214', '77,314'));
  await openRewrite(page);
  const choice = dialogNamed(page, 'Rewrite “Need”');
  await choice.getByRole('radio', { name: /plainer words/ }).check();
  await choice.getByRole('button', { name: 'Propose changes' }).click();
  await applicationText(page).getByText('Five people.').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' And a dog.');
  const offer = page.getByRole('button', { name: 'Review the new version' });
  const review = dialogNamed(page, 'Plainer words for “Need”');
  await offer.click();
  await expect(review).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(offer).toBeFocused();
  await page.reload();
  await offer.click();
  await expect(review.getByText('No source found for “77,314”.')).toBeVisible();
  await expect(review.locator('ins')).toHaveText(['used', '77,314']);
  await auditThemes(page, 'review of a rewrite', ['light', 'dark']);
  await review.getByRole('button', { name: /Keep mine.*214/ }).click();
  await review.getByRole('button', { name: 'Accept 1 of 2 changes' }).click();
  await expect(applicationText(page)).toContainText('In 2025 we used 14 vans for 214 families.');
  await expect(applicationText(page)).toContainText('Five people. And a dog.');
});

test('a new email address takes effect once the user confirms it, and the old address is notified', async ({
  page,
  services: { mailSink },
}) => {
  const account = newAccount();
  const { email: newEmail } = newAccount();
  await callApi(page, 'POST', '/api/register', account);
  await page.goto('/profile');
  await page.getByLabel('Email').fill(newEmail);
  await page.getByLabel('Current Password').fill(account.password);
  await button(page, 'Save Changes').click();
  await expectMessage(page, 'Profile updated successfully', newEmail);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await auditSizes(page, 'a new email to confirm');

  await expect.poll(() => mailSink.received(newEmail).length).toBe(1);
  await page.goto(extractLink(mailSink.received(newEmail).join('')));
  await expect(page).toHaveURL(/\/confirm-email$/);
  await button(page, 'Confirm').click();
  await expectMessage(page, 'Your new email is confirmed');
  await expect(page.getByLabel('Email')).toHaveValue(newEmail);
  await expect.poll(() => mailSink.received(account.email).join('')).toContain('email was changed');

  await button(page, 'Logout').click();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await button(page, 'Sign In').click();
  await expectMessage(page, 'Login Failed');
  await page.getByLabel('Email').fill(newEmail);
  await button(page, 'Sign In').click();
  await expectMessage(page, 'Logged in successfully');
});
