import { describe, expect, it } from 'vitest';
import { createEmptyDocument } from '@grantwright/shared/richtext';
import {
  aGeneration,
  anAnalysis,
  anOrganization,
  aState,
  someDetails,
} from '../testing/builders.ts';
import { creatorReducer, type CreatorAction } from './creator-reducer.ts';
import { newApplication, type CreatorState } from './creator-state.ts';
import { canGoTo } from './step-order.ts';

describe('the order of the steps', () => {
  it('requires an organization before step 2', () => {
    expect(canGoTo(newApplication, 2)).toBe(false);
    expect(canGoTo(aState(), 2)).toBe(true);
    expect(creatorReducer(newApplication, { type: 'step-changed', step: 2 })).toBe(newApplication);
  });

  it('opens step 3 after the analysis, and step 4 once there is a draft', () => {
    const analyzed = creatorReducer(aState({ step: 2 }), {
      type: 'analyzed',
      analysis: anAnalysis(),
    });
    expect(analyzed.step).toBe(3);
    expect(canGoTo(analyzed, 4)).toBe(false);
    const drafted = creatorReducer(analyzed, {
      type: 'generated',
      document: createEmptyDocument(),
      generation: aGeneration(),
    });
    expect(drafted.step).toBe(4);
    expect(canGoTo({ ...drafted, step: 1 }, 4)).toBe(true);
  });

  it('allows going back from every step', () => {
    const state = aState({ step: 4 });
    expect([3, 2, 1].every((step) => canGoTo(state, step as 1 | 2 | 3))).toBe(true);
  });

  it('returns to step 3 and keeps the previous text if a draft fails', () => {
    const document = createEmptyDocument();
    const state = creatorReducer(aState({ step: 3, document }), { type: 'generation-started' });
    const failed = creatorReducer(state, { type: 'generation-failed' });
    expect(failed).toMatchObject({ step: 3, document });
  });
});

describe('the facts of a rewritten section', () => {
  const claim = (text: string, type: 'additional' | 'unsupported') => ({
    text,
    kind: 'figure' as const,
    source: { type },
  });

  it('are added, while facts that already have a source keep it', () => {
    const claims = [claim('14', 'additional'), claim('15', 'unsupported')];
    const rewritten = [
      claim('14', 'unsupported'),
      claim('15', 'additional'),
      claim('16', 'unsupported'),
    ];
    const after = creatorReducer(aState({ claims }), { type: 'claims-added', claims: rewritten });
    expect(after.claims).toEqual([
      claim('14', 'additional'),
      claim('15', 'additional'),
      claim('16', 'unsupported'),
    ]);
  });
});

describe('the analysts listed as authors of the text', () => {
  const draft = (state: CreatorState, provider: 'built-in' | 'openai') =>
    creatorReducer(state, {
      type: 'generated',
      document: createEmptyDocument(),
      generation: aGeneration({ provider }),
    }).submission?.writtenBy;

  it('include those of the draft and of rewritten sections', () => {
    expect(draft(aState(), 'openai')).toEqual(['openai']);
    const drafted = aState({ submission: { writtenBy: ['built-in'] } });
    const rewritten: CreatorAction = { type: 'claims-added', claims: [], writtenBy: 'openai' };
    const after = creatorReducer(creatorReducer(drafted, rewritten), rewritten);
    expect(after.submission?.writtenBy).toEqual(['built-in', 'openai']);
    expect(draft(after, 'built-in')).toEqual(['built-in']);
  });

  it('exclude the analyst that made an outline', () =>
    expect(draft(aState({ submission: { isAssistOnly: true } }), 'built-in')).toEqual([]));
});

