import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedAnswer } from '@grantwright/shared/contract';
import { describe, expect, it, vi } from 'vitest';
import { answerEndpoints } from '../../domain/answers/answer-endpoints.ts';
import { endpoints } from '../../lib/endpoints.ts';
import { teamEndpoints } from '../../domain/team/team-endpoints.ts';
import { anOrganization, aSavedAnswer, aUser } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { mockEndpoint, ok, problemResponse } from '../../testing/server.ts';

/** Opens the screen with these answers and returns the queries it sent. */
async function openAnswers(
  answers: SavedAnswer[] = [aSavedAnswer()],
  organizations = [anOrganization()],
) {
  mockEndpoint(endpoints.listOrganizations, () => ok(organizations));
  const queries: Record<string, string>[] = [];
  const stored = { answers };
  mockEndpoint(answerEndpoints.listAnswers, ({ request }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    queries.push(query);
    const { search = '', due, organizationId } = query;
    return ok(
      stored.answers.filter(
        (one) =>
          one.question.toLowerCase().includes(search) &&
          (!due || one.isDue) &&
          (!organizationId || one.organizationId === organizationId),
      ),
    );
  });
  openScreen('/documents/answers', aUser());
  await screen.findByRole('heading', { name: 'Answers' });
  return { user: userEvent.setup(), queries, stored };
}

const heading = (name: string) => screen.findByRole('heading', { name });

