import type { ApplicationFields, Requirement } from '@grantwright/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { creatorReducer } from '../../state/creator-reducer.ts';
import { anAnalysis, anApplication, aState, someDetails } from '../../testing/builders.ts';
import { button, field, goToRequirements } from '../../testing/creator-actions.tsx';
import { listChecklistItems } from '@grantwright/shared/submission';

const requirement = (text: string, kind: Requirement['kind']): Requirement => ({
  text,
  kind,
  mandatory: true,
});
const analysis = anAnalysis({
  details: someDetails({
    requirements: [
      ...['Name the need.', 'Name the goal.', 'Name the team.'].map((text) =>
        requirement(text, 'content'),
      ),
      ...['Mail it.', 'Sign it.', 'Print it.'].map((text) => requirement(text, 'submission')),
      requirement('Apply by June 1.', 'deadline'),
    ],
  }),
});

async function openDialog() {
  const user = await goToRequirements(analysis);
  await user.click(button('Mark several'));
  await screen.findByRole('dialog', { name: 'Mark several requirements' });
  return user;
}
const dialog = () => within(screen.getByRole('dialog'));
const choose = (name: string) => dialog().getByRole<HTMLInputElement>('checkbox', { name });
const isDone = (text: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Done: ${text}` }).checked;

describe('the Mark several mode', () => {
  it('marks a whole group as not applicable for one reason, which can be undone', async () => {
    const user = await openDialog();
    expect(dialog().queryByText('Apply by June 1.')).toBeNull();
    await user.click(dialog().getByRole('radio', { name: 'Doesn’t apply' }));
    await user.click(choose('How to submit (3)'));
    await user.click(button('Mark 3 as not applicable'));
    expect(dialog().getByText('Enter a reason.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Why don’t they apply?'));
    await user.keyboard(' We apply in the portal. {Enter}');
    expect(screen.getAllByText('Doesn’t apply: We apply in the portal.')).toHaveLength(3);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(screen.queryByText('Doesn’t apply: We apply in the portal.')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Key requirements' }));
  });

  it('marks selected requirements as done and reopens them', async () => {
    const user = await openDialog();
    await user.click(choose('Content (3)'));
    await user.click(choose('Name the goal.'));
    expect(choose('Content (3)').indeterminate).toBe(true);
    await user.click(button('Mark 2 as done'));
    expect(['Name the need.', 'Name the goal.', 'Name the team.'].map(isDone)).toEqual([
      true,
      false,
      true,
    ]);
    await waitFor(() => expect(document.activeElement).toBe(button('Mark several')));
    await user.click(button('Mark several'));
    await user.click(await dialog().findByRole('radio', { name: 'Reopen' }));
    expect(dialog().queryByText('Name the goal.')).toBeNull();
    await user.click(choose('Name the team.'));
    await user.click(button('Reopen 1'));
    expect(isDone('Name the team.')).toBe(false);
  });

  it('saves marks that survive a later analysis with different numbering', async () => {
    let saved: ApplicationFields | undefined;
    mockEndpoint(endpoints.createApplication, async ({ request }) => {
      saved = (await request.json()) as ApplicationFields;
      return ok(anApplication());
    });
    const user = await openDialog();
    await user.click(choose('How to submit (3)'));
    await user.click(button('Mark 3 as done'));
    await user.click(button('Save Application'));
    await waitFor(() => expect(saved?.submission?.checklist).toHaveLength(3));
    const again = anAnalysis({
      details: someDetails({ requirements: [requirement('2. Sign it', 'submission')] }),
    });
    const state = creatorReducer(aState({ submission: saved?.submission ?? {} }), {
      type: 'analyzed',
      analysis: again,
    });
    expect(listChecklistItems(state.analysis?.details, state.submission)).toMatchObject([
      { state: 'done' },
    ]);
  });

  it('is not offered for a short list', async () => {
    await goToRequirements(
      anAnalysis({ details: someDetails({ requirements: [requirement('Mail it.', 'content')] }) }),
    );
    expect(screen.queryByRole('button', { name: 'Mark several' })).toBeNull();
  });
});
