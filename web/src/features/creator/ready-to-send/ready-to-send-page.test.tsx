import type { Application, DraftCheck } from '@grantwright/shared/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { mockEndpoint, ok, problemResponse } from '../../../testing/server.ts';
import { anAnalysis, anApplication, someDetails } from '../testing/builders.ts';
import { button, openSavedApplication } from '../testing/creator-actions.tsx';

const createCheck = (overrides: Partial<DraftCheck> = {}): DraftCheck => ({
  claims: [],
  gaps: [],
  ...overrides,
});

const verdict = (name: string) => screen.getByRole('heading', { name });

async function openSendPage(overrides: Partial<Application> = {}) {
  const app = await openSavedApplication(
    anApplication({
      analysis: anAnalysis(),
      organizationInfo: { name: 'Harbor House' },
      ...overrides,
    }),
  );
  await app.user.click(button('Ready to send?'));
  await screen.findByRole('heading', { name: 'Ready to send?' });
  return app;
}

describe('the "Ready to send?" page', () => {
  it('dismisses a warning, saves the dismissal, and restores the warning', async () => {
    mockEndpoint(endpoints.checkDraft, () => ok(createCheck()));
    const bodies: Array<{ submission?: unknown }> = [];
    mockEndpoint(endpoints.updateApplication, async ({ request }) => {
      bodies.push(await request.json());
      return ok(anApplication({ version: 4 }));
    });
    const { user } = await openSendPage({
      content: '<h2>Need</h2><p>For letters, see attached.</p>',
    });
    const warning = 'The text says “see attached”, but no attachment is ready';
    expect(verdict('Nothing to fix before you send, 1 to look at.')).toBeTruthy();
    await user.click(button(`Not a problem: ${warning}`));
    expect(verdict('Nothing to fix before you send.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
    await user.click(button('Save Application'));
    await screen.findByText('Application Saved');
    expect(bodies[0]?.submission).toEqual({ dismissed: ['see-attached: see attached'] });
    await user.click(button('1 dismissed'));
    await user.click(button(`Undo: ${warning}`));
    expect(screen.getByRole('heading', { name: 'Take a look' })).toBeTruthy();
  });

  it('counts the sections that were left out, and links to them', async () => {
    mockEndpoint(endpoints.checkDraft, () => ok(createCheck()));
    const { user } = await openSendPage({
      content: '<p>We ask for two freezers.</p>',
      submission: { sections: { leftOut: ['Need'] } },
    });
    expect(screen.getByText(/^1 section left out/)).toBeTruthy();
    await user.click(button('Change'));
    const region = await screen.findByRole('region', { name: 'Required sections' });
    expect(document.activeElement).toBe(region);
  });

  it('offers the next blocker as the only primary action, and jumps to it', async () => {
    mockEndpoint(endpoints.checkDraft, () => ok(createCheck()));
    const { user } = await openSendPage({
      content: '<h2>Need</h2><p>The coordinator is TODO.</p>',
    });
    expect(screen.queryByRole('button', { name: 'Go to the package' })).toBeNull();
    await user.click(button('Fix: Placeholder text: TODO'));
    const text = await screen.findByRole('textbox', { name: 'Application text' });
    expect(document.activeElement).toBe(text);
  });

  it('shows unsupported facts once they have been checked', async () => {
    let respond: (response: Response) => void = () => undefined;
    mockEndpoint(endpoints.checkDraft, () => new Promise((resolve) => (respond = resolve)));
    await openSendPage({ content: '<h2>Need</h2><p>It began in 1999.</p>' });
    expect(screen.getByText('Checking the facts against your sources...')).toBeTruthy();
    const claim = { text: '1999', kind: 'date', source: { type: 'unsupported' } } as const;
    respond(ok(createCheck({ claims: [claim] })));
    expect(await screen.findByText('No source for “1999”')).toBeTruthy();
    expect(screen.getByText('The facts were checked against your sources.')).toBeTruthy();
  });

  it('keeps the other findings if the facts cannot be checked, and lets the user retry', async () => {
    let isAway = true;
    mockEndpoint(endpoints.checkDraft, () =>
      isAway ? problemResponse('unavailable', 'Away for a moment.') : ok(createCheck()),
    );
    const { user } = await openSendPage({ content: '<h2>Need</h2><p>TODO</p>' });
    expect(await screen.findByText('We couldn’t check the facts.')).toBeTruthy();
    expect(screen.getByText('Placeholder text: TODO')).toBeTruthy();
    isAway = false;
    await user.click(button('Try again'));
    expect(await screen.findByText('The facts were checked against your sources.')).toBeTruthy();
  });

  it('shows the first 20 of many findings, and all of them on request', async () => {
    mockEndpoint(endpoints.checkDraft, () => ok(createCheck()));
    const sections = Array.from({ length: 25 }, (_, index) => ({
      name: `Part ${index + 1}`,
      description: '',
      required: true,
      prompts: [],
    }));
    const { user } = await openSendPage({
      analysis: anAnalysis({ details: someDetails({ sections }) }),
    });
    const list = () => within(screen.getByRole('region', { name: 'Fix before you send' }));
    expect(list().getAllByRole('listitem')).toHaveLength(20);
    await user.click(button('Show all 25'));
    expect(list().getAllByRole('listitem')).toHaveLength(25);
  });

  it('lists the checks that need analyzed guidelines', async () => {
    const app = await openSavedApplication(
      anApplication({ content: '<h2>Need</h2><p>Six in ten.</p>' }),
    );
    await app.user.click(button('Ready to send?'));
    expect(await screen.findByText(/has no analyzed guidelines/)).toBeTruthy();
    expect(button('Go to the package')).toBeTruthy();
  });
});
