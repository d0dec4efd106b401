import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aDocument, aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok } from '../../testing/server.ts';

const open = (...documents: ReturnType<typeof aDocument>[]) => {
  mockEndpoint(endpoints.listDocuments, () => ok(documents));
  mockEndpoint(endpoints.listOrganizations, () => ok([]));
  openScreen('/documents', aUser());
  return userEvent.setup();
};

it('shows the first step in the empty state', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeTruthy();
  expect(screen.getByText('Upload your first document to get started')).toBeTruthy();
  expect(
    screen.getByText('Manage your documents for grant applications and organization information'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upload Document' })).toBeTruthy();
});

it("shows each document's type, size, date and actions", async () => {
  open(aDocument({ fileType: 'docx', fileSize: 1_572_864 }));
  const card = within((await screen.findByRole('heading', { name: 'Guidelines' })).closest('li')!);
  for (const words of ['DOCX', '1.50 MB', 'Mar 2, 2026'])
    expect(card.getByText(words)).toBeTruthy();
  for (const name of ['Reorder Guidelines', 'Edit name of Guidelines', 'Delete Guidelines'])
    expect(card.getByRole('button', { name })).toBeTruthy();
});

describe('the upload dialog', () => {
  it('accepts PDF and DOCX files, and clears the selected file when canceled', async () => {
    const user = open();
    const begin = async () => {
      await user.click(await screen.findByRole('button', { name: 'Upload Document' }));
      return within(await screen.findByRole('dialog', { name: 'Upload Document' }));
    };
    const dialog = await begin();
    const picker = dialog.getByLabelText<HTMLInputElement>('Select File (PDF or DOCX)');
    expect(picker.accept).toBe('.pdf,.docx');
    await user.upload(picker, new File(['x'], 'rules.pdf'));
    expect(dialog.getByText('Selected: rules.pdf (1 B)')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const again = await begin();
    expect(again.queryByText(/Selected/)).toBeNull();
    expect(again.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(true);
  });

  it('shows that the upload is pending, and then reloads the list', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const user = open();
    mockEndpoint(endpoints.createDocument, async () => {
      await gate;
      return ok(aDocument());
    });
    await user.click(await screen.findByRole('button', { name: 'Upload Document' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.upload(dialog.getByLabelText(/Select File/), new File(['x'], 'rules.pdf'));
    await user.click(dialog.getByRole('button', { name: 'Upload' }));
    const busy = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Uploading...' });
    expect(busy.disabled).toBe(true);
    mockEndpoint(endpoints.listDocuments, () => ok([aDocument()]));
    release();
    expect(await screen.findByRole('heading', { name: 'Guidelines' })).toBeTruthy();
  });
});

it('opens the rename dialog with the current name, sends the trimmed name, and shows the pending save', async () => {
  const bodies: unknown[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  mockEndpoint(endpoints.renameDocument, async ({ request }) => {
    bodies.push(await request.json());
    await gate;
    return ok(aDocument({ name: 'Bylaws' }));
  });
  const user = open(aDocument());
  await user.click(await screen.findByRole('button', { name: 'Edit name of Guidelines' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Document Name' }));
  const name = dialog.getByLabelText<HTMLInputElement>('Document Name');
  expect([name.value, name.placeholder]).toEqual(['Guidelines', 'Enter document name']);
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  await user.clear(name);
  await user.type(name, '  Bylaws ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('button', { name: 'Saving...' })).toBeTruthy();
  release();
  expect(await screen.findByText('Document updated successfully')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies).toEqual([{ name: 'Bylaws' }]);
});

it('reloads the list after a deletion', async () => {
  const originalConfirm = window.confirm;
  window.confirm = () => true;
  mockEndpoint(endpoints.deleteDocument, () => {
    mockEndpoint(endpoints.listDocuments, () => ok([]));
    return noContent();
  });
  const user = open(aDocument());
  await user.click(await screen.findByRole('button', { name: 'Delete Guidelines' }));
  expect(await screen.findByText('No documents yet')).toBeTruthy();
  window.confirm = originalConfirm;
});

it('shows a fallback message for each request that fails without a message', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  for (const call of [
    endpoints.reorderDocuments,
    endpoints.deleteDocument,
    endpoints.renameDocument,
    endpoints.createDocument,
  ])
    mockEndpoint(call, () => new HttpResponse(null, { status: 500 }));
  const shows = (words: string) => screen.findAllByText(words);
  const user = open(aDocument({ id: 'A', name: 'A' }), aDocument({ id: 'B', name: 'B' }));
  await user.click(await screen.findByRole('button', { name: 'Move A' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  await shows('Failed to reorder documents.');
  await user.click(screen.getByRole('button', { name: 'Delete A' }));
  await shows('Failed to delete document.');
  await user.click(screen.getByRole('button', { name: 'Edit name of A' }));
  await user.type(await screen.findByLabelText('Document Name'), 'B');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await shows('Failed to update document name.');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Upload Document' }));
  const dialog = await screen.findByRole('dialog', { name: 'Upload Document' });
  const file = new File(['x'], 'rules.pdf', { type: 'application/pdf' });
  await user.upload(within(dialog).getByLabelText('Select File (PDF or DOCX)'), file);
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  await shows('Failed to upload document. Please try again.');
});
