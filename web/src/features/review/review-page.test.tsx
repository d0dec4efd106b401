import type { CommentFields, Review, ReviewComment } from '@grantwright/shared/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { reviewEndpoints } from '../../review/review-endpoints.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../testing/server.ts';

const ended = 'This link no longer works. Ask for a new one.';
let requests: { body: CommentFields & { token: string }; key: string | null }[];
let comments: ReviewComment[];

const review = (overrides: Partial<Review> = {}): Review => ({
  title: 'A night shelter',
  organizationName: 'Harbor House',
  content: '<p>Dear funder.</p><h2>Need</h2><p>We shelter forty guests each night.</p>',
  expiresAt: '2027-01-10T12:00:00.000Z',
  comments,
  ...overrides,
});

beforeEach(() => {
  requests = [];
  comments = [];
  localStorage.clear();
  sessionStorage.clear();
  mockEndpoint(reviewEndpoints.readReview, () => ok(review()));
  mockEndpoint(reviewEndpoints.createComment, async ({ request }) => {
    const body = (await request.json()) as CommentFields & { token: string };
    requests.push({ body, key: request.headers.get('Idempotency-Key') });
    const { token: _token, ...fields } = body;
    return ok({
      ...fields,
      id: `comment-${requests.length}`,
      createdAt: '2026-12-01T12:00:00.000Z',
    });
  });
});

async function openReview() {
  openScreen('/review#token=secret', null);
  await screen.findByRole('heading', { name: 'A night shelter' });
  return userEvent.setup();
}

const commentOn = (section: string) =>
  screen.getByRole('button', { name: `Comment on this section: ${section}` });

/** Selects words in a paragraph, as a mouse would. */
function select(paragraph: string, words: string): void {
  const { firstChild } = screen.getByText(paragraph);
  const start = paragraph.indexOf(words);
  const selection = document.getSelection();
  if (!firstChild || !selection) throw new Error('nothing to select');
  selection.setBaseAndExtent(firstChild, start, firstChild, start + words.length);
  fireEvent(document, new Event('selectionchange'));
}