describe('the language model usage', () => {
  const createUsage = (dollars: number) => ({ inputTokens: 1_000, outputTokens: 100, dollars });
  const analyzed = (state: CreatorState, usage?: ReturnType<typeof createUsage>) =>
    creatorReducer(state, {
      type: 'analyzed',
      analysis: anAnalysis({ details: someDetails(usage && { usage }) }),
    });

  it('adds up across all analyses and drafts of the application', () => {
    const document = createEmptyDocument();
    const once = analyzed(analyzed(aState(), createUsage(0.25)));
    expect(once.modelUsage).toEqual(createUsage(0.25));
    const drafted = creatorReducer(once, {
      type: 'generated',
      document,
      generation: aGeneration({ provider: 'openai', usage: createUsage(0.5) }),
    });
    const replaced = creatorReducer(drafted, { type: 'text-edited', document });
    expect(replaced).toMatchObject({
      modelUsage: { inputTokens: 2_000, outputTokens: 200, dollars: 0.75 },
    });
  });

  it('includes analyses that were never applied', () => {
    const once = analyzed(aState(), createUsage(0.25));
    const action = { type: 'job-done', kind: 'added-file', usage: createUsage(0.25) } as const;
    expect(creatorReducer(once, action)).toEqual({
      ...once,
      modelUsage: { inputTokens: 2_000, outputTokens: 200, dollars: 0.5 },
    });
    expect(creatorReducer(once, { ...action, usage: undefined })).toEqual(once);
  });

  it('is absent if the built-in analyst is used', () => {
    expect(analyzed(aState())).not.toHaveProperty('modelUsage');
  });
});

describe('an organization', () => {
  it('fills in the fields, and keeps edits within this application', () => {
    const stateWithOrganization = creatorReducer(newApplication, {
      type: 'organization-chosen',
      organization: anOrganization(),
    });
    expect(stateWithOrganization.organization).toMatchObject({
      name: 'Harbor House',
      organizationType: 'charity',
    });
    const edited = creatorReducer(stateWithOrganization, {
      type: 'organization-field-edited',
      field: 'missionStatement',
      value: 'New words',
    });
    expect(edited.organization.missionStatement).toBe('New words');
    expect(edited.profile.missionStatement).toBe('A roof for everyone.');
    expect(
      creatorReducer(edited, { type: 'organization-reset' }).organization.missionStatement,
    ).toBe('A roof for everyone.');
  });

  it('keeps edits to one organization while another is selected', () => {
    const stateWithEdit = aState({
      organization: { ...aState().organization, missionStatement: 'Typed' },
    });
    const away = creatorReducer(stateWithEdit, {
      type: 'organization-chosen',
      organization: anOrganization({ id: 'organization-2', missionStatement: 'Other' }),
    });
    expect(away.organization.missionStatement).toBe('Other');
    const back = creatorReducer(away, {
      type: 'organization-chosen',
      organization: anOrganization(),
    });
    expect(back.organization.missionStatement).toBe('Typed');
  });
});

describe('the draft', () => {
  it('remounts the editor only when its text is replaced', () => {
    const state = aState({ documentVersion: 2, document: createEmptyDocument() });
    const document = createEmptyDocument();
    expect(creatorReducer(state, { type: 'text-edited', document }).documentVersion).toBe(2);
    expect(
      creatorReducer(state, { type: 'generated', document, generation: aGeneration() })
        .documentVersion,
    ).toBe(3);
  });

  it('may have at most 20 supporting documents', () => {
    let state = aState();
    for (let n = 0; n < 25; n += 1) {
      state = creatorReducer(state, { type: 'document-picked', id: `d${n}`, isPicked: true });
    }
    expect(state.documentIds).toHaveLength(20);
    state = creatorReducer(state, { type: 'document-picked', id: 'd0', isPicked: false });
    expect(state.documentIds).not.toContain('d0');
  });
});

it('updates only the edited parts of the submission', () => {
  const counted = creatorReducer(aState(), {
    type: 'submission-edited',
    change: { counting: 'crlf', status: 'ready' },
  });
  const edited = creatorReducer(counted, {
    type: 'submission-edited',
    change: { status: 'submitted' },
  });
  expect(edited.submission).toEqual({ counting: 'crlf', status: 'submitted' });
});
