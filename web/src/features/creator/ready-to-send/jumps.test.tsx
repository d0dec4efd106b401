import type { AnalysisDetails } from '@grantwright/shared/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { mockEndpoint, ok } from '../../../testing/server.ts';
import { anAnalysis, anApplication, anOrganization, someDetails } from '../testing/builders.ts';
import { button, openSavedApplication } from '../testing/creator-actions.tsx';

beforeEach(() => mockEndpoint(endpoints.checkDraft, () => ok({ claims: [], gaps: [] })));

const einRule = { text: 'State your EIN.', kind: 'content', mandatory: true } as const;

async function openSendPage(details: Partial<AnalysisDetails>, content = '<p>Six in ten.</p>') {
  const { user } = await openSavedApplication(
    anApplication({
      content,
      organizationInfo: { name: 'Harbor House' },
      analysis: anAnalysis({ details: someDetails(details) }),
    }),
  );
  await user.click(button('Ready to send?'));
  await screen.findByRole('heading', { name: 'Ready to send?' });
  return user;
}

const waitForFocus = (element: HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element));

/** Follows a finding to step 1. The organizations load when the returned function is called. */
async function followFindingToOrganization(): Promise<() => void> {
  let load: () => void = () => undefined;
  const isLoaded = new Promise<void>((resolve) => (load = resolve));
  const user = await openSendPage({ requirements: [einRule] });
  mockEndpoint(endpoints.listOrganizations, async () => {
    await isLoaded;
    return ok([anOrganization()]);
  });
  await user.click(button(/^Go to: The funder asks for your tax ID/));
  return load;
}

describe('a link from a finding', () => {
  it('leads to a field in step 1 as soon as the organizations have loaded', async () => {
    const load = await followFindingToOrganization();
    const title = { name: 'Select Organization & Review Details' };
    await waitForFocus(await screen.findByRole('heading', title));
    load();
    await waitForFocus(await screen.findByLabelText('Tax ID Number (EIN)'));
  });

  it('does nothing if the user has moved on while the organizations load', async () => {
    const load = await followFindingToOrganization();
    await screen.findByRole('heading', { name: 'Select Organization & Review Details' });
    button('Draft').focus();
    load();
    await screen.findByLabelText('Tax ID Number (EIN)');
    expect(document.activeElement).toBe(button('Draft'));
  });

  it('leads to the attachment or requirement that it names', async () => {
    const user = await openSendPage({
      requirements: [einRule, { ...einRule, text: 'List your board.' }],
      attachments: [
        { name: 'Audit', required: true },
        { name: 'Budget form', required: true },
      ],
    });
    await user.click(button('Go to: “Budget form” is not attached yet'));
    await waitForFocus(screen.getByRole('checkbox', { name: 'Done: Budget form' }));
    await user.click(button('Go to: 2 requirements are not checked off'));
    await waitForFocus(screen.getByRole('checkbox', { name: 'Done: State your EIN.' }));
  });

  it('leads to the corresponding status in step 3', async () => {
    const user = await openSendPage({ deadline: { date: '2020-03-04', quote: 'Due March 4.' } });
    await user.click(button('Check: The deadline passed on March 4, 2020'));
    await waitForFocus(await screen.findByRole('heading', { name: 'Time left' }));
  });

  it('leads to its place in the text', async () => {
    const user = await openSendPage({}, '<p>Six in ten.</p><p>Contact: TODO</p>');
    await user.click(button('Go to: Placeholder text: TODO'));
    await waitForFocus(await screen.findByRole('textbox', { name: 'Application text' }));
  });
});
