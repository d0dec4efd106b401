import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import {
  buyApplication,
  callApi,
  createApplication,
  uploadDocument,
} from '../support/api-calls.ts';
import { button } from '../support/dialogs.ts';
import { organization } from '../support/fixtures.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { zipEntries } from '../support/zip-entries.ts';

test("lists payments with their receipts, and exports all of the user's data", async ({ page }) => {
  await signInWithOrganization(page);
  await uploadDocument(page, 'Bylaws 2026.docx');
  const { id: applicationId } = await createApplication(page);
  const link = await callApi(page, 'POST', `/api/applications/${applicationId}/review-links`, {});
  const { token } = (await link.json()) as { token: string };
  const comment = { author: 'Maria', anchor: { section: 'Need' }, text: 'How many families?' };
  await callApi(page, 'POST', '/api/review-comments', { token, ...comment });
  const id = await buyApplication(page);

  await page.goto('/profile?tab=data');
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByRole('listitem')).toContainText(['Paid']);
  const receipt = page.waitForEvent('download');
  await payments.getByRole('button', { name: /^Download receipt/ }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^receipt_[\w-]{14}\.pdf$/);
  expect((await readFile(await (await receipt).path())).subarray(0, 5).toString()).toBe('%PDF-');
  const download = page.waitForEvent('download');
  await button(page, 'Export your data').click();
  const entries = await zipEntries(await readFile(await (await download).path()));
  expect([...entries.keys()]).toEqual([
    'organizations.json',
    'payments.json',
    'answers.json',
    'documents/01_bylaws_2026.docx',
    'applications/01_a_second_van.docx',
    'applications/01_a_second_van.json',
    'contents.txt',
  ]);
  const parseEntry = (path: string): unknown => JSON.parse(String(entries.get(path)));
  expect(parseEntry('organizations.json')).toMatchObject([{ name: organization.name }]);
  expect(parseEntry('payments.json')).toMatchObject([{ id, amount: 1000, status: 'paid' }]);
  expect(parseEntry('applications/01_a_second_van.json')).toMatchObject({
    title: 'A second van',
    comments: [comment],
  });
  for (const path of ['documents/01_bylaws_2026.docx', 'applications/01_a_second_van.docx'])
    expect(entries.get(path)?.subarray(0, 2).toString(), path).toBe('PK');
});