describe('the answer library', () => {
  it('lists answers with their origin and review date', async () => {
    await openAnswers();
    const item = within(await screen.findByRole('listitem'));
    expect(item.getByText('Many families wait.')).toBeTruthy();
    expect(item.getByText('From “Mobile pantry”, saved Mar 2, 2026')).toBeTruthy();
    expect(item.getByText('Review after March 2, 2027')).toBeTruthy();
    expect(screen.queryByLabelText('Organization')).toBeNull();
    expect(item.queryByText(anOrganization().name)).toBeNull();
  });

  it('names the organization of each answer, and can be limited to one of several organizations', async () => {
    const other = { id: 'organization-2', name: 'Lake Shelter' };
    const { user } = await openAnswers(
      [
        aSavedAnswer(),
        aSavedAnswer({ id: 'answer-2', question: 'Plan', organizationId: other.id }),
      ],
      [anOrganization(), anOrganization(other)],
    );
    const ofOther = (await heading('Plan')).closest('li') as HTMLElement;
    expect(await within(ofOther).findByText(other.name)).toBeTruthy();
    await user.selectOptions(await screen.findByLabelText('Organization'), other.name);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Need' })).toBeNull());
    expect(await heading('Plan')).toBeTruthy();
  });

  it('explains how to save the first answer', async () => {
    await openAnswers([]);
    expect(await screen.findByText('No answers yet')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Add answer' })).toBeTruthy();
  });

  it('shows answers that were added without an application', async () => {
    await openAnswers([aSavedAnswer({ applicationId: undefined, applicationTitle: undefined })]);
    expect(await screen.findByText('Saved Mar 2, 2026')).toBeTruthy();
  });

  it('adds an answer only with a question, a text and a review date', async () => {
    const { user } = await openAnswers();
    await user.click(await screen.findByRole('button', { name: 'Add answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add answer' }));
    await user.type(await dialog.findByLabelText('Question'), 'Plan');
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    expect(save.disabled).toBe(true);
    expect(dialog.queryByLabelText('Organization')).toBeNull();
    expect(dialog.getByLabelText<HTMLInputElement>('Review after').value).toMatch(/^\d{4}-/);
  });

  it('adds an answer to the default organization, or to another one that the user can edit', async () => {
    const organizations = [
      anOrganization({ id: 'organization-1', name: 'Lake Shelter', isDefault: false }),
      anOrganization({ id: 'organization-2', name: 'Hill School', isDefault: true }),
      anOrganization({ id: 'organization-3', name: 'Sea Club', access: 'viewer' }),
    ];
    const { user } = await openAnswers([], organizations);
    await user.click(await screen.findByRole('button', { name: 'Add answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add answer' }));
    const select = await dialog.findByLabelText<HTMLSelectElement>('Organization');
    expect(select.value).toBe('organization-2');
    const options = within(select).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Lake Shelter', 'Hill School']);
  });

  it('does not offer viewers a way to add an answer', async () => {
    await openAnswers([aSavedAnswer({ access: 'viewer' })], [anOrganization({ access: 'viewer' })]);
    expect(await heading('Need')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add answer' })).toBeNull();
  });

  it('can be searched, and limited to answers that are due for review', async () => {
    const due = aSavedAnswer({ id: 'answer-2', question: 'Plan', isDue: true });
    const { user, queries } = await openAnswers([aSavedAnswer(), due]);
    await user.type(await screen.findByRole('searchbox'), 'need');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Plan' })).toBeNull());
    await user.click(screen.getByRole('checkbox', { name: 'Only those due for review' }));
    expect(await screen.findByText('No answer matches.')).toBeTruthy();
    expect(queries.at(-1)).toEqual({ search: 'need', due: 'true' });
    await user.clear(screen.getByRole('searchbox'));
    expect(await heading('Plan')).toBeTruthy();
  });

  it('edits the question, the text and the review date', async () => {
    const sent: unknown[] = [];
    mockEndpoint(answerEndpoints.updateAnswer, async ({ request }) => {
      sent.push(await request.json());
      return ok(aSavedAnswer());
    });
    const { user } = await openAnswers();
    await user.click(await screen.findByRole('button', { name: 'Edit Need' }));
    const question = await screen.findByLabelText('Question');
    await user.clear(question);
    await user.type(question, 'Our need');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([
      { question: 'Our need', text: '<p>Many families wait.</p>', reviewAfter: '2027-03-02' },
    ]);
  });

  it('asks before it closes a changed answer, and shows why a save failed', async () => {
    mockEndpoint(answerEndpoints.updateAnswer, () => problemResponse('unavailable', 'Not now.'));
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = await openAnswers();
    await user.click(await screen.findByRole('button', { name: 'Edit Need' }));
    await user.type(await screen.findByLabelText('Question'), '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(confirm).toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('marks an answer as current for another year without sending its text', async () => {
    mockEndpoint(answerEndpoints.updateAnswer, async ({ request }) => {
      expect(await request.json()).toEqual({});
      return ok(aSavedAnswer({ reviewAfter: '2028-01-31' }));
    });
    const { user } = await openAnswers([aSavedAnswer({ isDue: true })]);
    expect(await screen.findByText('Due for review since March 3, 2027')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Still current' }));
    expect(await screen.findByText('Review it after January 31, 2028.')).toBeTruthy();
  });

  it('deletes an answer after a confirmation', async () => {
    const { user, stored } = await openAnswers();
    mockEndpoint(answerEndpoints.deleteAnswer, () => {
      stored.answers = [];
      return ok(null);
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Need' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No answers yet')).toBeTruthy();
  });

  it('offers viewers and other editors only what they may do', async () => {
    await openAnswers(
      [
        aSavedAnswer({ access: 'viewer', canDelete: false, isDue: true }),
        aSavedAnswer({ id: 'answer-2', question: 'Plan', access: 'editor', canDelete: false }),
      ],
      [anOrganization({ access: 'viewer' })],
    );
    expect(await heading('Plan')).toBeTruthy();
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(['Edit Plan']);
  });

  it('names who saved each answer of a team', async () => {
    const members = [{ id: 'user-2', name: 'Maya', email: '', role: 'editor', isSelf: false }];
    const team = { access: 'owner', ownerId: 'user-1', ownerName: 'Olivia', members };
    mockEndpoint(teamEndpoints.getTeam, () => ok({ ...team, invitations: [] }));
    const createAnswerSavedBy = (creatorId: string) =>
      aSavedAnswer({ id: creatorId, creatorId, isCreator: creatorId === 'user-1' });
    await openAnswers(
      [
        { ...createAnswerSavedBy('user-2'), updatedAt: '2026-04-05T12:00:00.000Z' },
        createAnswerSavedBy('user-1'),
        createAnswerSavedBy('gone'),
      ],
      [anOrganization({ memberCount: 1 })],
    );
    const dates = 'on Mar 2, 2026, last changed Apr 5, 2026';
    expect(await screen.findByText(`From “Mobile pantry”, saved by Maya ${dates}`)).toBeTruthy();
    expect(screen.getByText(/saved by you on Mar 2, 2026$/)).toBeTruthy();
    expect(screen.getByText(/saved by someone else on Mar 2, 2026$/)).toBeTruthy();
  });

  it('lets the user retry if the list fails', async () => {
    mockEndpoint(endpoints.listOrganizations, () => ok([]));
    mockEndpoint(answerEndpoints.listAnswers, () => problemResponse('unavailable', 'Not now.'));
    openScreen('/documents/answers', aUser());
    expect(await screen.findByText('We couldn’t load your answers')).toBeTruthy();
    mockEndpoint(answerEndpoints.listAnswers, () => ok([aSavedAnswer()]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Need')).toBeTruthy();
  });
});
