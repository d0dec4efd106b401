import { createEmptyDocument } from '@grantwright/shared/richtext';
import { describe, expect, it } from 'vitest';
import { aState } from '../testing/builders.ts';
import { creatorReducer, type CreatorAction } from './creator-reducer.ts';
import type { CreatorState, RunningJob } from './creator-state.ts';

const addedFile: RunningJob = { kind: 'added-file', id: 'a1', name: 'amendment.pdf' };
const rewrite: RunningJob = { kind: 'rewrite', id: 'r1', block: 2 };
const after = (state: CreatorState, ...actions: CreatorAction[]) =>
  actions.reduce(creatorReducer, state);

describe('the jobs of an application', () => {
  it('do not replace jobs of another kind', () => {
    const both = after(
      aState(),
      { type: 'job-started', job: addedFile },
      { type: 'job-started', job: rewrite },
    );
    expect(both.jobs).toEqual({ 'added-file': addedFile, rewrite });
    const one = creatorReducer(both, { type: 'job-ended', kind: 'rewrite' });
    expect(one.jobs).toEqual({ 'added-file': addedFile });
    expect(creatorReducer(one, { type: 'job-ended', kind: 'added-file' })).not.toHaveProperty(
      'jobs',
    );
  });

  it('count the usage of a result only once, however often it is fetched', () => {
    const usage = { inputTokens: 10, outputTokens: 1, dollars: 0.5 };
    const action = { type: 'job-done', kind: 'rewrite', usage } as const;
    const once = after(aState(), { type: 'job-started', job: rewrite }, action);
    expect(once.jobs).toEqual({ rewrite: { ...rewrite, isDone: true } });
    expect(once.modelUsage).toMatchObject({ dollars: 0.5 });
    expect(creatorReducer(once, action)).toBe(once);
  });

  it('continue when a different version of the same application is opened', () => {
    const saved = { id: 'application-1', version: 1 };
    const theirs = aState({ saved: { ...saved, version: 2 }, document: createEmptyDocument() });
    const open = (state: CreatorState) =>
      creatorReducer(aState({ saved, jobs: { rewrite } }), { type: 'state-replaced', state });
    expect(open(theirs)).toMatchObject({ jobs: { rewrite }, saved: { version: 2 } });
    expect(open(aState())).not.toHaveProperty('jobs');
  });
});
