import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import type { InputMethod } from '../input-methods/input-method.ts';
import { keyboardInput } from '../input-methods/keyboard.ts';
import { touchInput } from '../input-methods/touch.ts';
import { withFocusCheck } from '../input-methods/with-focus-check.ts';
import { uploadDocument } from '../support/api-calls.ts';
import { button } from '../support/dialogs.ts';
import { organization } from '../support/fixtures.ts';
import { signInWithOrganization } from '../support/sign-in.ts';
import { threePageCall } from '../support/three-page-call.ts';
import { wordFile } from '../support/word-file.ts';
import { wordXml } from '../support/word-xml.ts';
import { zipEntries } from '../support/zip-entries.ts';
import { animated } from '../support/animated.ts';

test.use(animated);

/** Longer than the limit of the last section. */
const plan = [
  'The freezers serve two towns that share a road.',
  'We hope that everybody will be glad to see them.',
  'Volunteers from every pantry will come to fill them.',
  'It is good to know that food will last.',
  'The pantries have wished for this for a long time.',
  'Everyone who works with us likes the idea very much.',
  'We look forward to the day on which they arrive.',
  'Nothing would help the six pantries more than this.',
].join(' ');

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a user makes an application ready to send by keyboard', ({ page }) =>
    preparePackageFromCall(page, withFocusCheck(page, keyboardInput(page))));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a user makes an application ready to send by touch', ({ page }) =>
    preparePackageFromCall(page, touchInput(page)));
});

const text = (page: Page) => page.getByRole('textbox', { name: 'Application text' });

async function preparePackageFromCall(page: Page, input: InputMethod): Promise<void> {
  await signInWithOrganization(page);
  const irsLetter = await wordFile('irs-letter.docx', ['Harbor Street Food Bank is exempt.']);
  await uploadDocument(page, irsLetter.name, irsLetter.buffer);
  await createDraftFromCall(page, input);
  await answerQuestion(page, input);
  await readCoverage(page, input);
  await fixBlockers(page, input);
  await attachLetter(page, input);
  await checkPackage(await downloadPackage(page, input), irsLetter.buffer);
}

const createDraftFromCall = (page: Page, input: InputMethod) =>
  test.step('upload the call and draft', async () => {
    await page.goto('/application-creator');
    const list = page.getByLabel('Organization', { exact: true });
    await input.choose(list, `${organization.name} (Non-Profit)`);
    const more = page.getByLabel('Any additional information');
    await input.write(more, 'We ask for $18,500 for two freezers that six pantries will share.');
    await input.press(button(page, 'Next'));
    await input.selectTab(page.getByRole('tab', { name: 'Upload a file' }));
    await input.upload(page.getByLabel('Guidelines file'), await threePageCall());
    await input.press(button(page, 'Analyze Requirements'));
    const analyzed = page.getByRole('heading', { name: 'Grant Analysis Complete' });
    await expect(analyzed).toBeVisible();
    await input.write(page.getByLabel('Application title'), 'Two shared freezers');
    await input.press(button(page, 'Generate Application'));
    const review = page.getByRole('heading', { name: 'Review Generated Application' });
    await expect(review).toBeVisible();
  });

const answerQuestion = (page: Page, input: InputMethod) =>
  test.step('answer the open question', async () => {
    await input.press(button(page, 'Answer the next question'));
    const answer = page.getByRole('dialog').getByRole('textbox');
    await input.write(answer, 'TODO households in six towns have no freezer.');
    await input.press(button(page, 'Insert'));
    await expect(page.getByText('No open questions.')).toBeVisible();
    await input.addParagraph(text(page), plan);
    await input.press(button(page, 'Ready to send?'));
  });

const readCoverage = (page: Page, input: InputMethod) =>
  test.step('read which criteria the draft covers', async () => {
    const coverage = page.getByRole('region', { name: 'Coverage by criterion' });
    await expect(coverage).toContainText('Shared use and sustainability (25 points)');
    await input.press(coverage.getByRole('button', { name: /^Go to ?: Equipment and Plan$/ }));
    await expect(text(page)).toBeFocused();
    await input.press(button(page, 'Back to Ready to send?'));
  });

