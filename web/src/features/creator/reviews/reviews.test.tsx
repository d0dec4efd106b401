import type { ReviewComment, ReviewLink } from '@grantwright/shared/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { reviewEndpoints } from '../../../domain/review/review-endpoints.ts';
import { mockEndpoint, noContent, ok, problemResponse } from '../../../testing/server.ts';
import { SavedShareDialog } from '../step-4-draft/saved-dialogs.tsx';
import { anAnalysis, anApplication } from '../testing/builders.ts';
import { button, openSavedApplication } from '../testing/creator-actions.tsx';

const createdAt = '2026-12-01T12:00:00.000Z';
const aComment = (overrides: Partial<ReviewComment> = {}): ReviewComment => ({
  id: 'comment-1',
  author: 'Maria',
  anchor: { section: '', quote: 'words', prefix: 'Saved ', suffix: '.' },
  text: 'Which words?',
  createdAt,
  ...overrides,
});
const aLink = (overrides: Partial<ReviewLink> = {}): ReviewLink => ({
  id: 'link-1',
  name: 'The board',
  createdAt,
  expiresAt: createdAt,
  ...overrides,
});

let links: ReviewLink[];
let comments: ReviewComment[];
let bodies: unknown[];

beforeEach(() => {
  links = [];
  comments = [];
  bodies = [];
  mockEndpoint(reviewEndpoints.listReviewLinks, () => ok(links));
  mockEndpoint(reviewEndpoints.listComments, () => ok(comments));
  mockEndpoint(reviewEndpoints.createReviewLink, async ({ request }) => {
    const body = (await request.json()) as { name: string };
    bodies.push(body);
    const link = {
      id: 'link-1',
      name: body.name,
      createdAt,
      expiresAt: '2026-12-15T12:00:00.000Z',
    };
    links = [link];
    return ok({ ...link, token: 'a-secret' });
  });
});

async function openReviews(application?: Parameters<typeof openSavedApplication>[0]) {
  const { user } = await openSavedApplication(application);
  await user.click(button('Share for review'));
  await screen.findByRole('dialog', { name: 'Share for review' });
  return { user, dialog: () => within(screen.getByRole('dialog')) };
}

