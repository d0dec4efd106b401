import type { RichDocument } from '@grantwright/shared/richtext';
import {
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import type { NodeEntry } from 'slate';
import { Editable, Slate } from 'slate-react';
import { LazyBoundary } from '../ui/lazy-boundary.tsx';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { VisuallyHidden } from '../ui/visually-hidden.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { createRichEditor } from './create-rich-editor.ts';
import { decorateUnsupportedClaims } from './gaps/decorate-unsupported-claims.ts';
import { decorateGaps } from './gaps/decorate-gaps.ts';
import { useGapPopover } from './gaps/use-gap-popover.ts';
import { preloadLazyParts, lazyParts } from './lazy-parts.ts';
import { createEditorHandle, type EditorHandle } from './editor-handle.ts';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { renderChunk } from './view/render-chunk.tsx';
import { renderElement } from './view/render-element.tsx';
import { renderLeaf } from './view/render-leaf.tsx';
import { Sheet } from './view/sheet-style.ts';

const GapPopover = lazyWithRetry(async () => (await lazyParts.gapPopover()).GapPopover);
const LinkPopover = lazyWithRetry(async () => (await lazyParts.linkPopover()).LinkPopover);

type RichTextEditorProps = {
  /** Read once; a new `key` makes an editor of another text. */
  initialDocument: RichDocument;
  label: string;
  /** Facts that no source holds, marked where they stand. */
  unsupported: readonly string[];
  /** Called with every change and the document as it is: do nothing costly here. */
  onChange: (document: RichDocument) => void;
  handle?: Ref<EditorHandle>;
  /** Puts the toolbar where the screen wants it. */
  frame: (toolbar: ReactNode, sheet: ReactNode) => ReactNode;
};

/** Edits the text of an application on its sheet. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { initialDocument, label, unsupported, onChange, handle, frame } = props;
  const [editor] = useState(() => createRichEditor(initialDocument));
  const [linking, setLinking] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const help = useId();
  const gaps = useGapPopover(editor);
  const startLink = () => editor.selection && setLinking(true);
  const onKeyDown = useEditorKeys(editor, {
    onGap: gaps.open,
    onLink: startLink,
    // The bar hands it on to the button that was used last, or to the first.
    onToolbar: () => toolbar.current?.focus(),
  });
  // By what they say: a new list of the same facts must not look through every block again.
  const facts = JSON.stringify(unsupported);
  const decorate = useMemo(() => {
    const known = JSON.parse(facts) as string[];
    return (entry: NodeEntry) => [
      ...decorateUnsupportedClaims(known, entry),
      ...decorateGaps(entry),
    ];
  }, [facts]);
  useImperativeHandle(handle, () => createEditorHandle(editor, gaps.open), [editor, gaps.open]);

  const besideLinkButton = useCallback(
    () =>
      toolbar.current?.querySelector('[aria-label="Link"]')?.getBoundingClientRect() ??
      new DOMRect(),
    [],
  );

  return (
    <Slate
      editor={editor}
      initialValue={editor.children}
      onValueChange={(value) => onChange(value as RichDocument)}
    >
      {frame(
        <EditorToolbar ref={toolbar} onLink={startLink} />,
        <>
          <VisuallyHidden id={help}>
            Press Tab to leave the text. In a list, Tab indents the item; press Escape first. Enter
            on an open question opens it. Alt+F10 moves to the toolbar.
          </VisuallyHidden>
          <Sheet
            as={Editable}
            decorate={decorate}
            renderElement={renderElement}
            renderLeaf={renderLeaf}
            renderChunk={renderChunk}
            role="textbox"
            aria-multiline="true"
            aria-label={label}
            aria-describedby={help}
            placeholder="Write here."
            spellCheck
            onKeyDown={onKeyDown}
            onFocus={preloadLazyParts}
            onClick={gaps.openClicked}
          />
        </>,
      )}
      {linking && (
        <LazyBoundary onLoadError={() => setLinking(false)}>
          <LinkPopover place={besideLinkButton} onClose={() => setLinking(false)} />
        </LazyBoundary>
      )}
      {gaps.question !== undefined && gaps.range && (
        <LazyBoundary onLoadError={gaps.close}>
          <GapPopover
            question={gaps.question}
            range={gaps.range}
            typed={gaps.typed(gaps.question)}
            onType={(text) => gaps.keep(gaps.question ?? '', text)}
            onAnswer={gaps.answer}
            onClose={gaps.close}
          />
        </LazyBoundary>
      )}
    </Slate>
  );
}
