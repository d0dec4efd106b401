import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { strFromU8, unzipSync } from 'fflate';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerEndpoints } from '../../../domain/answers/answer-endpoints.ts';
import { endpoints } from '../../../lib/endpoints.ts';
import * as files from '../../../lib/save-file.ts';
import { reviewEndpoints } from '../../../domain/review/review-endpoints.ts';
import {
  aDocument,
  anApplication,
  anOrganization,
  aSavedAnswer,
  aUser,
} from '../../../testing/builders.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../../testing/server.ts';

const receipt = {
  id: 'payment-1',
  number: '3F9A-21BC-77D0',
  paidAt: '2026-11-20T10:00:00Z',
  amount: 1000,
  currency: 'usd',
  status: 'paid',
};

const comment = {
  id: 'comment-1',
  author: 'Dana',
  anchor: { section: 'Need', quote: '', prefix: '', suffix: '' },
  text: 'Please add a figure.',
  createdAt: '2026-11-21T10:00:00Z',
};

beforeEach(() => {
  mockEndpoint(endpoints.listPayments, () => ok([receipt]));
  mockEndpoint(endpoints.listOrganizations, () => ok([anOrganization()]));
  mockEndpoint(endpoints.listDocuments, ({ request }) =>
    new URL(request.url).searchParams.get('cursor') === 'second'
      ? ok([aDocument({ id: 'document-2', name: 'Audit' })])
      : ok([aDocument()], { Link: '</api/documents?cursor=second>; rel="next"' }),
  );
  mockEndpoint(endpoints.listApplications, () => ok([anApplication()]));
  mockEndpoint(answerEndpoints.listAnswers, () => ok([aSavedAnswer()]));
  mockEndpoint(endpoints.getDocumentFile, ({ params }) =>
    HttpResponse.text(`file of ${String(params['id'])}`),
  );
  mockEndpoint(endpoints.downloadApplication, () => HttpResponse.text('word'));
  mockEndpoint(endpoints.getApplication, () => ok({ ...anApplication(), content: '<p>A</p>' }));
  mockEndpoint(reviewEndpoints.listComments, () => ok([comment]));
});

async function openTab() {
  openScreen('/profile', aUser());
  const person = userEvent.setup();
  await person.click(await screen.findByRole('tab', { name: 'Payments & Data' }));
  const payments = within(await screen.findByRole('region', { name: 'Payments' }));
  const button = screen.getByRole('button', { name: 'Export your data' });
  return { person, payments, button };
}

/** Returns the text files in the saved archive by path. */
async function exported(button: HTMLElement) {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  saveFile.mockClear();
  await userEvent.click(button);
  await waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [blob, name] = saveFile.mock.calls[0] ?? [];
  const entries = unzipSync(new Uint8Array((await blob?.arrayBuffer()) ?? []));
  const texts = Object.entries(entries).map(([path, bytes]) => [path, strFromU8(bytes)] as const);
  return { name, texts: new Map(texts) };
}

it('exports every organization, payment, answer, document and application', async () => {
  const { button } = await openTab();
  const { name, texts } = await exported(button);
  expect(name).toBe('grantwright_data.zip');
  expect([...texts.keys()]).toEqual([
    'organizations.json',
    'payments.json',
    'answers.json',
    'documents/01_guidelines.pdf',
    'documents/02_audit.pdf',
    'applications/01_reading_rooms.docx',
    'applications/01_reading_rooms.json',
    'contents.txt',
  ]);
  expect(JSON.parse(texts.get('payments.json') ?? '')).toEqual([receipt]);
  expect(JSON.parse(texts.get('answers.json') ?? '')).toEqual([aSavedAnswer()]);
  expect(texts.get('documents/02_audit.pdf')).toBe('file of document-2');
  expect(texts.get('applications/01_reading_rooms.docx')).toBe('word');
  expect(JSON.parse(texts.get('applications/01_reading_rooms.json') ?? '')).toMatchObject({
    content: '<p>A</p>',
    comments: [comment],
  });
  expect(texts.get('contents.txt')).toContain('- documents/02_audit.pdf: Audit\n');
});

