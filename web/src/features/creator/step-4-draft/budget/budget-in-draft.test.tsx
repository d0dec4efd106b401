import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '../../../../lib/endpoints.ts';
import * as files from '../../../../lib/save-file.ts';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { anApplication } from '../../testing/builders.ts';
import { button, openSavedApplication } from '../../testing/creator-actions.tsx';
import {
  withBudget,
  pressBudget,
  openBudget,
  openBudgetInCreator,
  cell,
} from './budget-under-test.tsx';

describe('the budget in the draft', () => {
  const content = '<h2>Budget</h2><p>We add up.</p><h2>Team</h2><p>Two.</p>';
  const text = () => screen.getByRole('textbox', { name: 'Application text' });

  it('is inserted once, and replaced only after confirmation', async () => {
    const { user } = await openBudgetInCreator({ content, ...withBudget() });
    await user.click(button('Insert into the draft'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(within(text()).getAllByRole('table')).toHaveLength(1));
    expect(document.activeElement).toBe(text());
    expect(text().textContent).toContain('We add up.Item');
    await pressBudget(user);
    await user.clear(cell(1, 'Item'));
    await user.type(cell(1, 'Item'), 'Bus');
    await user.click(button('Insert into the draft'));
    const question = screen.getByRole('alertdialog', { name: 'Replace the budget in the draft?' });
    await user.click(within(question).getByRole('button', { name: 'Replace' }));
    await waitFor(() => expect(text().textContent).toContain('Bus'));
    expect(within(text()).getAllByRole('table')).toHaveLength(1);
    expect(text().textContent).not.toContain('Van');
  });

  it('is not replaced if the confirmation is canceled', async () => {
    const { user } = await openBudgetInCreator({ content, ...withBudget() });
    await user.click(button('Insert into the draft'));
    await pressBudget(user);
    await user.click(button('Insert into the draft'));
    await user.click(button('Cancel'));
    expect(screen.getByRole('dialog', { name: 'Budget' })).toBeTruthy();
  });
});

it('exports the budget as a spreadsheet', async () => {
  const saveFile = vi.spyOn(files, 'saveFile').mockReturnValue();
  const calls = saveFile.mock.calls.length;
  const { user } = await openBudget(withBudget());
  await user.click(button('Export to Excel'));
  await waitFor(() => expect(saveFile.mock.calls.length).toBe(calls + 1));
  expect(saveFile.mock.calls.at(-1)?.[1]).toBe('budget.xlsx');
});

it('opens the budget from "Ready to send?"', async () => {
  mockEndpoint(endpoints.checkDraft, () => ok({ claims: [], gaps: [] }));
  const { user } = await openSavedApplication(anApplication(withBudget()));
  await user.click(button('Ready to send?'));
  expect(
    await screen.findByText(
      '1 line, $30,000 in all: $24,500 requested and $5,500 from other sources.',
    ),
  ).toBeTruthy();
  await user.click(button('Open the budget'));
  await screen.findByRole('dialog', { name: 'Budget' });
  expect(cell(1, 'Item').value).toBe('Van');
});
