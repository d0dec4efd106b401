import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { aDocument, anOrganization, aUser } from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../../testing/server.ts';

const pdf = (name: string) => new File([name], name, { type: 'application/pdf' });
const getValue = (label: RegExp | string) =>
  (screen.getByLabelText(label) as HTMLInputElement | HTMLTextAreaElement).value;

async function openDialog() {
  mockEndpoint(endpoints.listOrganizations, () => ok([]));
  mockEndpoint(endpoints.listDocuments, () => ok([aDocument({ id: 'd1', name: 'Bylaws' })]));
  openScreen('/organizations?dialog=new', aUser());
  await screen.findByRole('dialog', { name: 'Create New Organization' });
  return userEvent.setup();
}

async function extractFromLibrary(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByRole('option', { name: 'Bylaws' });
  await user.selectOptions(screen.getByLabelText('Or use a document from your library'), 'd1');
  await user.click(screen.getByRole('button', { name: 'Extract' }));
}

describe('filling in the form from a library document', () => {
  it('overwrites fields only with non-empty values, counts them, and shows their sources', async () => {
    mockEndpoint(endpoints.extractOrg, () =>
      ok({
        data: {
          name: 'Northside Reading Room',
          missionStatement: '',
          foundedYear: 1998,
          sources: { name: { document: 'Bylaws', page: 2, quote: 'the Northside Reading Room' } },
        },
      }),
    );
    const user = await openDialog();
    await user.type(screen.getByLabelText(/Organization Name/), 'Typed');
    await user.type(screen.getByLabelText('Mission Statement'), 'Mine');
    await extractFromLibrary(user);
    expect(
      await screen.findByText(
        'Organization information extracted from document. 2 fields populated.',
      ),
    ).toBeTruthy();
    expect(getValue(/Organization Name/)).toBe('Northside Reading Room');
    expect(getValue('Mission Statement')).toBe('Mine');
    expect(getValue('Founded Year')).toBe('1998');
    expect(screen.getByText('Found in Bylaws, page 2')).toBeTruthy();

    await user.click(screen.getByTitle('Undo: Organization Name'));
    expect(getValue(/Organization Name/)).toBe('Typed');
    expect(screen.queryByText('Found in Bylaws, page 2')).toBeNull();
  });

  it.each([
    ['provider-busy', 'Service Temporarily Busy', 'Busy until noon.'],
    ['unreadable-document', 'Extraction Failed', 'It is a scan.'],
  ] as const)('shows the message for %s, and keeps the form', async (code, title, detail) => {
    mockEndpoint(endpoints.extractOrg, () => problemResponse(code, detail));
    const user = await openDialog();
    await user.type(screen.getByLabelText(/Organization Name/), 'Typed');
    await extractFromLibrary(user);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(within(screen.getByRole('dialog')).getByText(detail)).toBeTruthy();
    expect(getValue(/Organization Name/)).toBe('Typed');
  });
});

describe('the built-in analyst, after the model fails,', () => {
  const mockModel = () =>
    mockEndpoint(endpoints.getAiStatus, () =>
      ok({ provider: 'openai', endpoint: 'model.example.org', model: 'test-model' }),
    );
  const offer = { name: 'Use the built-in analyst' };

  it('retries the extraction from the library, and keeps the form', async () => {
    mockModel();
    const providers: (string | null)[] = [];
    mockEndpoint(endpoints.extractOrg, ({ request }) => {
      providers.push(new URL(request.url).searchParams.get('provider'));
      return providers.length === 1
        ? problemResponse('provider-failed', 'The AI service rejected the request.')
        : ok({ name: 'Northside', provider: 'built-in' });
    });
    const user = await openDialog();
    const note =
      'The AI service at model.example.org (test-model) receives the text of these documents.';
    expect(await screen.findByText(note)).toBeTruthy();
    await user.type(screen.getByLabelText('Mission Statement'), 'Typed');
    await extractFromLibrary(user);
    await user.click(await screen.findByRole('button', offer));
    expect(await screen.findByText('The built-in analyst read these documents.')).toBeTruthy();
    expect(providers).toEqual([null, 'built-in']);
    expect(getValue(/Organization Name/)).toBe('Northside');
    expect(getValue('Mission Statement')).toBe('Typed');
  });

  it('retries the extraction from files without saving them twice', async () => {
    mockModel();
    const keys = new Set<string | null>();
    mockEndpoint(endpoints.createDocument, ({ request }) => {
      keys.add(request.headers.get('idempotency-key'));
      return ok(aDocument());
    });
    const urls: string[] = [];
    mockEndpoint(endpoints.extractOrgInfo, ({ request }) => {
      urls.push(request.url);
      return urls.length === 1
        ? problemResponse('usage-limit', 'This site has reached its monthly limit.')
        : ok({ name: 'Northside', provider: 'built-in' });
    });
    const user = await openDialog();
    await user.upload(screen.getByLabelText('Upload documents'), [pdf('one.pdf')]);
    await user.click(await screen.findByRole('button', offer));
    expect(await screen.findByText('The built-in analyst read these documents.')).toBeTruthy();
    expect(keys.size).toBe(1);
    expect(urls[1]).toContain('provider=built-in');
  });

  it('is not offered for a document that cannot be read', async () => {
    mockModel();
    mockEndpoint(endpoints.extractOrg, () =>
      problemResponse('unreadable-document', 'It is a scan.'),
    );
    const user = await openDialog();
    await extractFromLibrary(user);
    expect(await screen.findByText('Extraction Failed')).toBeTruthy();
    expect(screen.queryByRole('button', offer)).toBeNull();
  });
});