const fixBlockers = (page: Page, input: InputMethod) =>
  test.step('fix the problems that block the application', async () => {
    const verdict = (name: RegExp) => expect(page.getByRole('heading', { name })).toBeVisible();
    await verdict(/^5 things to fix before you send/);
    await input.press(page.getByRole('button', { name: /^Go to ?: Placeholder text: TODO$/ }));
    await expect(text(page)).toBeFocused();
    // The placeholder is selected.
    await page.keyboard.type('Nine hundred');
    await input.press(button(page, 'Back to Ready to send?'));
    await verdict(/^4 things to fix before you send/);
    await input.press(page.getByRole('button', { name: /^Shorten to fit ?: Equipment and Plan$/ }));
    await input.press(page.getByRole('button', { name: /^Accept (?:all|the change)/ }));
    await expect(text(page)).toBeFocused();
    await input.press(button(page, 'Back to Ready to send?'));
    await verdict(/^3 things to fix before you send/);
    await input.press(button(page, 'Fix: The funder asks for a statement on the use of AI'));
    await expect(page.getByLabel('Statement on the use of AI')).toBeFocused();
    await page.keyboard.type('Parts were drafted with Grantwright.');
    await verdict(/^2 things to fix before you send/);
  });

const attachLetter = (page: Page, input: InputMethod) =>
  test.step('attach a file from the library', async () => {
    await input.press(
      page.getByRole('button', { name: /^File and details ?: IRS determination letter$/ }),
    );
    await input.choose(page.getByLabel('File from your library'), 'irs-letter.docx');
    await page.getByLabel('Done: List of the board of directors').press('Space');
    await expect(page.getByText('2 of 2 ready')).toBeVisible();
    const verdict = page.getByRole('heading', { name: /^Nothing to fix before/ });
    await expect(verdict).toBeVisible();
  });

const downloadPackage = (page: Page, input: InputMethod) =>
  test.step('save and download the package', async () => {
    await input.press(button(page, 'Save Application'));
    await expect(page.getByText('Application Saved')).toBeVisible();
    await input.press(button(page, 'Go to the package'));
    const downloadEvent = page.waitForEvent('download');
    await input.press(button(page, 'Download the package'));
    const download = await downloadEvent;
    expect(download.suggestedFilename()).toBe('two_shared_freezers.zip');
    return zipEntries(await readFile(await download.path()));
  });

async function checkPackage(entries: Map<string, Buffer>, irsLetter: Buffer): Promise<void> {
  const names = [...entries.keys()];
  expect(names).toEqual([
    '01_application.docx',
    '02_application.pdf',
    '03_portal_text.txt',
    '04_ai_statement.txt',
    'attachments/05_irs_determination_letter.docx',
    'contents.txt',
  ]);
  const fileNames = names.map((name) => name.split('/').at(-1) ?? '');
  expect(new Set(fileNames).size).toBe(names.length);
  expect(Math.max(...fileNames.map((name) => name.length))).toBeLessThan(50);
  const getContent = (name: string) => entries.get(name) ?? Buffer.alloc(0);
  const word = getContent('01_application.docx');
  expect(await wordXml(word, 'word/document.xml')).toContain('Nine hundred households');
  expect(await wordXml(word, 'word/header1.xml')).toContain(organization.name);
  const [defaults = ''] =
    /<w:docDefaults>.*?<\/w:docDefaults>/s.exec(await wordXml(word, 'word/styles.xml')) ?? [];
  for (const rule of ['w:ascii="Times New Roman"', '<w:sz w:val="24"/>', 'w:line="480"'])
    expect(defaults).toContain(rule);
  expect(getContent('02_application.pdf').toString('latin1')).toMatch(/^%PDF-1\.7/);
  const portalText = getContent('03_portal_text.txt').toString();
  expect(portalText).toMatch(/=== Statement of Need \(\d+ of 150 words\) ===\n\nNine hundred/);
  expect(portalText).not.toContain('TODO');
  expect(getContent('04_ai_statement.txt').toString()).toContain('drafted with Grantwright');
  expect(getContent('attachments/05_irs_determination_letter.docx').equals(irsLetter)).toBe(true);
  expect(getContent('contents.txt').toString()).toContain('May 14, 2030');
}
