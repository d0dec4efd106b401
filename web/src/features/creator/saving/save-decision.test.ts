import { describe, expect, it } from 'vitest';
import type { ApplicationFields } from '@grantwright/shared/contract';
import { decideSave, isRefused } from './save-decision.ts';

const body: ApplicationFields = {
  title: 'A roof',
  grantProgram: 'Fund',
  content: '<p>x</p>',
  status: 'complete',
  organizationId: 'o1',
};
const fresh = { saved: null, pendingCreate: null };

describe('decideSave', () => {
  it('requires a title and an organization', () => {
    expect(decideSave(fresh, { ...body, title: '' }, 'k').kind).toBe('title-missing');
    expect(decideSave(fresh, { ...body, organizationId: '' }, 'k').kind).toBe(
      'organization-missing',
    );
  });

  it('creates a new application with a new idempotency key', () => {
    expect(decideSave(fresh, body, 'k')).toEqual({ kind: 'create', pending: { key: 'k', body } });
  });

  it('retries a create with its original idempotency key if the response was lost', () => {
    const pendingCreate = { key: 'first', body };
    expect(decideSave({ saved: null, pendingCreate }, { ...body }, 'k')).toEqual({
      kind: 'create',
      pending: pendingCreate,
    });
  });

  it('retries the create, and then updates, if the text has changed in the meantime', () => {
    const pendingCreate = { key: 'first', body };
    const changed = { ...body, content: '<p>y</p>' };
    expect(decideSave({ saved: null, pendingCreate }, changed, 'k')).toEqual({
      kind: 'create-then-update',
      pending: pendingCreate,
      body: changed,
    });
  });

  it('updates an existing application', () => {
    expect(decideSave({ saved: { id: 'a', version: 4 }, pendingCreate: null }, body, 'k')).toEqual({
      kind: 'update',
      id: 'a',
      version: 4,
      body,
    });
  });
});

describe('isRefused', () => {
  it.each([400, 401, 402, 404, 409, 413])(
    'treats a %i response as proof that nothing was created',
    (status) => {
      expect(isRefused(status)).toBe(true);
    },
  );
  it.each([undefined, 408, 429, 500, 502, 503, 504])(
    'assumes that an application may have been created after a %s response',
    (status) => {
      expect(isRefused(status)).toBe(false);
    },
  );
});
