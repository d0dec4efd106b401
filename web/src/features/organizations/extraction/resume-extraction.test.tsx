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
  await screen.findByText(/You can close this page; the extraction will continue/);
}

const nameField = () => screen.getByLabelText<HTMLInputElement>(/Organization Name/);

describe('an extraction', () => {
  it('fills in the form when the dialog is reopened', async () => {
    await startUpload();
    cleanup();
    mockEndpoint(endpoints.getJob, () => eventStream(['result', outcome]));
    await openDialog();
    await vi.waitFor(() => expect(nameField().value).toBe('Northside'));
    expect(screen.getByText('Found in one.pdf')).toBeTruthy();
  });

  it('fills in the form even if it was started in another browser', async () => {
    mockEndpoint(endpoints.getJob, () => eventStream(['result', outcome]));
    await openDialog('/organizations?dialog=new&job=x1');
    await vi.waitFor(() => expect(nameField().value).toBe('Northside'));
  });

  it('continues in another tab when the current tab saves its organization', async () => {
    let cancellations = 0;
    mockEndpoint(endpoints.cancelJob, () => {
      cancellations += 1;
      return noContent();
    });
    mockEndpoint(endpoints.createOrganization, () => ok({ id: 'o1', name: 'Northside' }));
    await openDialog();
    const key = `grantwright.extraction:organization:${aUser().id}:new`;
    localStorage.setItem(key, JSON.stringify({ id: 'other-tab', document: 'one.pdf' }));
    await userEvent.type(nameField(), 'Northside');
    await userEvent.click(screen.getByRole('button', { name: 'Create Organization' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem(key)).toContain('other-tab');
    expect(cancellations).toBe(0);
  });

  it('is canceled on the server when the user clicks Cancel', async () => {
    let canceled = '';
    mockEndpoint(endpoints.cancelJob, ({ params }) => {
      canceled = String(params['id']);
      return noContent();
    });
    await startUpload();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel extraction' }));
    await vi.waitFor(() => expect(canceled).toBe('x1'));
    await vi.waitFor(() => expect(screen.queryByText(/You can close this page/)).toBeNull());
    cleanup();
    await openDialog();
    expect(nameField().value).toBe('');
  });
});
