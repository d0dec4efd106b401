import { describe, expect, it } from 'vitest';
import type { ApplicationFields } from '@grantwright/shared/contract';
import { decideSave, wasRefused } from './save-decision.ts';

const body: ApplicationFields = {
  title: 'A roof',
  grantProgram: 'Fund',
  content: '<p>x</p>',
  status: 'complete',
  organizationId: 'o1',
};
const fresh = { saved: null, pendingCreate: null };

describe('decideSave', () => {
  it('asks for a title and an organization first', () => {
    expect(decideSave(fresh, { ...body, title: '' }, 'k').kind).toBe('title-missing');
    expect(decideSave(fresh, { ...body, organizationId: '' }, 'k').kind).toBe(
      'organization-missing',
    );
  });

  it('creates once, under a new key', () => {
    expect(decideSave(fresh, body, 'k')).toEqual({ kind: 'create', pending: { key: 'k', body } });
  });

  it('repeats a creation that got no answer under its own key', () => {
    const pendingCreate = { key: 'first', body };
    expect(decideSave({ saved: null, pendingCreate }, { ...body }, 'k')).toEqual({
      kind: 'create',
      pending: pendingCreate,
    });
  });

  it('repeats it and then brings it up to date when the text has changed meanwhile', () => {
    const pendingCreate = { key: 'first', body };
    const changed = { ...body, content: '<p>y</p>' };
    expect(decideSave({ saved: null, pendingCreate }, changed, 'k')).toEqual({
      kind: 'create-then-update',
      pending: pendingCreate,
      body: changed,
    });
  });

  it('replaces what exists, never creates it a second time', () => {
    expect(decideSave({ saved: { id: 'a', version: 4 }, pendingCreate: null }, body, 'k')).toEqual({
      kind: 'update',
      id: 'a',
      version: 4,
      body,
    });
  });
});

describe('wasRefused', () => {
  it.each([400, 401, 402, 404, 409, 413])('%i created nothing', (status) => {
    expect(wasRefused(status)).toBe(true);
  });
  it.each([undefined, 408, 429, 500, 502, 503, 504])('%s may have created something', (status) => {
    expect(wasRefused(status)).toBe(false);
  });
});