describe('the page of a link', () => {
  it('shows the text in sections to a visitor, without navigation', async () => {
    await openReview();
    expect(
      screen.getByText('Harbor House · Open for comments until January 10, 2027'),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Need' })).toBeTruthy();
    expect(commentOn('beginning')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('reports that a link no longer works', async () => {
    mockEndpoint(reviewEndpoints.readReview, () => problemResponse('not-found', ended));
    openScreen('/review#token=revoked', null);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  });

  it('reports that an address without a token does not work', async () => {
    openScreen('/review', null);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    mockEndpoint(reviewEndpoints.readReview, () => Response.error());
    openScreen('/review#token=secret', null);
    const user = userEvent.setup();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mockEndpoint(reviewEndpoints.readReview, () => ok(review()));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'A night shelter' })).toBeTruthy();
  });
});

describe('an unsent comment', () => {
  it('is kept with its place when the page is reloaded', async () => {
    const user = await openReview();
    await user.click(commentOn('Need'));
    await user.keyboard('Who are they?');
    cleanup();
    await openReview();
    const form = await screen.findByRole('form', { name: 'New comment' });
    expect(within(form).getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Who are they?');
    expect(form.closest('section')?.textContent).toContain('forty guests');
  });

  it('is discarded only after a confirmation', async () => {
    const user = await openReview();
    await user.click(commentOn('Need'));
    await user.keyboard('Who are they?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Who are they?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(commentOn('Need'));
    await user.click(commentOn('Need'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(commentOn('Need'));
  });
});

describe('the selected words', () => {
  it('are no longer offered after Escape or once the selection is cleared', async () => {
    const user = await openReview();
    const offer = () => screen.queryByRole('region', { name: 'Selected words' });
    select('We shelter forty guests each night.', 'forty guests');
    expect(offer()).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(offer()).toBeNull();
    select('We shelter forty guests each night.', 'each night');
    expect(offer()).not.toBeNull();
    document.getSelection()?.removeAllRanges();
    fireEvent(document, new Event('selectionchange'));
    expect(offer()).toBeNull();
  });
});

describe('a comment', () => {
  it('keeps its form while it is being sent', async () => {
    const answers: (() => void)[] = [];
    mockEndpoint(reviewEndpoints.createComment, async ({ request }) => {
      const { token: _token, ...fields } = (await request.json()) as CommentFields & {
        token: string;
      };
      await new Promise<void>((resolve) => {
        answers.push(resolve);
      });
      return ok({ ...fields, id: 'comment-1', createdAt: '2026-12-01T12:00:00.000Z' });
    });
    const user = await openReview();
    await user.click(commentOn('Need'));
    await user.keyboard('Who are they?');
    await user.type(screen.getByLabelText('Your name'), 'Maria{Enter}');
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.click(commentOn('beginning'));
    answers[0]?.();
    await screen.findByRole('list', { name: 'Comments: Need' });
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });

  it('is sent for a section with the name, which is remembered', async () => {
    const user = await openReview();
    await user.click(commentOn('Need'));
    await user.keyboard('Who are they?');
    await user.type(screen.getByLabelText('Your name'), 'Maria');
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    const list = await screen.findByRole('list', { name: 'Comments: Need' });
    expect(within(list).getByText('Who are they?')).toBeTruthy();
    const suffix = 'We shelter forty guests each night.';
    const anchor = { section: 'Need', quote: '', prefix: '', suffix };
    expect(requests.map(({ body }) => body)).toEqual([
      { token: 'secret', author: 'Maria', anchor, text: 'Who are they?' },
    ]);
    expect(document.activeElement).toBe(commentOn('Need'));
    await user.click(commentOn('beginning'));
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Maria');
  });

  it('quotes the selected words, with the surrounding text', async () => {
    const user = await openReview();
    select('We shelter forty guests each night.', 'forty guests');
    await user.click(await screen.findByRole('button', { name: 'Comment' }));
    await user.keyboard('Forty-two.');
    await user.type(screen.getByLabelText('Your name'), 'Maria{Enter}');
    await screen.findByRole('list', { name: 'Comments: Need' });
    expect(requests[0]?.body.anchor).toEqual({
      section: 'Need',
      quote: 'forty guests',
      prefix: 'We shelter ',
      suffix: ' each night.',
    });
    expect(document.activeElement).toBe(commentOn('Need'));
  });

  it('stays in its form when it cannot be sent, and is sent again under the same key', async () => {
    const user = await openReview();
    await user.click(commentOn('Need'));
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(screen.getByText('Please write a comment.')).toBeTruthy();
    expect(screen.getByText('Please enter your name.')).toBeTruthy();
    await user.type(screen.getByLabelText('Comment'), 'Who are they?');
    await user.type(screen.getByLabelText('Your name'), 'Maria');
    const keys: (string | null)[] = [];
    mockEndpoint(reviewEndpoints.createComment, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return problemResponse('not-found', ended);
    });
    const send = screen.getByRole('button', { name: 'Send comment' });
    await user.click(send);
    expect(await screen.findByText(ended)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Who are they?');
    await user.click(send);
    await screen.findByText(ended);
    expect(new Set(keys).size).toBe(1);
  });

  it('is shown in its own section among several with the same heading', async () => {
    mockEndpoint(reviewEndpoints.readReview, () =>
      ok(
        review({
          content:
            '<h2>Goals</h2><p>House forty guests.</p><h2>Goals</h2><p>Feed sixty families.</p>',
        }),
      ),
    );
    const user = await openReview();
    const [, second] = screen.getAllByRole('button', { name: 'Comment on this section: Goals' });
    await user.click(second!);
    await user.keyboard('Sixty?');
    await user.type(screen.getByLabelText('Your name'), 'Maria{Enter}');
    const list = await screen.findByRole('list', { name: 'Comments: Goals' });
    expect(list.closest('section')?.textContent).toContain('Feed sixty families.');
    expect(requests[0]?.body.anchor.suffix).toBe('Feed sixty families.');
  });

  it('has no half of an emoji in its quote', async () => {
    const paragraph = `${'🏠'.repeat(40)}.`;
    mockEndpoint(reviewEndpoints.readReview, () => ok(review({ content: `<p>${paragraph}</p>` })));
    const user = await openReview();
    const selection = document.getSelection();
    const text = screen.getByText(paragraph).firstChild;
    selection?.setBaseAndExtent(text!, 0, text!, 3);
    fireEvent(document, new Event('selectionchange'));
    await user.click(await screen.findByRole('button', { name: 'Comment' }));
    await user.keyboard('Houses.');
    await user.type(screen.getByLabelText('Your name'), 'Maria{Enter}');
    await screen.findByRole('list', { name: 'Comments: beginning' });
    const { quote, suffix } = requests[0]!.body.anchor;
    expect(quote).toBe('🏠');
    expect(suffix.startsWith('🏠')).toBe(true);
    expect(/\p{Surrogate}/u.test(quote + suffix)).toBe(false);
  });

  it('stays on the page when its section is gone', async () => {
    const anchor = { section: 'Removed', quote: 'old words', prefix: '', suffix: '' };
    const createdAt = '2026-12-01T12:00:00.000Z';
    comments = [
      { id: 'c', author: 'Maria', anchor, text: 'Why?', createdAt, resolvedAt: createdAt },
    ];
    await openReview();
    expect(screen.getByRole('heading', { name: 'Comments on text that has changed' })).toBeTruthy();
    expect(screen.getByText('old words')).toBeTruthy();
    expect(screen.getByText(/Resolved/)).toBeTruthy();
  });
});
