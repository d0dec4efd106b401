import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../lib/endpoints.ts';
import { aDocument, aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, noContent, ok, problemResponse } from '../../testing/server.ts';
import { chooseMenuItem } from './testing/choose-menu-item.ts';

const three = ['A', 'B', 'C'].map((name, sortOrder) => aDocument({ id: name, name, sortOrder }));
const names = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);

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
    await chooseMenuItem('C', 'Move up');
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
    await chooseMenuItem('A', 'Move down');
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
    await chooseMenuItem('C', 'Move up');
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

  it('is not refetched after a deletion until a new order is stored', async () => {
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
    await chooseMenuItem('C', 'Move up');
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
    await chooseMenuItem('C', 'Move down');
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
    await chooseMenuItem('A', 'Move down');
    expect(await screen.findByText('Reorder Failed')).toBeTruthy();
    expect(names()).toEqual(['A', 'B', 'C']);
    expect(laterPages).toBe(1);
  });
});
