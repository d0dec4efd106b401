import type { CommentFields, Review, ReviewComment } from '@grantwright/shared/contract';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { reviewEndpoints } from '../../domain/review/review-endpoints.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok } from '../../testing/server.ts';

export type SentComment = CommentFields & { token: string };

export const ended = 'This link no longer works. Ask for a new one.';
const text = 'We shelter forty guests each night.';

export const aReview = (overrides: Partial<Review> = {}): Review => ({
  title: 'A night shelter',
  organizationName: 'Harbor House',
  content: `<p>Dear funder.</p><h2>Need</h2><p>${text}</p>`,
  expiresAt: '2027-01-10T12:00:00.000Z',
  comments: [],
  ...overrides,
});

export const aComment = ({ token: _token, ...fields }: SentComment, id: string): ReviewComment => ({
  ...fields,
  id,
  createdAt: '2026-12-01T12:00:00.000Z',
});

/** Serves a review and records the comments sent to it. */
export function setUpReview() {
  const sent: SentComment[] = [];
  beforeEach(() => {
    sent.length = 0;
    mockEndpoint(reviewEndpoints.readReview, () => ok(aReview()));
    mockEndpoint(reviewEndpoints.createComment, async ({ request }) => {
      sent.push((await request.json()) as SentComment);
      return ok(aComment(sent.at(-1)!, `comment-${sent.length}`));
    });
  });
  return sent;
}

export async function openReview() {
  openScreen('/review#token=secret', null);
  await screen.findByRole('heading', { name: 'A night shelter' });
  return userEvent.setup();
}

export const getCommentButton = (section: string) =>
  screen.getByRole('button', { name: `Comment on this section: ${section}` });

/** Selects words in the "Need" section as a mouse would. */
export function select(words: string): void {
  const { firstChild } = screen.getByText(text);
  const start = text.indexOf(words);
  const selection = document.getSelection();
  if (!firstChild || !selection) throw new Error('nothing to select');
  selection.setBaseAndExtent(firstChild, start, firstChild, start + words.length);
  fireEvent(document, new Event('selectionchange'));
}
