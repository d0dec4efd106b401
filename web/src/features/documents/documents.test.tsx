import { limits } from '@grantwright/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import * as files from '../../lib/save-file.ts';
import { aDocument, aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../../testing/server.ts';
import { chooseMenuItem } from './testing/choose-menu-item.ts';

it('downloads a document under its original name, or explains why the download failed', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  const responses = [
    problemResponse('not-found', 'The document was not found.'),
    new Response('%PDF'),
  ];
  const document = aDocument({ name: 'A', originalName: 'a 1.pdf' });
  mockEndpoint(endpoints.listDocuments, () => ok([document]));
  mockEndpoint(endpoints.getDocumentFile, () => responses.shift() ?? new Response());
  openScreen('/documents', aUser());
  await chooseMenuItem('A', 'Download');
  expect(await screen.findByText('Download Failed')).toBeTruthy();
  await chooseMenuItem('A', 'Download');
  expect(await screen.findByText('Download Started')).toBeTruthy();
  const [blob, name] = saveFile.mock.calls.at(-1) ?? [];
  expect([blob?.size, name]).toEqual([4, 'a 1.pdf']);
});

describe('uploading', () => {
  async function choose(file: File) {
    mockEndpoint(endpoints.listDocuments, () => ok([]));
    mockEndpoint(endpoints.listOrganizations, () => ok([]));
    openScreen('/documents', aUser());
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Upload Document' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload Document' });
    const button = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Upload' });
    expect(button.disabled).toBe(true);
    await user.upload(within(dialog).getByLabelText('Select File (PDF or DOCX)'), file);
    return { user, button };
  }

  it('shows the file name and size, and closes the dialog on success', async () => {
    mockEndpoint(endpoints.createDocument, () => ok(aDocument()));
    const { user, button } = await choose(new File([new Uint8Array(1536)], 'rules.pdf'));
    expect(await screen.findByText('Selected: rules.pdf (1.50 KB)')).toBeTruthy();
    await user.click(button);
    expect(await screen.findByText('Document uploaded successfully')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('rejects a file that is too large without sending a request', async () => {
    const large = new File([new Uint8Array(1)], 'large.pdf');
    Object.defineProperty(large, 'size', { value: limits.fileBytes + 1 });
    const { button } = await choose(large);
    expect(await screen.findByText(/The limit is 10 MB/)).toBeTruthy();
    expect(button.disabled).toBe(true);
  });

  it('keeps the selected file after a failure', async () => {
    mockEndpoint(endpoints.createDocument, () =>
      problemResponse('unsupported-type', 'This is not a PDF.'),
    );
    const { user, button } = await choose(new File(['x'], 'rules.pdf'));
    await user.click(button);
    expect(await screen.findByText('Upload Failed')).toBeTruthy();
    expect(screen.getAllByText('This is not a PDF.').length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Selected: rules.pdf/)[0]).toBeTruthy();
  });
});

it('shows why the text of a document could not be read', async () => {
  mockEndpoint(endpoints.listDocuments, () =>
    ok([aDocument({ reading: { state: 'unreadable', reason: 'It is protected by a password.' } })]),
  );
  openScreen('/documents', aUser());
  expect(await screen.findByText('It is protected by a password.')).toBeTruthy();
});

it("deletes a document only after confirmation in the browser's dialog", async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  let deleted = 0;
  mockEndpoint(endpoints.listDocuments, () => ok([aDocument()]));
  mockEndpoint(endpoints.deleteDocument, () => {
    deleted += 1;
    return noContent();
  });
  openScreen('/documents', aUser());
  const button = await screen.findByRole('button', { name: 'Delete Guidelines' });
  await userEvent.click(button);
  expect(deleted).toBe(0);
  await userEvent.click(button);
  expect(await screen.findByText('Document deleted successfully')).toBeTruthy();
  expect(deleted).toBe(1);
  expect(confirm.mock.calls[0]).toEqual(['Are you sure you want to delete this document?']);
  confirm.mockRestore();
});
