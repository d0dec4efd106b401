import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { anOrganization, aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../testing/server.ts';

const create = () => screen.getByRole('button', { name: 'Create Organization' });

beforeEach(() => mockEndpoint(endpoints.listDocuments, () => ok([])));

async function openNew() {
  mockEndpoint(endpoints.listOrganizations, () => ok([]));
  openScreen('/organizations', aUser());
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add Organization' }));
  await screen.findByRole('dialog', { name: 'Create New Organization' });
  return user;
}

describe('a new organization', () => {
  it('requires a name', async () => {
    const user = await openNew();
    await user.type(screen.getByLabelText(/Organization Name/), '   ');
    await user.click(create());
    expect(await screen.findByText('Organization name is required')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(/Organization Name/));
  });

  it('sends the year as a number', async () => {
    const bodies: Record<string, unknown>[] = [];
    mockEndpoint(endpoints.createOrganization, async ({ request }) => {
      bodies.push(await request.json());
      return ok(anOrganization());
    });
    const user = await openNew();
    await user.type(screen.getByLabelText(/Organization Name/), 'Northside');
    await user.selectOptions(screen.getByLabelText('Organization Type'), 'Charity');
    await user.type(screen.getByLabelText('Founded Year'), '2009');
    await user.type(screen.getByLabelText('City'), 'Trenton');
    await user.click(create());
    expect(await screen.findByText('Organization created successfully')).toBeTruthy();
    expect(bodies).toMatchObject([
      {
        name: 'Northside',
        organizationType: 'charity',
        foundedYear: 2009,
        contactInfo: { city: 'Trenton' },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the input after a rejection, and after the dialog is closed', async () => {
    const keys: (string | null)[] = [];
    mockEndpoint(endpoints.createOrganization, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return problemResponse('invalid-request', 'Please look at the website.', [
        { path: 'website', message: 'This is no web address.' },
      ]);
    });
    const user = await openNew();
    await user.type(screen.getByLabelText(/Organization Name/), 'Northside');
    await user.type(screen.getByLabelText('Mission Statement'), 'Reading for all.');
    await user.click(create());
    expect(await screen.findByText('This is no web address.')).toBeTruthy();
    await user.click(create());
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);

    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add Organization' }));
    await screen.findByText(/We restored your unsaved changes/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Mission Statement').value).toBe(
      'Reading for all.',
    );
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText<HTMLInputElement>(/Organization Name/).value).toBe('');
  });

  it('rejects an invalid year', async () => {
    const user = await openNew();
    await user.type(screen.getByLabelText(/Organization Name/), 'Northside');
    await user.type(screen.getByLabelText('Founded Year'), '98');
    await user.click(create());
    expect(await screen.findByText('Founded year must be a year such as 1998.')).toBeTruthy();
  });
});

it('opens an existing organization from its URL', async () => {
  mockEndpoint(endpoints.listOrganizations, () =>
    ok([anOrganization({ id: 'o7', missionStatement: 'Read.', foundedYear: 1999 })]),
  );
  openScreen('/organizations?edit=o7', aUser());
  const dialog = await screen.findByRole('dialog', { name: 'Edit Organization' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Founded Year').value).toBe('1999');
  expect(within(dialog).getByRole('button', { name: 'Update Organization' })).toBeTruthy();
});

it('marks the default organization, and offers Set Default on the others', async () => {
  mockEndpoint(endpoints.listOrganizations, () =>
    ok([
      anOrganization({ name: 'First' }),
      anOrganization({ id: '2', name: 'Second', isDefault: false }),
    ]),
  );
  openScreen('/organizations', aUser());
  const findCard = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('li') ?? document.createElement('li');
  const [first, second] = [await findCard('First'), await findCard('Second')];
  expect(within(first).getByText('Default')).toBeTruthy();
  expect(within(first).queryByRole('button', { name: /Set Default/ })).toBeNull();
  expect(within(second).getByRole('button', { name: /Set Default/ })).toBeTruthy();
});
