import { describe, expect, it } from 'vitest';
import { planSections } from './plan-sections.ts';

const asksOf = (...parts: [name: string, description?: string][]) =>
  planSections(parts.map(([name, description = '']) => ({ name, description }))).map(
    ({ asks }) => asks,
  );

describe('the part that tells what will be done', () => {
  it('is the one that asks for it', () => {
    const [, work, need] = asksOf(['Cover sheet'], ['The Work'], ['The Place and the Problem']);
    expect(work?.[0]).toBe('project');
    expect(need).not.toContain('project');
  });

  it('is heard in a question about what will be done', () => {
    const [part] = asksOf(
      ['The Season', 'What will be done, by whom, and in what order.'],
      ['Budget'],
    );
    expect(part).toContain('project');
  });

  it('is the plan of work where no other asks', () => {
    const [plan, need] = asksOf(['Work plan'], ['Statement of need']);
    expect(plan?.[0]).toBe('project');
    expect(need).not.toContain('project');
  });

  it.each([
    [['Statement of Need'], ['Expected Outcomes'], 'Expected Outcomes'],
    [['Statement of Need'], ['Staff'], 'Statement of Need'],
    [['Organizational history'], ['Project summary'], 'Project summary'],
  ] as const)('is the nearest of %s and %s where none does', ([first], [second], expected) => {
    const [one, other] = asksOf([first], [second], ['Budget']);
    expect((expected === first ? one : other)?.slice(0, 2)).toContain('project');
    expect((expected === first ? other : one)?.slice(0, 2)).not.toContain('project');
  });

  it('opens with a word on the whole and asks for what it is named for', () => {
    const [part] = asksOf(
      ['2nd, Introduction and Statement of Need', 'In 3-5 sentences, include a summary.'],
      ['3rd, Capacity and Commitment', "Briefly describe your organization's capacity."],
    );
    expect(part?.slice(0, 2)).toEqual(['need', 'project']);
    expect(asksOf(['Introduction and Overview'], ['Project'])[0]?.[0]).toBe('summary');
  });

  it('is no paper of which only its words tell what it is', () => {
    const plans = planSections([
      { name: 'Why', description: 'Why is the project needed?' },
      { name: 'What', description: 'What will you do?' },
      { name: "Land or building owner's consent", description: 'Facilities only' },
      { name: 'Pitch diagram', description: 'Fields only' },
    ]);
    expect(plans.map(({ asks }) => asks[0])).toEqual(['need', 'project', 'attachment', 'project']);
    expect(plans.map(({ byItsWords }) => byItsWords ?? false)).toEqual([false, false, false, true]);
  });
});
