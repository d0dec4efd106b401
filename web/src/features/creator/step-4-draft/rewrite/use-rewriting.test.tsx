import type { Rewriting } from '@grantwright/shared/contract';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createRichEditor } from '../../../../editor/create-rich-editor.ts';
import { createEditorHandle } from '../../../../editor/editor-handle.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { anAnalysis, aState } from '../../testing/builders.ts';
import { useProposal } from './use-proposal.ts';
import { buildRewriteRequest } from './rewrite-request.ts';
import { useRewriting } from './use-rewriting.ts';

const rewriting: Rewriting = {
  mode: 'redo',
  section: 'Need',
  content: '<p>New.</p>',
  claims: [],
  provider: 'built-in',
};
const createHandle = (html: string) =>
  createEditorHandle(createRichEditor(htmlToDocument(html)), () => undefined);
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

/** Rewrites the first section, replaces the editor's text, and opens the proposal. */
async function openAfter(html: string) {
  mockEndpoint(endpoints.rewriteSection, () => ok(rewriting));
  const editor = { current: createHandle('<h2>Need</h2><p>Old.</p><h2>Team</h2><p>Five.</p>') };
  const state = aState({ analysis: anAnalysis() });
  const { result } = renderHook(
    () => {
      const proposal = useProposal(editor);
      const options = { getCurrent: () => state, dispatch: vi.fn(), editor, proposal };
      return { proposal, rewriting: useRewriting(options) };
    },
    { wrapper },
  );
  const order = {
    choice: { mode: 'redo' },
    usesModel: true,
    buildRequest: buildRewriteRequest,
  } as const;
  act(() => result.current.rewriting.start(0, order));
  await waitFor(() => expect(result.current.rewriting.isReady).toBe(true));
  editor.current = createHandle(html);
  act(() => result.current.rewriting.open());
  return result;
}

it('offers the rewritten section even after another version of the text is restored', async () => {
  const result = await openAfter('<h2>Team</h2><p>Five.</p><h2>Need</h2><p>Older.</p>');
  expect(result.current.proposal.openProposal).toMatchObject({ where: 2 });
});

it('offers no other section if the restored text lacks the rewritten one', async () => {
  const result = await openAfter('<h2>Team</h2><p>Five.</p>');
  expect(result.current.proposal.openProposal).toMatchObject({ where: -1 });
});
