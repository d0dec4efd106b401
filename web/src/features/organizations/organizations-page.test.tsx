import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aDocument, anOrganization, aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../testing/server.ts';

const silent = () => new HttpResponse(null, { status: 500 });

beforeEach(() => {
  mockEndpoint(endpoints.listDocuments, () => ok([aDocument({ id: 'd1', name: 'Bylaws' })]));
  mockEndpoint(endpoints.listOrganizations, () => ok([anOrganization({ isDefault: false })]));
});

it('shows the empty state, and does not load documents', async () => {
  let requestCount = 0;
  mockEndpoint(endpoints.listDocuments, () => {
    requestCount += 1;
    return ok([]);
  });
  mockEndpoint(endpoints.listOrganizations, () => ok([]));
  openScreen('/organizations', aUser());
  expect(await screen.findByRole('heading', { name: 'No organizations yet' })).toBeTruthy();
  for (const words of [
    'Manage your organization profiles for grant applications',
    'Create your first organization to get started with grant applications',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  expect(requestCount).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Add Organization' }));
  expect(await screen.findByText('Your library is empty.')).toBeTruthy();
  expect(requestCount).toBe(1);
});

it("shows an organization's details on its card", async () => {
  mockEndpoint(endpoints.listOrganizations, () =>
    ok([
      anOrganization({
        organizationType: 'educational',
        missionStatement: 'Read.',
        annualBudget: '$90,000',
        foundedYear: 1974,
        focusAreas: 'Literacy',
        website: 'northside.org',
      }),
    ]),
  );
  openScreen('/organizations', aUser());
  const heading = await screen.findByRole('heading', { name: 'Northside Reading Room' });
  const card = within(heading.closest('li') ?? document.body);
  for (const words of ['Educational Institution', 'Read.', 'Default'])
    expect(card.getByText(words)).toBeTruthy();
  const facts = card.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(facts).toEqual(['Budget$90,000', 'Founded1974', 'Focus AreasLiteracy']);
  expect(card.getByRole('link', { name: 'Website' }).getAttribute('href')).toBe(
    'https://northside.org/',
  );
});

describe('the dialog', () => {
  const open = async () => {
    openScreen('/organizations?dialog=new', aUser());
    return within(await screen.findByRole('dialog', { name: 'Create New Organization' }));
  };

  it('shows every field in its section with the correct type', async () => {
    const dialog = await open();
    const kinds = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).type;
    const sections = dialog
      .getAllByRole('heading', { level: 3 })
      .map((heading) => [
        heading.textContent,
        [...(heading.parentElement?.querySelectorAll('label') ?? [])].map((l) => l.textContent),
      ]);
    expect(sections).toEqual([
      ['Basic Information', ['Organization Name *', 'Organization Type']],
      [
        'Auto-populate from Documents (Optional)',
        ['Upload documents', 'Or use a document from your library'],
      ],
      [
        'Mission and Projects',
        ['Mission Statement', 'Past Achievements', 'Current Projects', 'Focus Areas'],
      ],
      ['Financial Information', ['Annual Budget', 'Founded Year', 'Tax ID Number (EIN)']],
      [
        'Contact Information',
        ['Email', 'Phone', 'Website', 'Address', 'City', 'State', 'Postal Code'],
      ],
    ]);
    for (const lines of ['Mission Statement', 'Past Achievements', 'Current Projects'])
      expect(kinds(lines)).toBe('textarea');
    expect(kinds('Focus Areas')).toBe('text');
    expect(kinds('Email')).toBe('email');
    expect(screen.getByPlaceholderText('e.g. Education, Environment, Healthcare')).toBeTruthy();
    expect(screen.getByPlaceholderText('$500,000')).toBeTruthy();
    const types = within(dialog.getByLabelText('Organization Type')).getAllByRole('option');
    expect(types.slice(1).map(({ textContent }) => textContent)).toEqual([
      'Non-Profit',
      'Foundation',
      'Charity',
      'Educational Institution',
      'Healthcare Organization',
      'Religious Organization',
      'Other',
    ]);
    const files = dialog.getByLabelText<HTMLInputElement>('Upload documents');
    expect([files.multiple, files.accept]).toEqual([true, '.pdf,.doc,.docx']);
    expect(
      dialog.getByText(/AI fills only what it clearly finds, and every field stays editable/),
    ).toBeTruthy();
  });

  it('disables uploads during an extraction', async () => {
    mockEndpoint(endpoints.extractOrg, () => new Promise<never>(() => undefined));
    const dialog = await open();
    const user = userEvent.setup();
    await dialog.findByRole('option', { name: 'Bylaws' });
    await user.selectOptions(dialog.getByLabelText('Or use a document from your library'), 'd1');
    await user.click(dialog.getByRole('button', { name: 'Extract' }));
    expect(await dialog.findByText('Extracting information...')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Upload documents').disabled).toBe(true);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Extract' }).disabled).toBe(true);
  });

  it.each([
    [
      429,
      'Service Temporarily Busy',
      'AI service is currently busy. Please try again in a few moments.',
    ],
    [
      500,
      'Extraction Failed',
      'Failed to extract organization information. You can manually enter the information below.',
    ],
  ])(
    'shows a fallback message for a %i response without a message',
    async (status, title, words) => {
      mockEndpoint(endpoints.extractOrg, () => new HttpResponse(null, { status }));
      const dialog = await open();
      const user = userEvent.setup();
      await dialog.findByRole('option', { name: 'Bylaws' });
      await user.selectOptions(dialog.getByLabelText('Or use a document from your library'), 'd1');
      await user.click(dialog.getByRole('button', { name: 'Extract' }));
      expect(await screen.findByText(title)).toBeTruthy();
      expect(dialog.getByText(words)).toBeTruthy();
    },
  );

  it('shows that a save is pending, and a fallback message if it fails', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    mockEndpoint(endpoints.createOrganization, async () => {
      await gate;
      return silent();
    });
    const dialog = await open();
    const user = userEvent.setup();
    await user.type(dialog.getByLabelText(/Organization Name/), 'Third');
    await user.click(dialog.getByRole('button', { name: 'Create Organization' }));
    expect(
      (await dialog.findByRole<HTMLButtonElement>('button', { name: 'Saving...' })).disabled,
    ).toBe(true);
    release();
    expect(await screen.findByText('Failed to create organization')).toBeTruthy();
    expect(screen.getByText('Error')).toBeTruthy();
  });
});

it('asks to confirm a deletion, and shows that it is pending', async () => {
  mockEndpoint(endpoints.deleteOrganization, () => new Promise<never>(() => undefined));
  openScreen('/organizations', aUser());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete Northside Reading Room' }));
  const ask = within(await screen.findByRole('alertdialog', { name: 'Delete Organization' }));
  expect(ask.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  await user.click(ask.getByRole('button', { name: 'Delete Organization' }));
  expect(
    (await ask.findByRole<HTMLButtonElement>('button', { name: 'Deleting...' })).disabled,
  ).toBe(true);
});

it.each([
  [/^Set Default/, endpoints.setDefaultOrganization, 'Failed to set default organization', ''],
  [/^Edit/, endpoints.updateOrganization, 'Failed to update organization', 'Update Organization'],
  [/^Delete/, endpoints.deleteOrganization, 'Failed to delete organization', 'Delete Organization'],
] as const)(
  'shows a fallback message if %s fails without a message',
  async (name, call, words, confirmation) => {
    mockEndpoint(call, silent);
    openScreen('/organizations', aUser());
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name }));
    if (confirmation) await user.click(await screen.findByRole('button', { name: confirmation }));
    expect(await screen.findByText(words)).toBeTruthy();
  },
);
