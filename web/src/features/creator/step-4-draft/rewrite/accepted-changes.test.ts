import type { RichBlock, RichDocument } from '@grantwright/shared/richtext';
import { applyHunks, diffSection, findSectionToRewrite } from '@grantwright/shared/submission';
import fc from 'fast-check';
import { Node, Transforms } from 'slate';
import { expect, it } from 'vitest';
import { createRichEditor } from '../../../../editor/create-rich-editor.ts';
import { createEditorHandle } from '../../../../editor/editor-handle.ts';
import { h, li, link, p, quote, table, ul } from '../../../../editor/testing/test-editor.ts';

const words = fc
  .array(fc.constantFrom('We ', 'help ', '214 ', 'families. ', 'Rents ', 'rose. ', '👋🏽 '), {
    minLength: 1,
    maxLength: 8,
  })
  .map((list) => list.join(''));
const block: fc.Arbitrary<RichBlock> = fc.oneof(
  words.map((text) => p(text)),
  words.map((text) => p('Now ', { text, bold: true }, link('https://example.org/', 'here'))),
  fc.tuple(words, words).map(([one, two]) => ul(li(one, ul(li(two))), li(two))),
  words.map((text) => quote(text)),
  fc.tuple(words, words).map((cells) => table(cells)),
);
const blocks = fc.array(block, { maxLength: 4 });
const section = fc
  .tuple(fc.constantFrom(1 as const, 2 as const, 3 as const), words, blocks)
  .map(([level, heading, text]): RichDocument => [h(level, heading), ...text]);

/** 200 in `npm test`; `npm run bench -- rewrites/run` uses more. */
const runs = Number(process.env['REWRITE_RUNS'] ?? 200);

/** Types in a random block, or inserts a new paragraph before it. */
const edit = fc.record({ at: fc.double({ min: 0, max: 0.999, noNaN: true }), isNew: fc.boolean() });

it('accepting changes affects only the section, even after other edits, and is a single undo step', () => {
  fc.assert(
    fc.property(
      blocks,
      fc.array(section, { minLength: 1, maxLength: 4 }),
      fc.nat(3),
      fc.oneof(blocks, section),
      fc.array(edit, { maxLength: 4 }),
      fc.nat(),
      (opening, sections, chosen, reply, edits, choice) => {
        const editor = createRichEditor([...opening, ...sections.flat(), p('')]);
        const handle = createEditorHandle(editor, () => undefined);
        const headings = handle
          .getDocument()
          .flatMap(({ type }, at) => (type === 'heading' ? [at] : []));
        const place = handle.followBlock(headings[chosen % headings.length] ?? 0);
        for (const { at, isNew } of edits) {
          const index = Math.floor(at * editor.children.length);
          if (isNew) Transforms.insertNodes(editor, p('Typed meanwhile.'), { at: [index] });
          else {
            const [first] = Node.texts(editor, { from: [index] });
            if (first)
              Transforms.insertText(editor, 'Typed ', { at: { path: first[1], offset: 0 } });
          }
        }
        editor.history = { undos: [], redos: [] };

        const before = structuredClone(handle.getDocument());
        const start = place();
        const present =
          start === undefined ? undefined : findSectionToRewrite(handle.getDocument(), start, {});
        if (!present) throw new Error('the heading is still there');
        const diff = diffSection(present.blocks, reply);
        const accepted = diff.hunks.filter((_, index) => (choice >> (index % 31)) % 2 === 0);
        const after = applyHunks(diff, new Set(accepted));
        expect(handle.replaceBlocks(present.start, present.blocks, after)).toBe(true);

        const result = handle.getDocument();
        const tail = before.slice(present.start + present.blocks.length);
        expect(JSON.stringify(result.slice(0, present.start))).toBe(
          JSON.stringify(before.slice(0, present.start)),
        );
        expect(JSON.stringify(tail.length > 0 ? result.slice(-tail.length) : [])).toBe(
          JSON.stringify(tail),
        );
        while (editor.history.undos.length > 0) {
          expect(editor.history.undos).toHaveLength(1);
          editor.undo();
        }
        expect(handle.getDocument()).toEqual(before);
      },
    ),
    { numRuns: runs },
  );
});
