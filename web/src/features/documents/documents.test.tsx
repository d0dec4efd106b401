import { limits } from '@grantwright/shared/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import * as files from '../../lib/save-file.ts';
import { aDocument, aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../../testing/server.ts';

const three = ['A', 'B', 'C'].map((name, sortOrder) => aDocument({ id: name, name, sortOrder }));
const names = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);

async function choose(name: string, item: 'Move up' | 'Move down' | 'Download') {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: `Move ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

it('downloads a document under its original name, or explains why that failed', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  const responses = [
    problemResponse('not-found', 'The document was not found.'),
    new Response('%PDF'),
  ];
  const document = aDocument({ name: 'A', originalName: 'a 1.pdf' });
  mockEndpoint(endpoints.listDocuments, () => ok([document]));
  mockEndpoint(endpoints.getDocumentFile, () => responses.shift() ?? new Response());
  openScreen('/documents', aUser());
  await choose('A', 'Download');
  expect(await screen.findByText('Download Failed')).toBeTruthy();
  await choose('A', 'Download');
  expect(await screen.findByText('Download Started')).toBeTruthy();
  const [blob, name] = saveFile.mock.calls.at(-1) ?? [];
  expect([blob?.size, name]).toEqual([4, 'a 1.pdf']);
});

describe('the order of the library', () => {
  afterEach(() => void vi.useRealTimers());

  it('is sent immediately as zero-based positions, and announced', async () => {
    let requestBody: unknown;
    mockEndpoint(endpoints.listDocuments, () => ok(three));
    mockEndpoint(endpoints.reorderDocuments, async ({ request }) => {
      requestBody = await request.json();
      return noContent();
    });
    openScreen('/documents', aUser());
    await choose('C', 'Move up');
    await waitFor(() =>
      expect(requestBody).toEqual({
        documentOrders: [
          { id: 'A', sortOrder: 0 },
          { id: 'C', sortOrder: 1 },
          { id: 'B', sortOrder: 2 },
        ],
      }),
    );
    expect(names()).toEqual(['A', 'C', 'B']);
    expect(screen.getByText('C is now number 2 of 3')).toBeTruthy();
  });

  it('can be changed by keyboard: pick up, move, drop', async () => {
    const orderBodies: { documentOrders: { id: string }[] }[] = [];
    mockEndpoint(endpoints.listDocuments, () => ok(three));
    mockEndpoint(endpoints.reorderDocuments, async ({ request }) => {
      orderBodies.push(await request.json());
      return noContent();
    });
    openScreen('/documents', aUser());
    const user = userEvent.setup();
    const handle = await screen.findByRole('button', { name: 'Reorder A' });
    handle.focus();
    await user.keyboard(' ');
    expect(await screen.findByText(/Picked up A/)).toBeTruthy();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await screen.findByText('Number 3 of 3')).toBeTruthy();
    await user.keyboard(' ');
    expect(await screen.findByText('A is now number 3 of 3')).toBeTruthy();
    expect(names()).toEqual(['B', 'C', 'A']);
    await waitFor(() => expect(orderBodies).toHaveLength(1));
    expect(orderBodies[0]?.documentOrders.map(({ id }) => id)).toEqual(['B', 'C', 'A']);

    await user.keyboard(' {ArrowUp}{Escape}');
    expect(await screen.findByText('Move canceled.')).toBeTruthy();
    expect(names()).toEqual(['B', 'C', 'A']);
    expect(orderBodies).toHaveLength(1);
  });

  it('is restored if the server rejects the change', async () => {
    mockEndpoint(endpoints.listDocuments, () => ok(three));
    mockEndpoint(endpoints.reorderDocuments, () => problemResponse('unavailable', 'Not now.'));
    openScreen('/documents', aUser());
    await choose('A', 'Move down');
    expect(await screen.findByText('Reorder Failed')).toBeTruthy();
    expect(names()).toEqual(['A', 'B', 'C']);
  });

  it('is not refetched until a new order is stored', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const passRefetchIntervals = () => act(() => vi.advanceTimersByTimeAsync(10_000));
    let requests: string[] = [];
    let store: () => void = () => undefined;
    const stored = new Promise<void>((resolve) => (store = resolve));
    const beingRead = three.map((document) => ({ ...document, reading: { state: 'pending' } }));
    mockEndpoint(endpoints.listDocuments, () => {
      requests.push('list');
      return ok(beingRead);
    });
    mockEndpoint(endpoints.reorderDocuments, async () => {
      requests.push('reorder');
      await stored;
      requests.push('reordered');
      return noContent();
    });
    openScreen('/documents', aUser());
    await choose('C', 'Move up');
    await waitFor(() => expect(requests).toContain('reorder'));
    requests = [];
    await passRefetchIntervals();
    expect(names()).toEqual(['A', 'C', 'B']);
    store();
    await vi.waitFor(async () => {
      await passRefetchIntervals();
      expect(requests).toContain('list');
    });
    expect(requests.slice(0, 2)).toEqual(['reordered', 'list']);
  });

  it('is not refetched by a deletion until a new order is stored', async () => {
    const requests: string[] = [];
    let store: () => void = () => undefined;
    const stored = new Promise<void>((resolve) => (store = resolve));
    let library = three;
    vi.spyOn(window, 'confirm').mockReturnValueOnce(true);
    mockEndpoint(endpoints.listDocuments, () => {
      requests.push('list');
      return ok(library);
    });
    mockEndpoint(endpoints.reorderDocuments, async () => {
      requests.push('reorder');
      await stored;
      requests.push('reordered');
      return noContent();
    });
    mockEndpoint(endpoints.deleteDocument, () => {
      requests.push('delete');
      return noContent();
    });
    openScreen('/documents', aUser());
    await choose('C', 'Move up');
    await waitFor(() => expect(requests).toContain('reorder'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete B' }));
    expect(await screen.findByText('Document deleted successfully')).toBeTruthy();
    expect(names()).toEqual(['A', 'C', 'B']);
    library = ['A', 'C'].map((name) => aDocument({ id: name, name }));
    store();
    await waitFor(() => expect(names()).toEqual(['A', 'C']));
    expect(requests).toEqual(['list', 'reorder', 'delete', 'reordered', 'list']);
  });

  it('includes documents on later pages', async () => {
    let requestBody: { documentOrders: { id: string }[] } | undefined;
    mockEndpoint(endpoints.listDocuments, ({ request }) =>
      request.url.includes('cursor=2')
        ? ok([aDocument({ id: 'D', name: 'D' })])
        : ok(three, { Link: '</api/documents?cursor=2>; rel="next"' }),
    );
    mockEndpoint(endpoints.reorderDocuments, async ({ request }) => {
      requestBody = await request.json();
      return noContent();
    });
    openScreen('/documents', aUser());
    await choose('C', 'Move down');
    await waitFor(() =>
      expect(requestBody?.documentOrders.map(({ id }) => id)).toEqual(['A', 'B', 'D', 'C']),
    );
  });

  it('stays the same, with a message, if a later page fails to load', async () => {
    let laterPages = 0;
    mockEndpoint(endpoints.listDocuments, ({ request }) => {
      if (!request.url.includes('cursor=2'))
        return ok(three, { Link: '</api/documents?cursor=2>; rel="next"' });
      laterPages += 1;
      return problemResponse('unavailable', 'Not now.');
    });
    openScreen('/documents', aUser());
    await choose('A', 'Move down');
    expect(await screen.findByText('Reorder Failed')).toBeTruthy();
    expect(names()).toEqual(['A', 'B', 'C']);
    expect(laterPages).toBe(1);
  });
});

describe('uploading', () => {
  async function choose(file: File) {
    mockEndpoint(endpoints.listDocuments, () => ok([]));
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
