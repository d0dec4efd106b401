import { limits, type SectionChoices } from '@grantwright/shared/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../lib/endpoints.ts';
import { mockEndpoint, ok } from '../../../testing/server.ts';
import {
  aGeneration,
  anAnalysis,
  anApplication,
  aState,
  someDetails,
} from '../testing/builders.ts';
import { button, field, goToRequirements } from '../testing/creator-actions.tsx';
import { creatorReducer } from '../state/creator-reducer.ts';
import { buildGenerateRequest } from '../state/generate-request.ts';
import { editSections } from './edit-sections.ts';

const createAnalysis = (...names: string[]) =>
  anAnalysis({
    sections: names.map((name) => ({ name, description: '' })),
    details: someDetails({
      sections: names.map((name) => ({ name, description: '', required: true, prompts: [] })),
      questions: [{ question: 'How many?', sections: ['Exactly'] }],
    }),
  });
const list = () => within(screen.getByRole('region', { name: 'Required sections' }));
const rows = () =>
  list()
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

const names = () =>
  list()
    .getAllByRole('button', { name: /^Edit: / })
    .map((edit) => edit.getAttribute('aria-label')?.replace('Edit: ', ''));

describe('the sections in step 3', () => {
  it('are left out and put back, each with one click', async () => {
    const user = await goToRequirements(createAnalysis('Need', 'Exactly', 'Budget'));
    await user.click(button('Leave out: Exactly'));
    expect(rows()).toEqual(['NeedLeave out: Need', 'BudgetLeave out: Budget']);
    expect(document.activeElement).toBe(button('Leave out: Budget'));
    expect(screen.queryByText('How many?')).toBeNull();

    await user.click(button('Left out (1)'));
    await user.click(button('Put back: Exactly'));
    expect(rows()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Required sections' }));
    expect(screen.getByText('How many?')).toBeTruthy();
  });

  it('are all shown on request if there are many', async () => {
    const many = Array.from({ length: 9 }, (_, n) => `Part ${n}`);
    const user = await goToRequirements(createAnalysis(...many));
    expect(names()).toEqual(many.slice(0, 6));
    await user.click(button('Show all 9 sections'));
    expect(names()).toEqual(many);
    expect(document.activeElement).toBe(button('Edit: Part 6'));
  });

  it('are all shown once the user adds another', async () => {
    const many = Array.from({ length: 9 }, (_, n) => `Part ${n}`);
    const user = await goToRequirements(createAnalysis(...many));
    await user.type(field('Another section'), 'Work plan{Enter}');
    expect(names()).toEqual([...many, 'Work plan']);
  });

  it("show the funder's other questions on demand", async () => {
    const analysis = createAnalysis('Need');
    const [need] = analysis.details.sections;
    if (!need) throw new Error('no section');
    const prompts = ['Whom do you serve?', 'Where do they live?', 'What do they lack?'];
    const description = prompts[0] ?? '';
    const user = await goToRequirements({
      ...analysis,
      sections: [{ name: 'Need', description }],
      details: { ...analysis.details, sections: [{ ...need, description, prompts }] },
    });
    await user.click(list().getByRole('button', { name: /and 2 more questions$/ }));
    expect(list().getAllByText(/^(?:Whom|Where|What) do/)).toHaveLength(3);
  });

  it('can be added under a name that is not in the list yet', async () => {
    const user = await goToRequirements(createAnalysis('Need'));
    await user.type(field('Another section'), '1. NEED{Enter}');
    expect(screen.getByText('This section is already in the list.')).toBeTruthy();
    await user.clear(field('Another section'));
    await user.type(field('Another section'), ' Work  plan {Enter}');
    expect(rows()).toEqual(['NeedLeave out: Need', 'Work planAdded by youRemove: Work plan']);
    await user.click(button('Remove: Work plan'));
    expect(rows()).toHaveLength(1);
  });

  it('have the limits that the user enters, until the user removes them', async () => {
    const user = await goToRequirements(createAnalysis('Need', 'Budget', 'Team'));
    await user.click(button('Add a length limit'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a length limit' }));
    const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await user.type(dialog.getByLabelText('At most'), '1,200');
    await user.selectOptions(dialog.getByLabelText('Unit'), 'words');
    expect(save.disabled).toBe(true);
    for (const name of ['Need', 'Budget']) await user.click(dialog.getByRole('checkbox', { name }));
    await user.click(save);
    const limit = 'at most 1,200 wordsfor Need and Budget together';
    expect(rows().slice(0, 2)).toEqual([
      `Need${limit}Leave out: Need`,
      `Budget${limit}Leave out: Budget`,
    ]);
    await user.click(button('Leave out: Need'));
    await user.click(button('Leave out: Budget'));
    const leftOut = 'Need (left out) and Budget (left out): at most 1,200 words';
    expect(button(`Remove: ${leftOut}`)).toBeTruthy();
    await user.click(button('Left out (2)'));
    await user.click(button('Put back: Need'));
    await user.click(button('Remove: Need: at most 1,200 words'));
    expect(rows()[0]).toBe('NeedLeave out: Need');
  });

  it('are put back if the user adds a section of the same name', async () => {
    const user = await goToRequirements(createAnalysis('Need', 'Budget'));
    await user.click(button('Leave out: Budget'));
    await user.type(field('Another section'), 'budget{Enter}');
    expect(rows()).toEqual(['NeedLeave out: Need', 'BudgetLeave out: Budget']);
  });

  it('may all be left out of a long list, although a draft needs at least one', async () => {
    const names = Array.from({ length: 8 }, (_, n) => `Part ${n + 1}`);
    const user = await goToRequirements(createAnalysis(...names));
    await user.click(button('Leave out all'));
    expect(button('Generate Application').disabled).toBe(true);
    expect(screen.getByText(/^Put back or add at least one section/)).toBeTruthy();
    await user.click(button('Put back: Part 3'));
    expect(button('Generate Application').disabled).toBe(false);
    expect(document.activeElement).toBe(button('Put back: Part 4'));
    await user.click(button('Put all back'));
    expect(rows()).toHaveLength(8);
  });

  it('can be renamed, but not to the name of another section', async () => {
    const user = await goToRequirements(createAnalysis('Need', 'Exactly', 'Budget'));
    await user.click(button('Edit: Exactly'));
    await user.clear(await screen.findByLabelText('Section name'));
    await user.type(field('Section name'), '2. budget{Enter}');
    expect(screen.getByText('This section is already in the list.')).toBeTruthy();
    await user.clear(field('Section name'));
    await user.type(field('Section name'), ' Who  you serve {Enter}');
    expect(document.activeElement).toBe(button('Edit: Who you serve'));
    expect(screen.queryByLabelText('Section name')).toBeNull();
    expect(screen.getByText('For: Who you serve')).toBeTruthy();

    await user.click(button('Leave out: Who you serve'));
    await user.click(button('Left out (1)'));
    await user.click(button('Put back: Who you serve'));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Required sections' }));
    await user.click(button('Edit: Who you serve'));
    expect(await screen.findByText('In the guidelines: Exactly')).toBeTruthy();
    expect(document.activeElement).toBe(field('Section name'));
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Section name')).toBeNull();
    expect(document.activeElement).toBe(button('Edit: Who you serve'));
  });

  it('can be renamed even if the user added them', async () => {
    const user = await goToRequirements(createAnalysis('Need'));
    await user.type(field('Another section'), 'Work plan{Enter}');
    await user.click(button('Edit: Work plan'));
    await user.clear(await screen.findByLabelText('Section name'));
    await user.type(field('Section name'), 'Timeline{Enter}');
    expect(rows()[1]).toContain('TimelineAdded by you');
    expect(document.activeElement).toBe(button('Edit: Timeline'));
  });

  it('can be moved, while the focus stays on the button that moves them further', async () => {
    const user = await goToRequirements(createAnalysis('Need', 'Exactly', 'Budget'));
    await user.click(button('Edit: Budget'));
    await user.click(await screen.findByRole('button', { name: 'Move up' }));
    expect(document.activeElement).toBe(button('Move up'));
    await user.click(button('Move up'));
    expect(document.activeElement).toBe(button('Move down'));
    expect(button('Move up').disabled).toBe(true);
    await user.click(button('Cancel'));
    expect(names()).toEqual(['Budget', 'Need', 'Exactly']);
  });

  it('are drafted and saved as chosen', async () => {
    const user = await goToRequirements(createAnalysis('Need', 'Exactly'));
    const bodies: Array<{ sections?: unknown; submission?: unknown }> = [];
    const record = async (request: Request) => bodies.push(await request.json());
    mockEndpoint(endpoints.createApplication, async ({ request }) => {
      await record(request);
      return ok(anApplication());
    });
    mockEndpoint(endpoints.generateApplication, async ({ request }) => {
      await record(request);
      return ok(aGeneration());
    });
    await user.click(button('Leave out: Exactly'));
    await user.click(button('Save Application'));
    await screen.findByText('Application Saved');
    expect(bodies[0]?.submission).toEqual({ sections: { leftOut: ['Exactly'], added: [] } });
    await user.click(button('Generate Application'));
    await screen.findByRole('heading', { name: 'Review Generated Application' });
    expect(bodies[1]?.sections).toEqual([{ name: 'Need', description: '' }]);
  });

  it('can be added until there are 20, not counting those that an analysis found later', () => {
    const added = Array.from({ length: limits.addedSections }, (_, n) => `Part ${n + 1}`);
    let choices: SectionChoices | undefined = { added };
    const { add, validate } = editSections({
      analysis: createAnalysis('Part 1'),
      choices,
      onChange: (next) => {
        choices = next;
      },
      onRename: () => undefined,
    });
    expect(validate('Timeline')).toBeUndefined();
    add('Timeline');
    expect(choices.added).toEqual([...added.slice(1), 'Timeline']);
    const full = editSections({
      analysis: createAnalysis('Need'),
      choices,
      onChange: () => undefined,
      onRename: () => undefined,
    });
    expect(full.validate('Team')).toBe('You can add at most 20 sections.');
  });

  it('stay as chosen if the guidelines are analyzed again, and new sections are included', () => {
    const state = aState({ submission: { sections: { leftOut: ['Exactly'], added: ['Plan'] } } });
    const analyzed = creatorReducer(state, {
      type: 'analyzed',
      analysis: createAnalysis('Need', '2. Exactly', 'Timeline'),
    });
    expect(buildGenerateRequest(analyzed)?.sections.map(({ name }) => name)).toEqual([
      'Need',
      'Timeline',
      'Plan',
    ]);
  });
});
