import type { RequirementKind } from '@grantwright/shared/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { aDocument } from '../../../testing/builders.ts';
import { mockEndpoint, ok, problemResponse } from '../../../testing/server.ts';
import { aGeneration, anAnalysis, someDetails } from '../testing/builders.ts';
import {
  button,
  field,
  goToRequirements,
  getStepProgress,
  withModel,
} from '../testing/creator-actions.tsx';

describe('step 3', () => {
  it('shows fallback requirements and sections if the guidelines state none', async () => {
    await goToRequirements(anAnalysis({ requirements: [], sections: [] }));
    expect(screen.getByText('Document analysis completed')).toBeTruthy();
    for (const name of ['Project Summary', 'Project Description', 'Budget']) {
      expect(screen.getByText(name)).toBeTruthy();
    }
    expect(screen.getAllByText('Not stated in the guidelines')).toHaveLength(3);
  });

  it('warns that the document is not a call', async () => {
    const note = 'This document looks like an annual report.';
    await goToRequirements(anAnalysis({ details: someDetails({ isCall: false, notes: [note] }) }));
    expect(screen.getByText(note).parentElement?.textContent).toContain('right document');
  });

  it('lets the user search a long library for supporting documents', async () => {
    const documents = Array.from({ length: 30 }, (_, n) =>
      aDocument({ id: `d${n}`, name: `Report ${n}` }),
    );
    const user = await goToRequirements(anAnalysis(), { documents: [aDocument(), ...documents] });
    // The page has other checkboxes, some of which appear later.
    const choices = () => screen.getAllByRole('checkbox', { name: /^Report / });
    expect(choices()).toHaveLength(6);
    await user.type(field('Find a document'), 'report 21');
    await user.click(screen.getByRole('checkbox', { name: /^Report 21/ }));
    await user.clear(field('Find a document'));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Report 21/ }).checked).toBe(
      true,
    );
    await user.click(button('Show all 30 documents'));
    expect(choices()).toHaveLength(30);
  });

  it('expands a requirement to show its quote and page', async () => {
    const requirement = {
      text: 'Apply by mail.',
      kind: 'submission',
      mandatory: true,
      quote: 'Applications are to be mailed.',
      page: 7,
    } as const;
    const user = await goToRequirements(
      anAnalysis({ details: someDetails({ requirements: [requirement] }) }),
    );
    expect(screen.queryByText(requirement.quote)).toBeNull();
    await user.click(button('Apply by mail.'));
    expect(screen.getByText(requirement.quote)).toBeTruthy();
    expect(screen.getByText('Guidelines, page 7')).toBeTruthy();
  });

  it('shows facts that the page states elsewhere, and the rest of a long list, only on request', async () => {
    const create = (kind: RequirementKind, count: number) =>
      Array.from({ length: count }, (_, n) => ({ kind, text: `${kind} ${n}`, mandatory: true }));
    const requirements = [...create('deadline', 2), ...create('content', 20)];
    await goToRequirements(anAnalysis({ details: someDetails({ requirements }) }));
    const isShown = (text: string) => {
      const closed = screen.getByText(text).closest('details:not([open])');
      return closed === null;
    };
    expect(screen.getByText('Deadlines (2)').closest('details')?.open).toBe(false);
    expect(screen.getByText('14 more').closest('details')?.open).toBe(false);
    expect(['deadline 1', 'content 5', 'content 6'].map(isShown)).toEqual([false, true, false]);
  });

  it('links from a long checklist to the questions', async () => {
    const questions = [{ question: 'How many?', sections: [] }];
    const requirements = Array.from({ length: 40 }, (_, n) => `Attach paper ${n}.`);
    const user = await goToRequirements(
      anAnalysis({ requirements, details: someDetails({ questions }) }),
    );
    const ways = within(screen.getByRole('navigation', { name: 'On this page' }));
    await user.click(ways.getByRole('link', { name: 'Questions 1' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '1 question' }));
    expect(window.location.hash).toBe('');
    await user.click(ways.getByRole('link', { name: 'Requirements 40' }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Key requirements' }));
  });

  it('omits the list of contents on a short page', async () => {
    await goToRequirements();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  it('requires a title for saving, and a title and a program for generating', async () => {
    const user = await goToRequirements();
    await user.clear(field('Application title'));
    expect(button('Save Application').disabled).toBe(true);
    expect(button('Generate Application').disabled).toBe(true);
    await user.type(field('Application title'), 'A roof');
    expect(button('Save Application').disabled).toBe(false);
    await user.clear(field('Grant program'));
    expect(button('Save Application').disabled).toBe(false);
    expect(button('Generate Application').disabled).toBe(true);
  });

  it.each(['built-in', 'openai'] as const)(
    'keeps answers across steps, and sends only non-empty answers (%s)',
    async (provider) => {
      const bodies: { answers?: unknown }[] = [];
      mockEndpoint(endpoints.generateApplication, async ({ request }) => {
        bodies.push(await request.json());
        return ok(aGeneration());
      });
      const questions = [
        { question: 'How many?', sections: ['Need'] },
        { question: 'Where?', sections: [] },
      ];
      const details = someDetails({ provider, questions });
      const user = await goToRequirements(anAnalysis({ details }));
      await user.type(field('How many?'), '12');
      await user.click(button('Organization'));
      await user.click(button('Requirements'));
      expect(field('How many?').value).toBe('12');
      await user.click(button('Generate Application'));
      expect(screen.getByText('Generating Your Application')).toBeTruthy();
      await screen.findByRole('heading', { name: 'Review Generated Application' });
      expect(bodies).toEqual([
        expect.objectContaining({ answers: [{ question: 'How many?', answer: '12' }], details }),
      ]);
    },
  );

  it('opens again with all input if a draft fails', async () => {
    mockEndpoint(endpoints.generateApplication, () =>
      problemResponse('provider-busy', 'Busy. Try again soon.'),
    );
    const user = await goToRequirements();
    await user.click(button('Generate Application'));
    expect(await screen.findByText('Failed to generate application')).toBeTruthy();
    expect(field('Application title').value).toBe('Shelter Fund');
  });

  it('creates a draft with the built-in analyst if the model has failed', async () => {
    const bodies: object[] = [];
    mockEndpoint(endpoints.generateApplication, async ({ request }) => {
      bodies.push(await request.json());
      return bodies.length === 1
        ? problemResponse('usage-limit', 'This site has reached its monthly limit.')
        : ok(aGeneration());
    });
    const user = await goToRequirements(anAnalysis(), { status: withModel });
    expect(await screen.findByText(/\(test-model\) receives .* your answers/)).toBeTruthy();
    await user.click(button('Generate Application'));
    expect(await screen.findByText('Failed to generate application')).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Use the built-in analyst' }));
    await screen.findByRole('heading', { name: 'Review Generated Application' });
    expect(bodies[1]).toEqual({ ...bodies[0], provider: 'built-in' });
  });

  it("shows the language model's token usage", async () => {
    const usage = { inputTokens: 40_000, outputTokens: 1_100, dollars: 0.121 };
    await goToRequirements(anAnalysis({ details: someDetails({ provider: 'openai', usage }) }), {
      status: withModel,
    });
    expect(
      screen.getByText(
        'The AI service used about 41,000 tokens for this application (about $0.12).',
      ),
    ).toBeTruthy();
  });

  it('shows the sections with their descriptions and four actions', async () => {
    await goToRequirements();
    expect(getStepProgress().getAttribute('aria-valuenow')).toBe('75');
    expect(screen.getByText('Apply by mail.')).toBeTruthy();
    expect(screen.getByText('Need').closest('li')?.textContent).toBe(
      'NeedWhy it is needed.Leave out: Need',
    );
    for (const name of ['Previous', 'Save Application', 'Generate Application'])
      expect(button(name).disabled, name).toBe(false);
    expect(screen.getAllByRole('button', { name: 'Re-Analyze' }).length).toBeGreaterThan(0);
  });

  it('analyzes the same guidelines again when the user clicks Re-Analyze', async () => {
    const user = await goToRequirements();
    const analyzedIds: unknown[] = [];
    mockEndpoint(endpoints.analyzeDocument, async ({ request }) => {
      analyzedIds.push((await request.json()).documentId);
      return ok(anAnalysis({ requirements: ['Apply online.'] }));
    });
    await user.click(screen.getAllByRole('button', { name: 'Re-Analyze' })[0] as HTMLElement);
    expect(await screen.findByText('Apply online.')).toBeTruthy();
    expect(screen.queryByText('Apply by mail.')).toBeNull();
    expect(analyzedIds).toEqual(['document-1']);
  });

  it('disables saving while a save is pending', async () => {
    const user = await goToRequirements();
    mockEndpoint(endpoints.createApplication, () => new Promise<never>(() => undefined));
    await user.click(button('Save Application'));
    expect(button('Saving...').disabled).toBe(true);
  });

  it('reports a missing organization if its name is empty', async () => {
    const user = await goToRequirements();
    await user.click(button('Organization'));
    await user.clear(field(/^Organization Name/));
    await user.click(button('Requirements'));
    await user.click(button('Generate Application'));
    expect(await screen.findByText('No organization selected')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Grant Analysis Complete' })).toBeTruthy();
  });
});
