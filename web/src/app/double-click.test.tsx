import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anAnalysis } from '../features/creator/testing/builders.ts';
import { goToRequirements } from '../features/creator/testing/creator-actions.tsx';
import type { WireEndpoint } from '../lib/endpoints.ts';
import { endpoints } from '../lib/endpoints.ts';
import { aDocument, anApplication, anOrganization, aUser } from '../testing/builders.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok } from '../testing/server.ts';

/** Counts requests and holds the responses until `release`, so that both clicks precede the first response. */
function mockCounted(endpoint: WireEndpoint, respond: () => Response) {
  let requests = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  mockEndpoint(endpoint, async () => {
    requests += 1;
    await gate;
    return respond();
  });
  return { count: () => requests, release: () => release() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function expectOneRequest(mocked: ReturnType<typeof mockCounted>, success: string) {
  await waitFor(() => expect(mocked.count()).toBe(1));
  mocked.release();
  expect(await screen.findByText(success)).toBeTruthy();
  expect(mocked.count()).toBe(1);
}

/* Other double clicks are covered by the tests for auth, creator and checkout, and by e2e/tests/double-click.spec.ts. */
describe('a double click', () => {
  it('sends one request when signing up', async () => {
    const register = mockCounted(endpoints.register, () => ok(aUser()));
    openScreen('/auth?next=/profile', null);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('tab', { name: 'Sign Up' }));
    await user.type(await screen.findByLabelText('Username'), 'maya');
    await user.type(screen.getByLabelText('Email'), 'maya@example.org');
    await user.type(screen.getByLabelText('Password'), 'harbor street');
    await user.dblClick(await button(/^(Sign Up|Create Account)$/));
    await expectOneRequest(register, 'Account created successfully');
  });

  it('sends one request when saving the profile', async () => {
    const save = mockCounted(endpoints.updateProfile, () => ok(aUser({ username: 'maya o' })));
    openScreen('/profile', aUser());
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText('Username'), ' o');
    await user.dblClick(await button('Save Changes'));
    await expectOneRequest(save, 'Profile updated successfully');
  });

  it('sends one request when changing the password', async () => {
    const change = mockCounted(endpoints.changePassword, noContent);
    openScreen('/profile', aUser());
    const user = userEvent.setup();
    await user.click(await screen.findByRole('tab', { name: 'Password & Security' }));
    await user.type(screen.getByLabelText('Current Password'), 'harbor street');
    await user.type(screen.getByLabelText('New Password'), 'harbor lane');
    await user.type(screen.getByLabelText('Confirm New Password'), 'harbor lane');
    await user.dblClick(await button(/^(Update|Change) Password$/));
    await expectOneRequest(change, 'Password updated successfully');
  });

  it('sends one request when updating an organization', async () => {
    mockEndpoint(endpoints.listOrganizations, () => ok([anOrganization()]));
    mockEndpoint(endpoints.listDocuments, () => ok([]));
    const update = mockCounted(endpoints.updateOrganization, () => ok(anOrganization()));
    openScreen('/organizations', aUser());
    const user = userEvent.setup();
    await user.click(await button('Edit Northside Reading Room'));
    await user.dblClick(await button('Update Organization'));
    await expectOneRequest(update, 'Organization updated successfully');
  });

  it('sends one request when extracting from a library document', async () => {
    mockEndpoint(endpoints.listOrganizations, () => ok([]));
    mockEndpoint(endpoints.listDocuments, () => ok([aDocument({ id: 'd1', name: 'Bylaws' })]));
    const extract = mockCounted(endpoints.extractOrg, () => ok({ name: 'Northside' }));
    openScreen('/organizations?dialog=new', aUser());
    const user = userEvent.setup();
    await screen.findByRole('option', { name: 'Bylaws' });
    await user.selectOptions(screen.getByLabelText('Or use a document from your library'), 'd1');
    await user.dblClick(await button('Extract'));
    await expectOneRequest(
      extract,
      'Organization information extracted from document. 1 field populated.',
    );
  });

  it('sends one request when renaming a document', async () => {
    mockEndpoint(endpoints.listDocuments, () => ok([aDocument()]));
    const rename = mockCounted(endpoints.renameDocument, () => ok(aDocument({ name: 'Call' })));
    openScreen('/documents', aUser());
    const user = userEvent.setup();
    await user.click(await button('Edit name of Guidelines'));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByLabelText('Document Name'), ' 2026');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Save' }));
    await expectOneRequest(rename, 'Document updated successfully');
  });

  it('sends one request when downloading from the list of all applications', async () => {
    mockEndpoint(endpoints.listApplications, () => ok([anApplication({ status: 'complete' })]));
    mockEndpoint(endpoints.countApplications, () => ok({ total: 1, completed: 1, inProgress: 0 }));
    mockEndpoint(endpoints.getEntitlement, () =>
      ok({ superUser: false, freeLeft: 0, credits: 1, price: { amount: 1000, currency: 'usd' } }),
    );
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} }),
    );
    const download = mockCounted(endpoints.downloadApplication, () => new Response('docx'));
    openScreen('/dashboard?tab=applications', aUser());
    const user = userEvent.setup();
    await user.dblClick(await button('Download Reading rooms'));
    await expectOneRequest(download, 'Download Started');
  });

  it('sends one request when analyzing again', async () => {
    const user = await goToRequirements();
    const analyze = mockCounted(endpoints.analyzeDocument, () =>
      ok(anAnalysis({ requirements: ['Say why.'] })),
    );
    await user.dblClick(await button('Re-Analyze'));
    await waitFor(() => expect(analyze.count()).toBe(1));
    analyze.release();
    expect(await screen.findByText('Say why.')).toBeTruthy();
    expect(analyze.count()).toBe(1);
  });

  it('sends one request when logging out', async () => {
    mockEndpoint(endpoints.listDocuments, () => ok([]));
    const logout = mockCounted(endpoints.logout, noContent);
    openScreen('/documents', aUser());
    const user = userEvent.setup();
    await user.dblClick(
      (await screen.findAllByRole('button', { name: 'Logout' }))[0] as HTMLElement,
    );
    await waitFor(() => expect(logout.count()).toBe(1));
    expect(logout.count()).toBe(1);
  });
});

it('two double clicks on different documents send one delete request each', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  mockEndpoint(endpoints.listDocuments, () =>
    ok(['A', 'B'].map((name) => aDocument({ id: name, name }))),
  );
  const deleted: unknown[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  mockEndpoint(endpoints.deleteDocument, async ({ params }) => {
    deleted.push(params['id']);
    await gate;
    return noContent();
  });
  openScreen('/documents', aUser());
  const user = userEvent.setup();
  const first = await button('Delete A');
  await user.dblClick(first);
  await user.dblClick(await button('Delete B'));
  await waitFor(() => expect(deleted).toEqual(['A', 'B']));
  expect((first as HTMLButtonElement).disabled).toBe(true);
  release();
  expect(await screen.findByText('Document deleted successfully')).toBeTruthy();
  expect(deleted).toEqual(['A', 'B']);
  confirm.mockRestore();
});
