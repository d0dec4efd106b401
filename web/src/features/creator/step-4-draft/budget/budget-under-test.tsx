import type { Application } from '@grantwright/shared/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer, useRef, useState } from 'react';
import { createQueryClient } from '../../../../lib/query.ts';
import { LiveRegion } from '../../../../ui/live-region.tsx';
import { applicationToState } from '../../state/application-to-state.ts';
import { creatorReducer } from '../../state/creator-reducer.ts';
import { anApplication, someDetails } from '../../testing/builders.ts';
import { button, openSavedApplication } from '../../testing/creator-actions.tsx';
import { BudgetButton } from './budget-button.tsx';

export const details = someDetails({
  award: {
    ceiling: { amount: 20_000, currency: 'CAD', quote: 'Awards are up to $20,000.', page: 2 },
  },
  budgetRules: { match: { percent: 10 } },
});
export const van = { item: 'Van', cost: 30_000, requested: 24_500, other: 5_500 };
export const withBudget = (lines = [van]) => ({
  submission: { budget: { currency: 'USD', lines } },
});

function BudgetOf({ application }: { application: Application }) {
  const [state, dispatch] = useReducer(creatorReducer, application, applicationToState);
  const [open, onOpenChange] = useState(false);
  const editor = useRef(null);
  return <BudgetButton {...{ state, dispatch, editor, open, onOpenChange }} />;
}

export async function pressBudget(user = userEvent.setup()) {
  await user.click(button('Budget'));
  await screen.findByRole('dialog', { name: 'Budget' });
  return { user };
}

/** Opens the budget alone, because the rest of the creator would take most of the time. */
export function openBudget(overrides: Partial<Application> = {}) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <BudgetOf application={anApplication(overrides)} />
      <LiveRegion />
    </QueryClientProvider>,
  );
  return pressBudget();
}

export async function openBudgetInCreator(overrides: Partial<Application> = {}) {
  const { user } = await openSavedApplication(anApplication(overrides));
  return pressBudget(user);
}

export const line = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Line ${number}\\b`) }));
export const cell = (number: number, label: string) =>
  line(number).getByLabelText<HTMLInputElement>(label);
export const lineCount = () => screen.getAllByRole('group', { name: /^Line / }).length;
export const total = () => screen.getByRole('group', { name: 'Total' }).textContent;
