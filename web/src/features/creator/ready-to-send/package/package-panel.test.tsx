import { screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import * as files from '../../../../lib/save-file.ts';
import { mockEndpoint, ok, problemResponse } from '../../../../testing/server.ts';
import { anAnalysis, someDetails } from '../../testing/builders.ts';
import { button, field } from '../../testing/creator-actions.tsx';
import {
  application,
  downloadButton,
  mockDraftCheck,
  openPanel,
  twoDocuments,
} from './package-panel-actions.tsx';

beforeEach(mockDraftCheck);

describe('the package', () => {
  it('is a single archive of the files that loaded, with a list of those that failed', async () => {
    const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
    const bodies: unknown[] = [];
    mockEndpoint(endpoints.generateDocx, async ({ request }) => {
      bodies.push(await request.json());
      return new Response('word');
    });
    mockEndpoint(endpoints.generatePdf, () => new Response('pdf'));
    mockEndpoint(endpoints.getDocumentFile, ({ params }) =>
      params['id'] === 'document-1'
        ? new Response('budget')
        : problemResponse('not-found', 'The document was not found.'),
    );
    const user = await openPanel();
    await waitFor(() => expect(downloadButton().disabled).toBe(false));
    await user.click(downloadButton());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'attachments/05_audit.docx: The document was not found.',
    );
    const [blob, name] = saveFile.mock.calls.at(-1) ?? [];
    expect(name).toBe('a_roof__2027_.zip');
    const entries = unzipSync(new Uint8Array((await blob?.arrayBuffer()) ?? []));
    const texts = Object.entries(entries).map(([path, bytes]) => [path, strFromU8(bytes)]);
    expect(texts).toEqual([
      ['01_application.docx', 'word'],
      ['02_application.pdf', 'pdf'],
      ['03_portal_text.txt', '=== Need (3 of 2 words, 1 over) ===\n\nSix in “ten”.\n'],
      ['attachments/04_budget.pdf', 'budget'],
      ['contents.txt', expect.stringContaining('Missing\n- attachments/05_audit.docx') as string],
    ]);
    expect(bodies).toMatchObject([{ title: 'A Roof, 2027!', format: { fontSize: 12 } }]);
  });

  it('contains the budget as a spreadsheet', async () => {
    const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
    const calls = saveFile.mock.calls.length;
    mockEndpoint(endpoints.generateDocx, () => new Response('word'));
    mockEndpoint(endpoints.generatePdf, () => new Response('pdf'));
    const budget = { currency: 'USD', lines: [{ item: 'Van', cost: 9, requested: 9 }] };
    const user = await openPanel(application({ submission: { budget } }));
    await waitFor(() => expect(downloadButton().disabled).toBe(false));
    await user.click(downloadButton());
    await waitFor(() => expect(saveFile.mock.calls.length).toBe(calls + 1));
    const [blob] = saveFile.mock.calls.at(-1) ?? [];
    const entries = unzipSync(new Uint8Array((await blob?.arrayBuffer()) ?? []));
    const sheet = unzipSync(entries['04_budget.xlsx'] ?? new Uint8Array());
    expect(strFromU8(sheet['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain('Van');
  });

  it('contains no budget if one of its amounts cannot be read', async () => {
    const line = { item: 'Van', cost: 0, requested: 0, notAmounts: { cost: '12.500,00' } };
    await openPanel(application({ submission: { budget: { currency: 'USD', lines: [line] } } }));
    expect(
      await screen.findByText(
        /^The budget is not in the package, because some amounts can’t be read\./,
      ),
    ).toBeTruthy();
    expect(screen.getByText(/^One ZIP file with 3 files/)).toBeTruthy();
    expect(screen.getAllByText(/Budget line “Van”: “12.500,00” is not an amount/)).not.toHaveLength(
      0,
    );
  });

  it('cannot be downloaded until the library has loaded, and offers a retry', async () => {
    let isDown = true;
    const user = await openPanel(application(), () =>
      isDown ? problemResponse('not-found', 'Not now.') : ok(twoDocuments),
    );
    await screen.findByText(/^We couldn’t load your library, so the attachments/);
    expect(downloadButton().disabled).toBe(true);
    isDown = false;
    const panel = within(screen.getByRole('region', { name: 'The package' }));
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(downloadButton().disabled).toBe(false));
    expect(screen.queryByText(/^We couldn’t load your library, so/)).toBeNull();
  });

  it('names the attachments whose file is no longer in the library', async () => {
    await openPanel(application(), () => ok(twoDocuments.slice(0, 1)));
    expect(
      await screen.findByText(/because the file is not in your library: Audit\./),
    ).toBeTruthy();
  });

  it('is not saved if no file could be loaded', async () => {
    const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
    mockEndpoint(endpoints.generateDocx, () => problemResponse('unavailable', 'Not now.'));
    mockEndpoint(endpoints.generatePdf, () => problemResponse('unavailable', 'Not now.'));
    const calls = saveFile.mock.calls.length;
    const user = await openPanel(
      application({ submission: {}, analysis: anAnalysis({ details: someDetails() }) }),
    );
    await waitFor(() => expect(downloadButton().disabled).toBe(false));
    await user.click(downloadButton());
    expect(await screen.findByText('Failed to prepare the package')).toBeTruthy();
    expect(saveFile.mock.calls.length).toBe(calls);
  });

  it('copies exactly the text that is shown and counted', async () => {
    const user = await openPanel();
    const list = within(await screen.findByRole('list', { name: 'Text for a portal' }));
    expect(list.getByText('3 of 2 words, 1 over')).toBeTruthy();
    await user.click(list.getByText('Need', { selector: 'summary span' }));
    const shownText = () => list.getByText(/Six in/).textContent;
    await user.click(list.getByRole('button', { name: 'Copy: Need' }));
    await list.findByRole('button', { name: 'Copied: Need' });
    expect(await navigator.clipboard.readText()).toBe(shownText());
    expect(shownText()).toBe('Six in “ten”.');
    await user.click(field('Use straight quotes, simple dashes and bullets'));
    expect(shownText()).toBe('Six in "ten".');
  });

  it("uses the user's settings rather than the rules in the guidelines", async () => {
    const bodies: unknown[] = [];
    vi.spyOn(files, 'saveFile').mockReturnValue();
    mockEndpoint(endpoints.generatePdf, () => new Response('pdf'));
    mockEndpoint(endpoints.generateDocx, async ({ request }) => {
      bodies.push(await request.json());
      return new Response('word');
    });
    const user = await openPanel(application({ submission: {} }));
    await user.click(screen.getByText(/^Font, margins and paper/));
    expect(field('Size (points)').value).toBe('12');
    await user.click(screen.getByRole('button', { name: 'From the guidelines' }));
    expect(screen.getByText('Use 12-point type.')).toBeTruthy();
    await user.selectOptions(field('Font'), 'Calibri');
    await user.clear(field('Margins (inches)'));
    await user.type(field('Margins (inches)'), '0.75');
    await user.tab();
    await waitFor(() => expect(downloadButton().disabled).toBe(false));
    await user.click(downloadButton());
    const format = { fontSize: 12, font: 'Calibri', margin: 0.75 };
    await waitFor(() => expect(bodies).toMatchObject([{ format }]));
    await user.click(button('Download'));
    await waitFor(() => expect(bodies).toMatchObject([{ format }, { format }]));
  });

  it('uses the format saved with the application', async () => {
    const bodies: Array<{ submission?: unknown }> = [];
    mockEndpoint(endpoints.updateApplication, async ({ request }) => {
      bodies.push(await request.json());
      return ok(application());
    });
    const user = await openPanel(application({ submission: { format: { font: 'Calibri' } } }));
    await user.click(screen.getByText(/^Font, margins and paper/));
    expect(field('Font').value).toBe('Calibri');
    await user.selectOptions(field('Font'), 'Arial');
    await user.selectOptions(field('Paper'), 'a4');
    await user.click(button('Save Application'));
    await waitFor(() =>
      expect(bodies).toMatchObject([{ submission: { format: { paper: 'a4' } } }]),
    );
    expect(bodies[0]).not.toHaveProperty('submission.format.font');
  });

  it('shows the range that a format setting allows, and keeps invalid input', async () => {
    const user = await openPanel(application({ submission: {} }));
    await user.click(screen.getByText(/^Font, margins and paper/));
    await user.clear(field('Size (points)'));
    await user.type(field('Size (points)'), '2');
    expect(screen.queryByText('Enter a number from 6 to 24.')).toBeNull();
    await user.tab();
    expect(screen.getByText('Enter a number from 6 to 24.')).toBeTruthy();
    expect(field('Size (points)').value).toBe('2');
  });

  it('disables the download if there is no text', async () => {
    await openPanel(application({ content: '<p></p>' }));
    expect(downloadButton().disabled).toBe(true);
    expect(screen.getByText('There is no text to send yet.')).toBeTruthy();
  });
});
