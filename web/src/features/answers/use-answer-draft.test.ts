import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrganization } from '../../testing/builders.ts';
import { useAnswerDraft } from './use-answer-draft.ts';

const other = anOrganization({ id: 'organization-2', isDefault: false });
const usual = anOrganization({ id: 'organization-3', isDefault: true });

it('a new answer belongs to the default organization, even if that organization loads last', () => {
  const { result, rerender } = renderHook(
    ({ organizations }) => useAnswerDraft(undefined, organizations),
    { initialProps: { organizations: [other] } },
  );
  rerender({ organizations: [other, usual] });
  expect(result.current.fields().organizationId).toBe(usual.id);
  expect(result.current.isChanged()).toBe(false);

  act(() => result.current.change({ organizationId: other.id }));
  expect(result.current.draft.organizationId).toBe(other.id);
  expect(result.current.isChanged()).toBe(true);
});
