import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { aDocument, aUser } from '../../../testing/builders.ts';
import { eventStream } from '../../../testing/event-stream.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok } from '../../../testing/server.ts';

const outcome = {
  id: 'x1',
  kind: 'extraction',
  title: 'one.pdf',
  state: 'done',
  startedAt: '2027-01-01T00:00:00.000Z',
  extraction: { name: 'Northside' },
};

async function openDialog(address = '/organizations?dialog=new') {
  mockEndpoint(endpoints.listOrganizations, () => ok([]));
  mockEndpoint(endpoints.listDocuments, () => ok([]));
  openScreen(address, aUser());
  await screen.findByRole('dialog', { name: 'Create New Organization' });
}

async function startUpload() {
  mockEndpoint(endpoints.createDocument, () => ok(aDocument()));
  mockEndpoint(endpoints.extractOrgInfo, () => eventStream(['job', { id: 'x1' }]));
  await openDialog();
  const file = new File(['one'], 'one.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Upload documents'), file);
  await screen.findByText(/You may close this page; the extraction continues/);
}

const nameField = () => screen.getByLabelText<HTMLInputElement>(/Organization Name/);

describe('an extraction', () => {
  it('fills the form when the dialog is reopened', async () => {
    await startUpload();
    cleanup();
    mockEndpoint(endpoints.getJob, () => eventStream(['result', outcome]));
    await openDialog();
    await vi.waitFor(() => expect(nameField().value).toBe('Northside'));
    expect(screen.getByText('Found in one.pdf')).toBeTruthy();
  });

  it('of another browser fills the form', async () => {
    mockEndpoint(endpoints.getJob, () => eventStream(['result', outcome]));
    await openDialog('/organizations?dialog=new&job=x1');
    await vi.waitFor(() => expect(nameField().value).toBe('Northside'));
  });

  it('is canceled on the server by Cancel', async () => {
    let canceled = '';
    mockEndpoint(endpoints.cancelJob, ({ params }) => {
      canceled = String(params['id']);
      return noContent();
    });
    await startUpload();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel extraction' }));
    await vi.waitFor(() => expect(canceled).toBe('x1'));
    await vi.waitFor(() => expect(screen.queryByText(/You may close this page/)).toBeNull());
    cleanup();
    await openDialog();
    expect(nameField().value).toBe('');
  });
});
