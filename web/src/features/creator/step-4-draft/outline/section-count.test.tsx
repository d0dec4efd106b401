import type { AnalysisDetails } from '@grantwright/shared/contract';
import { htmlToDocument } from '@grantwright/shared/richtext';
import { measureBlocks, type CountingRule } from '@grantwright/shared/submission';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Transforms } from 'slate';
import { Editable, Slate } from 'slate-react';
import { describe, expect, it } from 'vitest';
import { createRichEditor } from '../../../../editor/create-rich-editor.ts';
import { LiveRegion } from '../../../../ui/live-region.tsx';
import { someDetails } from '../../testing/builders.ts';
import { createOutline } from './outline.ts';
import { findSectionAtBlock } from './section-at-block.ts';
import { SectionCount } from './section-count.tsx';

const section = (name: string, limit: { words?: number; characters?: number }, quote?: string) => ({
  name,
  description: '',
  required: true,
  prompts: [],
  limit,
  ...(quote && { quote }),
});
const html = '<p>Before</p><h2>Need</h2><p>ab cd</p><h3>Who</h3><p>ef</p><h2>Team</h2><p>one</p>';
const details = someDetails({
  sections: [section('Need', { characters: 10 }), section('Team', { words: 2 })],
});

function Counted({ text, asked = details }: { text: string; asked?: AnalysisDetails }) {
  const [counting, setCounting] = useState<CountingRule>();
  const document = htmlToDocument(text);
  return (
    <SectionCount
      entries={createOutline(document, asked, { counting })}
      length={measureBlocks(document)}
      onCounting={setCounting}
      rewrite={() => null}
    />
  );
}

function show(asked?: AnalysisDetails) {
  const document = htmlToDocument(html);
  const editor = createRichEditor(document);
  const view = (text: string) => (
    <>
      <LiveRegion />
      <Slate editor={editor} initialValue={document}>
        <Counted text={text} {...(asked && { asked })} />
        <Editable />
      </Slate>
    </>
  );
  const { rerender } = render(view(html));
  return {
    goTo: (block: number) =>
      act(async () => {
        Transforms.select(editor, { path: [block, 0], offset: 0 });
        await Promise.resolve();
      }),
    setText: (text: string) => rerender(view(text)),
  };
}

describe('the length display under the toolbar', () => {
  it('covers the whole text until the caret is in a section', async () => {
    const { goTo } = show();
    screen.getByText('Whole text: 8 words');
    await goTo(6);
    screen.getByTitle('Team');
    screen.getByText('1 of 2 words');
    await goTo(0);
    screen.getByText('Whole text: 8 words');
  });

  it('covers the section with the limit, even under a deeper heading', async () => {
    const { goTo } = show();
    await goTo(4);
    screen.getByTitle('Need');
    screen.getByText('12 of 10 characters, 2 over');
  });

  it('uses the counting rule that the user chose', async () => {
    const user = userEvent.setup();
    const { goTo } = show();
    await goTo(2);
    await user.click(screen.getByRole('button', { name: 'as a web form counts' }));
    const dialog = await screen.findByRole('dialog', { name: 'How does the portal count?' });
    await user.click(within(dialog).getByRole('radio', { name: /^As Word, without spaces: 9/ }));
    screen.getByText('9 of 10 characters');
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    const button = screen.getByRole('button', { name: 'as Word counts, without spaces' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it("quotes the funder's counting rule instead of offering a choice", async () => {
    const user = userEvent.setup();
    const quote = 'At most 10 characters, excluding spaces.';
    const { goTo } = show(someDetails({ sections: [section('Need', { characters: 10 }, quote)] }));
    await goTo(2);
    await user.click(screen.getByRole('button', { name: 'as Word counts, without spaces' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(quote);
    expect(within(dialog).queryByRole('radio')).toBeNull();
  });

  it('announces only once that a section exceeds its limit', () => {
    const { setText } = show();
    const over = '<h2>Need</h2><p>ab</p><h2>Team</h2><p>one two three</p>';
    setText(html);
    expect(screen.queryByText(/Team: /)).toBeNull();
    setText(over);
    screen.getByText('Team: over the limit');
    screen.getByText('Need: within the limit');
    setText(`${over}<p>four</p>`);
    expect(screen.getAllByText('Team: over the limit')).toHaveLength(1);
  });
});

describe('findSectionAtBlock', () => {
  const entries = createOutline(htmlToDocument(html), details);

  it.each([
    [undefined, undefined],
    [0, undefined],
    [1, 'Need'],
    [3, 'Need'],
    [5, 'Team'],
    [9, undefined],
  ])('resolves block %s to section %s', (block, heading) => {
    expect(findSectionAtBlock(entries, block)?.heading).toBe(heading);
  });

  it('returns the innermost section if there are no limits', () => {
    expect(findSectionAtBlock(createOutline(htmlToDocument(html), undefined), 4)?.heading).toBe(
      'Who',
    );
  });
});
