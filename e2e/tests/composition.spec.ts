import { expect, test } from '@playwright/test';
import { anApplication } from '../support/records.ts';
import { signInWithOrganization } from '../support/sign-in.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test.describe('an input method on Android', () => {
  test.use({ userAgent: android });

  for (const [place, content, before, after] of [
    ['in plain text', '<p>We feed</p>', 'We feed', '<b>families</b>'],
    ['at the end of bold text', '<p><strong>We feed</strong></p>', '<b>We feed</b>', 'families'],
  ] as const) {
    for (const way of ['letter by letter', 'at once'] as const) {
      test(`composes a word ${way} after the mark changes ${place}, and it is there once`, async ({
        page,
      }) => {
        await signInWithOrganization(page);
        const { id } = await anApplication(page, { content });
        await page.goto(`/application-creator/${id}`);
        const sheet = page.getByRole('textbox', { name: 'Application text' });
        await sheet.getByText('We feed').click();
        await page.keyboard.press('Control+End');
        await page.keyboard.type('xy');
        const ime = await page.context().newCDPSession(page);
        await page.keyboard.press('Control+b');
        const steps = way === 'at once' ? ['families'] : ['f', 'fa', 'fam', 'famili', 'families'];
        for (const text of steps) {
          const at = { selectionStart: text.length, selectionEnd: text.length };
          await ime.send('Input.imeSetComposition', { text, ...at });
        }
        await ime.send('Input.insertText', { text: 'families' });
        const typed = before.endsWith('>') ? before.replace('</b>', 'xy</b>') : `${before}xy`;
        const shown = () =>
          sheet.locator('p [data-slate-leaf]').evaluateAll((leaves) =>
            leaves
              .map((leaf) => [
                leaf.textContent?.replaceAll('\uFEFF', ''),
                leaf.querySelector('strong'),
              ])
              .map(([text, bold]) => (bold ? `<b>${String(text)}</b>` : text))
              .join(''),
          );
        await expect.poll(shown).toBe(typed + after);
        await page.getByRole('button', { name: 'Save Application' }).click();
        const saved = (typed + after).replaceAll(/(<\/?)b>/g, '$1strong>');
        await expect
          .poll(async () => {
            const answer = await page.request.get(`/api/applications/${id}`);
            return ((await answer.json()) as { content: string }).content;
          })
          .toBe(`<p>${saved}</p>`);
      });
    }
  }
});