it('exports the remaining files if some fail, and lists the failed ones with the reason', async () => {
  const reason = 'The file is not available.';
  mockEndpoint(endpoints.getDocumentFile, ({ params }) =>
    params['id'] === 'document-1'
      ? problemResponse('not-found', reason)
      : HttpResponse.text('audit'),
  );
  mockEndpoint(endpoints.listOrganizations, () => problemResponse('unavailable', 'Not now.'));
  const { button } = await openTab();
  const { texts } = await exported(button);
  expect([...texts.keys()]).toHaveLength(6);
  expect(texts.get('contents.txt')).toContain(`Missing
- organizations.json: Not now.
- documents/01_guidelines.pdf: ${reason}
`);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(`documents/01_guidelines.pdf: ${reason}`);
});

it('retries a request after the delay that the rate limit specifies', async () => {
  let requests = 0;
  mockEndpoint(endpoints.downloadApplication, () => {
    requests += 1;
    if (requests > 1) return HttpResponse.text('word');
    const { body, status } = problemResponse('too-many-requests', 'Too many requests.');
    return new HttpResponse(body, { status, headers: { 'Retry-After': '0' } });
  });
  const { button } = await openTab();
  const { texts } = await exported(button);
  expect(texts.get('applications/01_reading_rooms.docx')).toBe('word');
  expect(texts.get('contents.txt')).not.toContain('Missing');
});

it('shows which file is being loaded, and stops when canceled', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  saveFile.mockClear();
  mockEndpoint(endpoints.getDocumentFile, () => new Promise(() => undefined));
  const { person, button } = await openTab();
  await person.click(button);
  expect(await screen.findByText('File 4 of 7')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('File 4 of 7')).toBeNull());
  expect(saveFile).not.toHaveBeenCalled();
});

it('saves no file if no list can be loaded', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  saveFile.mockClear();
  const { person, button } = await openTab();
  for (const call of [
    endpoints.listPayments,
    endpoints.listOrganizations,
    endpoints.listDocuments,
    endpoints.listApplications,
    answerEndpoints.listAnswers,
  ])
    mockEndpoint(call, () => problemResponse('unavailable', 'Not now.'));
  await person.click(button);
  expect(await screen.findByText('Failed to export your data')).toBeTruthy();
  expect(saveFile).not.toHaveBeenCalled();
});

it('lists payments with their date, amount, status and refund', async () => {
  const refunded = { ...receipt, id: 'payment-2', status: 'refunded', amountRefunded: 1000 };
  mockEndpoint(endpoints.listPayments, () => ok([receipt, refunded]));
  const { payments } = await openTab();
  await waitFor(() => expect(payments.getAllByRole('listitem')).toHaveLength(2));
  const rows = payments.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'One applicationNov 20, 2026Paid$10.00Download receipt',
    'One applicationNov 20, 2026$10.00 refundedRefunded$10.00Download receipt',
  ]);
});

it('downloads a receipt, or shows why the download failed', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  saveFile.mockClear();
  mockEndpoint(endpoints.downloadReceipt, () => problemResponse('unavailable', 'Not now.'));
  const { person, payments } = await openTab();
  const button = await payments.findByRole('button', { name: 'Download receipt of Nov 20, 2026' });
  await person.click(button);
  expect(await screen.findByText('Download Failed')).toBeTruthy();
  mockEndpoint(endpoints.downloadReceipt, () => HttpResponse.text('pdf'));
  await person.click(button);
  await waitFor(() => expect(saveFile.mock.calls[0]?.[1]).toBe('receipt_3f9a-21bc-77d0.pdf'));
});

it('shows that the first application is free if there are no payments', async () => {
  mockEndpoint(endpoints.listPayments, () => ok([]));
  const { payments } = await openTab();
  expect(await payments.findByText(/first application is free/)).toBeTruthy();
});

it('shows why the payments could not be loaded', async () => {
  mockEndpoint(endpoints.listPayments, () => problemResponse('unavailable', 'Not now.'));
  const { payments } = await openTab();
  expect(await payments.findByText('We couldn’t load your payments')).toBeTruthy();
});
