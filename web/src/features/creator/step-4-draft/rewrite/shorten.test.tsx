import { createEmptyDocument, htmlToDocument } from '@grantwright/shared/richtext';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Transforms } from 'slate';
import { describe, expect, it, vi } from 'vitest';
import { createRichEditor } from '../../../../editor/create-rich-editor.ts';
import { createEditorHandle, type EditorHandle } from '../../../../editor/editor-handle.ts';
import { endpoints } from '../../../../lib/endpoints.ts';
import { mockEndpoint, ok } from '../../../../testing/server.ts';
import { anAnalysis, anApplication, someDetails } from '../../testing/builders.ts';
import { button, openSavedApplication } from '../../testing/creator-actions.tsx';
import { describeCountBefore, describeRemainder } from './length-texts.ts';
import { ChangesDialog } from './changes-dialog.tsx';
import { useProposal } from './use-proposal.ts';

const opinion = 'We care deeply about every home.';
const content = `<h2>Need</h2><p>Rents rose for years. ${opinion} In 2025 we helped 214 families.</p>`;
const need = { name: 'Need', description: '', required: true, prompts: [], limit: { words: 12 } };

const open = () =>
  openSavedApplication(
    anApplication({
      content,
      analysis: anAnalysis({ details: someDetails({ sections: [need] }) }),
    }),
  );
const findDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Shorten “Need”' }));
const text = () => screen.findByRole('textbox', { name: 'Application text' });

async function openFromOutline() {
  const app = await open();
  const outline = within(await screen.findByRole('complementary', { name: 'Outline' }));
  await app.user.click(await outline.findByRole('button', { name: 'Shorten to fit: Need' }));
  return { ...app, dialog: await findDialog() };
}

describe('shortening a section', () => {
  it('removes the proposed sentences as a single undo step, and moves to the section', async () => {
    const { user, dialog } = await openFromOutline();
    expect(dialog.getByRole('status').textContent).toBe('16 →becomes 10 of 12 words');
    expect(dialog.getByText(opinion).tagName).toBe('DEL');
    await user.click(dialog.getByRole('button', { name: 'Accept the change' }));
    const editor = await text();
    await waitFor(() => expect(document.activeElement).toBe(editor));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(editor.textContent).toContain('Rents rose for years. In 2025 we helped 214 families.');
    await user.click(button(/^Undo/));
    expect(editor.textContent).toContain(opinion);
  });

  it('updates the length when a sentence is kept, and shows by how much the limit is exceeded', async () => {
    const { user, dialog } = await openFromOutline();
    await user.click(dialog.getByRole('button', { name: `Keep mine: ${opinion}` }));
    expect(dialog.getByRole('button', { name: `Accept: ${opinion}` })).toBeTruthy();
    expect(dialog.getByRole('status').textContent).toBe('16 →becomes 16 of 12 words');
    expect(dialog.getByText('Still 4 words over.')).toBeTruthy();
    expect(dialog.queryByText(opinion, { selector: 'del' })).toBeNull();
    expect(
      dialog.getByRole<HTMLButtonElement>('button', { name: 'Accept 0 of 1 change' }).disabled,
    ).toBe(true);
  });

  it("keeps the user's choices when the page estimate arrives", async () => {
    const given = {
      openProposal: {
        mode: 'shorten' as const,
        where: 'Need',
        document: htmlToDocument(content),
        isRenewed: false,
      },
      details: someDetails({ sections: [need] }),
      submission: undefined,
      onAccept: vi.fn(),
      onDismiss: vi.fn(),
      onClose: vi.fn(),
    };
    const { rerender } = render(<ChangesDialog {...given} pages={undefined} />);
    await userEvent.setup().click(button(`Keep mine: ${opinion}`));
    rerender(<ChangesDialog {...given} pages={{ format: {}, countPages: () => 0.1 }} />);
    expect(button(`Accept: ${opinion}`)).toBeTruthy();
  });

  it('leaves the text unchanged and returns focus when dismissed', async () => {
    const { user, dialog } = await openFromOutline();
    await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
    const opener = await screen.findByRole('button', { name: 'Shorten to fit: Need' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    expect((await text()).textContent).toContain(opinion);
  });

  it('is offered next to the finding on "Ready to send?"', async () => {
    mockEndpoint(endpoints.checkDraft, () => ok({ claims: [], gaps: [] }));
    const { user } = await open();
    await user.click(button('Ready to send?'));
    await user.click(await screen.findByRole('button', { name: 'Shorten to fit: Need' }));
    const dialog = await findDialog();
    await user.click(dialog.getByRole('button', { name: 'Accept the change' }));
    await waitFor(async () => expect((await text()).textContent).not.toContain(opinion));
  });

  it('proposes changes again instead of applying them if the text has changed', () => {
    const changed = htmlToDocument(content);
    const handle: EditorHandle = {
      goToBlock: vi.fn(),
      getCaretBlock: () => undefined,
      goToText: () => true,
      openNextGap: () => false,
      getDocument: () => createEmptyDocument(),
      insertBlock: vi.fn(),
      replaceBlocks: () => false,
      followBlock: () => () => 0,
    };
    const { result } = renderHook(() => useProposal({ current: handle }));
    act(() => result.current.shorten('Need'));
    handle.getDocument = () => changed;
    const section = { heading: 'Need', start: 1, blocks: [], prompts: [], sharedWith: [] };
    act(() => result.current.accept({ ...section, usageOf: () => undefined }, []));
    expect(result.current.openProposal).toMatchObject({
      where: 0,
      document: changed,
      isRenewed: true,
    });
    expect(handle.goToBlock).not.toHaveBeenCalled();
  });
});

it('leaves the text unchanged if an empty section has moved', () => {
  const editor = createRichEditor(htmlToDocument('<h2>Need</h2><h2>Team</h2><p>Five.</p>'));
  const handle = createEditorHandle(editor, () => undefined);
  const { result } = renderHook(() => useProposal({ current: handle }));
  act(() => result.current.shorten('Need'));
  Transforms.insertNodes(editor, htmlToDocument('<h1>Application</h1>'), { at: [0] });
  const before = handle.getDocument();
  const section = { heading: 'Need', start: 1, blocks: [], prompts: [], sharedWith: [] };
  act(() =>
    result.current.accept({ ...section, usageOf: () => undefined }, htmlToDocument('<p>New.</p>')),
  );
  expect(handle.getDocument()).toBe(before);
  expect(result.current.openProposal).toMatchObject({ where: 1, isRenewed: true });
});

describe('length messages', () => {
  const words = {
    unit: 'words',
    count: 520,
    limit: 500,
    share: 1.04,
    state: 'over',
    over: 20,
  } as const;
  const pages = {
    unit: 'pages',
    count: 5.3,
    limit: 5,
    share: 1.06,
    state: 'over',
    over: 0.3,
  } as const;

  it('name the unit of the first count only if it changes', () => {
    expect(describeCountBefore(words, { ...words, count: 498 })).toBe('520');
    expect(describeCountBefore(pages, { ...pages, count: 4.9 })).toBe('5.3');
    expect(describeCountBefore(pages, words)).toBe('about 5.3 of 5 pages');
  });

  it('list the sections that share the limit if it is exceeded even without every sentence', () => {
    expect(describeRemainder(words, false, [])).toBe('Still 20 words over.');
    expect(describeRemainder(pages, false, [])).toBe('Still about 0.3 pages over.');
    expect(describeRemainder({ ...words, over: 1 }, true, ['Team'])).toBe(
      'Still 1 word over. Cutting more would lose the answer to a prompt, or break the text. The limit includes “Team”: shorten that, too.',
    );
  });
});