describe('filling in the form from files', () => {
  it('uploads each file, extracts from the saved files, and reports their number', async () => {
    const order: string[] = [];
    mockEndpoint(endpoints.createDocument, () => {
      order.push('save');
      return order.length === 2
        ? problemResponse('unsupported-type', 'This is no PDF.')
        : ok(aDocument());
    });
    mockEndpoint(endpoints.extractOrgInfo, async ({ request }) => {
      order.push(`read ${[...(await request.formData()).keys()].join()}`);
      return ok({ name: 'Northside', contactInfo: { city: 'Trenton' } });
    });
    const user = await openDialog();
    await user.upload(screen.getByLabelText('Upload documents'), [
      pdf('one.pdf'),
      pdf('bad.pdf'),
      pdf('two.pdf'),
    ]);
    expect(
      await screen.findByText('2 documents saved to your library. 2 fields populated.'),
    ).toBeTruthy();
    expect(order).toEqual(['save', 'save', 'save', 'read files,files']);
    expect(screen.getAllByText('bad.pdf: This is no PDF.')[0]).toBeTruthy();
    expect(getValue('City')).toBe('Trenton');
  });

  it('reports that nothing could be extracted', async () => {
    mockEndpoint(endpoints.createDocument, () => ok(aDocument()));
    mockEndpoint(endpoints.extractOrgInfo, () =>
      problemResponse('unreadable-document', 'It is a scan.'),
    );
    const user = await openDialog();
    await user.upload(screen.getByLabelText('Upload documents'), pdf('scan.pdf'));
    expect(await screen.findByText('Failed to extract organization information')).toBeTruthy();
    expect(within(screen.getByRole('dialog')).getByText('It is a scan.')).toBeTruthy();
  });
});

it('keeps the sources until the organization is saved', async () => {
  mockEndpoint(endpoints.extractOrg, () => ok({ name: 'Northside' }));
  mockEndpoint(endpoints.createOrganization, () => ok(anOrganization()));
  const user = await openDialog();
  await extractFromLibrary(user);
  await screen.findByText('Found in Bylaws');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add Organization' }));
  await screen.findByText('Found in Bylaws');
  await user.click(screen.getByRole('button', { name: 'Create Organization' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add Organization' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText('Found in Bylaws')).toBeNull();
});

it('offers conflicting values with their sources, newest first', async () => {
  const from = (document: string, year: number) => ({ document, year, page: 1 });
  mockEndpoint(endpoints.extractOrg, () =>
    ok({
      annualBudget: '$482,300',
      sources: { annualBudget: { document: 'Report 2025', page: 1 } },
      conflicts: {
        annualBudget: [
          { value: '$455,000', quote: 'a budget of $455,000', ...from('Report 2024', 2024) },
          { value: '$390,000', ...from('Form 990', 2022) },
        ],
      },
    }),
  );
  const user = await openDialog();
  await extractFromLibrary(user);
  const choice = await screen.findByRole('group', { name: /documents disagree: Annual Budget/ });
  expect(within(choice).getAllByRole('radio')).toHaveLength(3);
  expect(within(choice).getByRole<HTMLInputElement>('radio', { name: /482,300/ }).checked).toBe(
    true,
  );
  await user.click(within(choice).getByRole('radio', { name: /455,000/ }));
  expect(getValue('Annual Budget')).toBe('$455,000');
  expect(screen.getByText('Found in Report 2024 (2024), page 1')).toBeTruthy();
  await user.click(screen.getByTitle('Undo: Annual Budget'));
  expect(getValue('Annual Budget')).toBe('');
  expect(screen.queryByRole('group', { name: /disagree/ })).toBeNull();
});
