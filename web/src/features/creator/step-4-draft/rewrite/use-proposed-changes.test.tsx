import { htmlToDocument } from '@grantwright/shared/richtext';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PageEstimate } from '../outline/page-estimate.ts';
import { useChoices } from './use-choices.ts';
import { useProposedChanges } from './use-proposed-changes.ts';

const openProposal = {
  mode: 'plainer' as const,
  where: 0,
  document: htmlToDocument('<h2>Need</h2><p>We utilize vans.</p><h2>Team</h2>'),
  isRenewed: false,
  rewritten: { blocks: htmlToDocument('<p>We use vans.</p>'), unsupported: [] },
};
const options = { openProposal, details: undefined, submission: undefined };
const useBoth = (pages: PageEstimate | undefined) => {
  const { section, diff } = useProposedChanges({ ...options, pages });
  return { section, diff, choices: useChoices(diff) };
};

it('compares a rewritten section only once, even if the page estimate arrives later', () => {
  const { result, rerender } = renderHook(useBoth, { initialProps: undefined });
  const before = result.current;
  expect(before.diff.hunks).toHaveLength(1);
  rerender({ format: {}, countPages: () => 1 });
  expect(result.current.section).not.toBe(before.section);
  expect(result.current.diff).toBe(before.diff);
  expect(result.current.choices.blocks).toBe(before.choices.blocks);
});

it('applies only the accepted changes', () => {
  const { result } = renderHook(useBoth, { initialProps: undefined });
  expect(result.current.choices.blocks).toEqual(openProposal.rewritten.blocks);
  const [hunk] = result.current.diff.hunks;
  act(() => hunk && result.current.choices.toggle(hunk));
  expect(result.current.choices.accepted.size).toBe(0);
  expect(result.current.choices.blocks).toEqual(openProposal.document.slice(1, 2));
});
