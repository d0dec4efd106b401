import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { reviewEndpoints } from '../../domain/review/review-endpoints.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../testing/server.ts';
import { aReview, getCommentButton, ended, openReview, setUpReview } from './set-up-review.tsx';

setUpReview();

describe('the review page', () => {
  it('shows visitors the text in sections, without navigation', async () => {
    await openReview();
    expect(
      screen.getByText('Harbor House · Open for comments until January 10, 2027'),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Need' })).toBeTruthy();
    expect(getCommentButton('beginning')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('reports an expired link', async () => {
    mockEndpoint(reviewEndpoints.readReview, () => problemResponse('not-found', ended));
    openScreen('/review#token=revoked', null);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  });

  it('reports a link without a token', async () => {
    openScreen('/review', null);
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  });

  it('can be reloaded after a failure', async () => {
    mockEndpoint(reviewEndpoints.readReview, () => Response.error());
    openScreen('/review#token=secret', null);
    const user = userEvent.setup();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mockEndpoint(reviewEndpoints.readReview, () => ok(aReview()));
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'A night shelter' })).toBeTruthy();
  });
});

describe('an unsent comment', () => {
  it('is restored in place if the page is reloaded', async () => {
    const user = await openReview();
    await user.click(getCommentButton('Need'));
    await user.keyboard('Who are they?');
    cleanup();
    await openReview();
    const form = await screen.findByRole('form', { name: 'New comment' });
    expect(within(form).getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Who are they?');
    expect(form.closest('section')?.textContent).toContain('forty guests');
  });

  it('is discarded only after confirmation', async () => {
    const user = await openReview();
    await user.click(getCommentButton('Need'));
    await user.keyboard('Who are they?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('Who are they?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(getCommentButton('Need'));
    await user.click(getCommentButton('Need'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comment').value).toBe('');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(getCommentButton('Need'));
  });
});
