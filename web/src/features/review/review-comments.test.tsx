import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reviewEndpoints } from '../../domain/review/review-endpoints.ts';
import { mockEndpoint, ok, problemResponse } from '../../testing/server.ts';
import {
  aComment,
  aReview,
  getCommentButton,
  ended,
  openReview,
  setUpReview,
  select,
  type SentComment,
} from './set-up-review.tsx';

const sent = setUpReview();

describe('the selected words', () => {
  it('are no longer offered after Escape or once the selection is cleared', async () => {
    const user = await openReview();
    const offer = () => screen.queryByRole('region', { name: 'Selected words' });
    select('forty guests');
    expect(offer()).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(offer()).toBeNull();
    select('each night');
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
      const comment = (await request.json()) as SentComment;
      await new Promise<void>((resolve) => {
        answers.push(resolve);
      });
      return ok(aComment(comment, 'comment-1'));
    });
    const user = await openReview();
    await user.click(getCommentButton('Need'));
    await user.keyboard('Who are they?');
    await user.type(screen.getByLabelText('Your name'), 'Maria{Enter}');
    await waitFor(() => expect(answers).toHaveLength(1));
    await user.click(getCommentButton('beginning'));
    answers[0]?.();
    await screen.findByRole('list', { name: 'Comments: Need' });
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });

  it("is sent for a section with the reviewer's name, which is remembered", async () => {
    const user = await openReview();
    await user.click(getCommentButton('Need'));
    await user.keyboard('Who are they?');
    await user.type(screen.getByLabelText('Your name'), 'Maria');
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    const list = await screen.findByRole('list', { name: 'Comments: Need' });
    expect(within(list).getByText('Who are they?')).toBeTruthy();
    const suffix = 'We shelter forty guests each night.';
    const anchor = { section: 'Need', quote: '', prefix: '', suffix };
    expect(sent).toEqual([{ token: 'secret', author: 'Maria', anchor, text: 'Who are they?' }]);
    expect(document.activeElement).toBe(getCommentButton('Need'));
    await user.click(getCommentButton('beginning'));
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Maria');
  });

  it('quotes the selected words with the surrounding text', async () => {
    const user = await openReview();
    select('forty guests');
    await user.click(await screen.findByRole('button', { name: 'Comment' }));
    await user.keyboard('Forty-two.');
    await user.type(screen.getByLabelText('Your name'), 'Maria{Enter}');
    await screen.findByRole('list', { name: 'Comments: Need' });
    expect(sent[0]?.anchor).toEqual({
      section: 'Need',
      quote: 'forty guests',
      prefix: 'We shelter ',
      suffix: ' each night.',
    });
    expect(document.activeElement).toBe(getCommentButton('Need'));
  });

  it('stays in its form if it cannot be sent, and is resent with the same idempotency key', async () => {
    const user = await openReview();
    await user.click(getCommentButton('Need'));
    await user.click(screen.getByRole('button', { name: 'Send comment' }));
    expect(screen.getByText('Write a comment.')).toBeTruthy();
    expect(screen.getByText('Enter your name.')).toBeTruthy();
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
        aReview({
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
    expect(sent[0]?.anchor.suffix).toBe('Feed sixty families.');
  });

  it('never has half an emoji in its quote', async () => {
    const paragraph = `${'🏠'.repeat(40)}.`;
    mockEndpoint(reviewEndpoints.readReview, () => ok(aReview({ content: `<p>${paragraph}</p>` })));
    const user = await openReview();
    const selection = document.getSelection();
    const text = screen.getByText(paragraph).firstChild;
    selection?.setBaseAndExtent(text!, 0, text!, 3);
    fireEvent(document, new Event('selectionchange'));
    await user.click(await screen.findByRole('button', { name: 'Comment' }));
    await user.keyboard('Houses.');
    await user.type(screen.getByLabelText('Your name'), 'Maria{Enter}');
    await screen.findByRole('list', { name: 'Comments: beginning' });
    const { quote, suffix } = sent[0]!.anchor;
    expect(quote).toBe('🏠');
    expect(suffix.startsWith('🏠')).toBe(true);
    expect(/\p{Surrogate}/u.test(quote + suffix)).toBe(false);
  });

  it('stays on the page if its section is removed', async () => {
    const anchor = { section: 'Removed', quote: 'old words', prefix: '', suffix: '' };
    const createdAt = '2026-12-01T12:00:00.000Z';
    const comment = { id: 'c', author: 'Maria', anchor, text: 'Why?', createdAt };
    const comments = [{ ...comment, resolvedAt: createdAt }];
    mockEndpoint(reviewEndpoints.readReview, () => ok(aReview({ comments })));
    await openReview();
    expect(screen.getByRole('heading', { name: 'Comments on text that has changed' })).toBeTruthy();
    expect(screen.getByText('old words')).toBeTruthy();
    expect(screen.getByText(/Resolved/)).toBeTruthy();
  });
});