describe('review links', () => {
  it('require a saved application', () => {
    const none = () => undefined;
    render(
      <SavedShareDialog
        applicationId={undefined}
        isOwner
        editor={{ current: null }}
        onClose={none}
      />,
    );
    expect(screen.getByText('You can create a link once the application is saved.')).toBeTruthy();
  });

  it('are created for a named person with an expiry, and shown only once', async () => {
    const { user, dialog } = await openReviews();
    await user.type(dialog().getByLabelText(/Who is it for\?/), 'The director');
    await user.selectOptions(dialog().getByLabelText('Works for'), '30 days');
    await user.dblClick(dialog().getByRole('button', { name: 'Create link' }));
    const address = await dialog().findByLabelText<HTMLInputElement>('New link for The director');
    expect(address.value).toMatch(/^http.*\/review#token=a-secret$/);
    expect(bodies).toEqual([{ name: 'The director', days: 30 }]);
    expect(await dialog().findByText('Works until December 15, 2026')).toBeTruthy();
  });

  it('are revoked one at a time, after confirmation', async () => {
    const revoked: unknown[] = [];
    links = [aLink(), aLink({ id: 'link-2', name: 'The director' })];
    mockEndpoint(reviewEndpoints.revokeReviewLink, ({ params }) => {
      revoked.push(params['id']);
      links = links.slice(1);
      return noContent();
    });
    const { user, dialog } = await openReviews();
    await user.click(await dialog().findByRole('button', { name: 'Revoke: The board' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText('The board')).toBeNull());
    expect(revoked).toEqual(['link-1']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(dialog().getByText('The director')).toBeTruthy();
  });

  it('are identified by their creation time if they have no name', async () => {
    links = [
      aLink({ name: '' }),
      aLink({ id: 'link-2', name: '', createdAt: '2026-12-01T12:01:00.000Z' }),
    ];
    const { dialog } = await openReviews();
    const buttons = await dialog().findAllByRole('button', {
      name: /^Revoke: Link from Dec 1, 2026/,
    });
    expect(new Set(buttons.map((each) => each.getAttribute('aria-label'))).size).toBe(2);
  });

  it('disappear if they are revoked in another tab', async () => {
    links = [aLink()];
    mockEndpoint(reviewEndpoints.revokeReviewLink, () => {
      links = [];
      return problemResponse('not-found', 'Not found.');
    });
    const { user, dialog } = await openReviews();
    await user.click(await dialog().findByRole('button', { name: 'Revoke: The board' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByText('The board')).toBeNull());
    expect(screen.queryByText('Link not revoked')).toBeNull();
  });
});

describe('the editors of a team', () => {
  it('can resolve comments and see who manages the links, without requesting the links', async () => {
    comments = [aComment()];
    mockEndpoint(reviewEndpoints.listReviewLinks, () => {
      throw new Error('unexpected request');
    });
    const { dialog } = await openReviews(
      anApplication({ analysis: anAnalysis(), access: 'editor' }),
    );
    expect(await dialog().findByText('Which words?')).toBeTruthy();
    expect(dialog().getByText(/^Only the owner of the organization can create/)).toBeTruthy();
    expect(dialog().getByRole('button', { name: 'Resolve: comment by Maria' })).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Delete: comment by Maria' })).toBeNull();
    expect(dialog().queryByRole('button', { name: 'Create link' })).toBeNull();
  });
});

describe('review comments', () => {
  it('link to the quoted words in the text', async () => {
    comments = [aComment()];
    const { user, dialog } = await openReviews();
    expect(await dialog().findByText('Which words?')).toBeTruthy();
    expect(dialog().queryByText(/text has changed/)).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'Go to the text: comment by Maria' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const text = screen.getByRole('textbox', { name: 'Application text' });
    await waitFor(() => expect(document.activeElement).toBe(text));
  });

  it('report that the quoted words are no longer in the text', async () => {
    const anchor = { section: 'Removed', quote: 'old', prefix: '', suffix: '' };
    comments = [aComment({ anchor })];
    const { dialog } = await openReviews();
    expect(await dialog().findByText('The text has changed since this comment.')).toBeTruthy();
    expect(dialog().queryByRole('button', { name: /^Go to the text/ })).toBeNull();
  });

  it('are resolved and deleted', async () => {
    comments = [aComment()];
    const changes: unknown[] = [];
    mockEndpoint(reviewEndpoints.resolveComment, async ({ request }) => {
      changes.push(await request.json());
      comments = [aComment({ resolvedAt: createdAt })];
      return ok(comments[0]);
    });
    mockEndpoint(reviewEndpoints.deleteComment, ({ params }) => {
      changes.push(params['id']);
      comments = [];
      return noContent();
    });
    const { user, dialog } = await openReviews();
    await user.click(await dialog().findByRole('button', { name: 'Resolve: comment by Maria' }));
    expect(await dialog().findByRole('button', { name: 'Reopen: comment by Maria' })).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Delete: comment by Maria' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await dialog().findByText('No comments yet')).toBeTruthy();
    expect(changes).toEqual([{ resolved: true }, 'comment-1']);
  });

  it('are deleted together for a link, even after the link has ended', async () => {
    links = [aLink()];
    const ofLink = (linkId: string, id: string) => aComment({ id, linkId });
    comments = [ofLink('link-1', '1'), ofLink('link-1', '2'), ofLink('ended', '3')];
    comments.push({ ...ofLink('ended', '4'), createdAt: '2026-12-02T12:00:00.000Z' });
    comments.push({ ...ofLink('older', '5'), createdAt: '2026-11-01T12:00:00.000Z' });
    mockEndpoint(reviewEndpoints.deleteLinkComments, ({ params }) => {
      comments = comments.filter(({ linkId }) => linkId !== params['id']);
      return noContent();
    });
    const { user, dialog } = await openReviews();
    expect(await dialog().findByText('Works until December 1, 2026 · 2 comments')).toBeTruthy();
    for (const name of [
      /^Delete comments: The board$/,
      /^Delete comments: Inactive link, last comment Dec 2, 2026, /,
      /^Delete comments: Inactive link, last comment Nov 1, 2026, /,
    ]) {
      await user.click(dialog().getByRole('button', { name }));
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: 'Delete' }));
    }
    expect(await dialog().findByText('No comments yet')).toBeTruthy();
    expect(dialog().queryByText(/^Inactive link/)).toBeNull();
    expect(dialog().getByText('The board')).toBeTruthy();
  });

  it('disappear if they are deleted in another tab', async () => {
    comments = [aComment()];
    mockEndpoint(reviewEndpoints.resolveComment, () => {
      comments = [];
      return problemResponse('not-found', 'Not found.');
    });
    const { user, dialog } = await openReviews();
    await user.click(await dialog().findByRole('button', { name: 'Resolve: comment by Maria' }));
    expect(await dialog().findByText('No comments yet')).toBeTruthy();
    expect(screen.queryByText('Comment not changed')).toBeNull();
  });
});
