import { expect, test, type Page } from '@playwright/test';
import { createApplication, getJson } from '../support/api-calls.ts';
import { auditThemes } from '../support/audit.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { wordXml } from '../support/word-xml.ts';

const quote = 'Funds may not be used to purchase vehicles.';
const van = {
  section: 'Need',
  kind: 'unallowed-cost',
  text: 'The van for $14,000 is not covered.',
  quote,
  page: 4,
};
const ceiling = {
  section: 'Budget',
  kind: 'above-ceiling',
  text: 'You ask for $40,000. The funder awards at most $30,000.',
};

async function openWithNotes(page: Page): Promise<string> {
  await signInWithOrganization(page);
  const { id } = await createApplication(page, {
    content: '<h2>Need</h2><p>Nine hundred households wait.</p><h2>Budget</h2><p>We add up.</p>',
    writerNotes: [van, ceiling],
  });
  await page.goto(`/application-creator/${id}`);
  return id;
}

const side = (page: Page) => page.getByRole('complementary', { name: 'Requirements and sources' });

test("shows notes with the funder's words, and keeps dismissed notes hidden after a reload", async ({
  page,
}) => {
  const id = await openWithNotes(page);
  const notes = side(page);
  await expect(notes.getByRole('heading', { name: 'Notes for you (2)' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Outline' })).toContainText('1 note');
  const note = notes.getByRole('button', { name: van.text, exact: true });
  await note.focus();
  await page.keyboard.press('Enter');
  await expect(notes.getByText(quote)).toBeVisible();
  await auditThemes(page, 'notes', ['light', 'dark', 'forced']);
  await page.keyboard.press('Tab');
  await expect(notes.getByRole('button', { name: `Dismiss note: ${van.text}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notes.getByRole('heading', { name: 'Notes for you (1)' })).toBeFocused();

  // Until the application is saved, a local draft keeps the remaining notes.
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.reload();
  await expect(notes.getByRole('heading', { name: 'Notes for you (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Application' }).click();
  await expect(page.getByText('Application Saved')).toBeVisible();
  await page.reload();
  await expect(notes.getByText(ceiling.text)).toBeVisible();
  await expect(notes.getByText(van.text)).toBeHidden();

  const application = await getJson<{ content: string; writerNotes: unknown[] }>(
    page,
    `/api/applications/${id}`,
  );
  expect(application.writerNotes).toEqual([ceiling]);
  expect(application.content).not.toContain('at most');
  const file = await page.request.get(`/api/applications/${id}/download`);
  expect(await wordXml(await file.body(), 'word/document.xml')).not.toContain('at most');
});

test('shows notes in the drawer on a phone, and links each to its section', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openWithNotes(page);
  await expect(page.getByText('2 notes for you.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Requirements' }).click();
  const drawer = page.getByRole('dialog', { name: 'Requirements and sources' });
  await expect(drawer.getByText(ceiling.text)).toBeVisible();
  const { width } = (await drawer.boundingBox()) ?? { width: 0 };
  expect(await drawer.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(
    Math.ceil(width),
  );
  await auditThemes(page, 'notes on a phone', ['light', 'dark']);
  await drawer.getByRole('button', { name: `Dismiss note: ${ceiling.text}` }).click();
  await expect(drawer.getByRole('heading', { name: 'Notes for you (1)' })).toBeFocused();
  await drawer.getByRole('button', { name: 'Need' }).click();
  await expect(drawer).toBeHidden();

  await page.setViewportSize({ width: 1280, height: 720 });
  await side(page).getByRole('button', { name: 'Need' }).click();
  const text = page.getByRole('textbox', { name: 'Application text' });
  await expect(text).toBeFocused();
  await page.keyboard.type('Our ');
  await expect(text.getByRole('heading', { name: 'Our Need' })).toBeVisible();
  await expect(side(page).getByText('Need (section removed or renamed)')).toBeVisible();
});
