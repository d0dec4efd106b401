import type { Application, ApplicationFields } from '@grantwright/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { aDocument } from '../../../../testing/builders.ts';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { anAnalysis, anApplication, someDetails } from '../../testing/builders.ts';
import { button, field, openSavedApplication } from '../../testing/creator-actions.tsx';

const details = someDetails({
  requirements: [
    { text: 'Describe the need.', kind: 'content', mandatory: true },
    { text: 'Apply by June 1.', kind: 'deadline', mandatory: true },
  ],
  attachments: [{ name: 'Budget form (PDF, up to 1 MB)', required: true }],
});

beforeEach(() => mockEndpoint(endpoints.checkDraft, () => ok({ claims: [], gaps: [] })));

async function openPanels(overrides: Partial<Application> = {}) {
  const { user } = await openSavedApplication(
    anApplication({ content: '<p>Six.</p>', analysis: anAnalysis({ details }), ...overrides }),
  );
  await user.click(button('Ready to send?'));
  await screen.findByRole('heading', { name: 'Attachments' });
  return user;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the attachment list', () => {
  it('accepts a file from the library, and checks it against the limits', async () => {
    const user = await openPanels();
    mockEndpoint(endpoints.listDocuments, () => ok([aDocument({ fileSize: 2 * 1024 ** 2 })]));
    await user.click(button(/^File and details/));
    await screen.findByRole('option', { name: 'Guidelines' });
    await user.selectOptions(field('File from your library'), 'Guidelines');
    expect(region('Attachments').getByText('1 of 1 ready')).toBeTruthy();
    expect(field('Pages').value).toBe('2');
    await user.type(field('Who prepares it'), 'Ann');
    await user.type(field('Needed by'), '2027-03-01');
    expect(screen.getByText('Ann, by March 1, 2027')).toBeTruthy();
  });

  it('keeps changes to other attachments during an upload', async () => {
    let respond: (response: Response) => void = () => undefined;
    mockEndpoint(endpoints.createDocument, () => new Promise((resolve) => (respond = resolve)));
    const user = await openPanels();
    await user.click(button(/^File and details/));
    const file = new File(['%PDF-1.7'], 'budget.pdf', { type: 'application/pdf' });
    await user.upload(screen.getByLabelText('Upload a file', { selector: 'input' }), file);
    await screen.findByRole('button', { name: 'Uploading...' });
    await user.type(field('Another attachment'), 'Map');
    await user.click(button('Add an attachment'));
    respond(ok(aDocument({ id: 'uploaded' })));
    expect(await screen.findByText('1 of 2 ready')).toBeTruthy();
    expect(button('Remove: Map')).toBeTruthy();
  });

  it('accepts limits with a decimal point or comma', async () => {
    const user = await openPanels();
    await user.click(button(/^File and details/));
    const pages = field('Page limit');
    await user.type(pages, '2.5');
    expect(pages.value).toBe('2.5');
    const megabytes = field('Size limit in MB');
    await user.clear(megabytes);
    await user.type(megabytes, '1,5 MB');
    expect(megabytes.value).toBe('1.5');
    await user.clear(megabytes);
    await user.tab();
    expect(megabytes.value, 'the limit stated by the funder').toBe('1');
  });

  it('reports a file that is no longer in the library', async () => {
    await openPanels({
      submission: {
        attachments: [
          {
            name: 'Budget form (PDF, up to 1 MB)',
            required: true,
            state: 'ready',
            documentId: 'deleted',
          },
        ],
      },
    });
    expect(
      await screen.findByText('This file is no longer in your library. Choose another.'),
    ).toBeTruthy();
  });

  it('lets the applicant add and remove attachments, and undo a removal', async () => {
    const user = await openPanels();
    await user.type(field('Another attachment'), 'budget form (pdf, up to 1 mb)');
    await user.click(button('Add an attachment'));
    expect(screen.getByText('This attachment is already in the list.')).toBeTruthy();
    await user.clear(field('Another attachment'));
    await user.type(field('Another attachment'), 'Map');
    await user.click(button('Add an attachment'));
    expect(region('Attachments').getByText('0 of 2 ready')).toBeTruthy();
    expect(document.activeElement).toBe(field('Another attachment'));
    await user.click(button('Remove: Map'));
    expect(region('Attachments').getByText('0 of 1 ready')).toBeTruthy();
    const panel = screen.getByRole('region', { name: 'Attachments' });
    await waitFor(() => expect(document.activeElement).toBe(panel));
    await user.click(button('Undo'));
    expect(button('Remove: Map')).toBeTruthy();
  });
});

describe('the checklist', () => {
  it('saves which items are done, which do not apply, and why', async () => {
    let requestBody: ApplicationFields | undefined;
    mockEndpoint(endpoints.updateApplication, async ({ request }) => {
      requestBody = (await request.json()) as ApplicationFields;
      return ok(anApplication({ version: 2 }));
    });
    const user = await openPanels();
    expect(region('Checklist').queryByText('Apply by June 1.')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Done: Describe the need.' }));
    expect(region('Checklist').getByText('1 of 1 done')).toBeTruthy();
    await user.click(button(/^Doesn’t apply.* Budget form/));
    await user.type(field('Why doesn’t it apply?'), 'Part of the portal.');
    await user.click(button('Mark as not applicable'));
    expect(screen.getByText('Doesn’t apply: Part of the portal.')).toBeTruthy();
    await user.click(button('Save Application'));
    await waitFor(() => expect(requestBody?.submission?.checklist).toHaveLength(1));
    expect(requestBody?.submission).toMatchObject({
      checklist: [{ requirement: 'Describe the need.', state: 'done' }],
      attachments: [{ state: 'not-applicable', reason: 'Part of the portal.' }],
    });
  });

  it('discards the reason on Escape', async () => {
    const user = await openPanels();
    await user.click(button(/^Doesn’t apply.* Describe the need/));
    await user.keyboard('x{Escape}');
    expect(screen.queryByLabelText('Why doesn’t it apply?')).toBeNull();
    expect(document.activeElement).toBe(
      screen.getByRole('checkbox', { name: 'Done: Describe the need.' }),
    );
  });
});
