import type { RichDocument } from '@grantwright/shared/richtext';
import {
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { NodeEntry } from 'slate';
import { Editable, Slate } from 'slate-react';
import { LazyBoundary } from '../ui/lazy-boundary.tsx';
import { lazyWithRetry } from '../lib/lazy-with-retry.ts';
import { parseJson } from '../lib/parse-json.ts';
import { VisuallyHidden } from '../ui/visually-hidden.ts';
import { releaseFocus } from './release-focus.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { createRichEditor } from './create-rich-editor.ts';
import { decorateUnsupportedClaims } from './gaps/decorate-unsupported-claims.ts';
import { decorateGaps } from './gaps/decorate-gaps.ts';
import { useGapPopover } from './gaps/use-gap-popover.ts';
import { preloadLazyParts, lazyParts } from './lazy-parts.ts';
import { createEditorHandle, type EditorHandle } from './editor-handle.ts';
import { getDocument } from './queries.ts';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { renderChunk } from './view/render-chunk.tsx';
import { renderElement } from './view/render-element.tsx';
import { renderLeaf } from './view/render-leaf.tsx';
import { Sheet } from './view/sheet-style.ts';

const GapPopover = lazyWithRetry(async () => (await lazyParts.gapPopover()).GapPopover);
const LinkPopover = lazyWithRetry(async () => (await lazyParts.linkPopover()).LinkPopover);

type RichTextEditorProps = {
  /** Read only on mount; to open a different document, change the `key`. */
  initialDocument: RichDocument;
  label: string;
  /** Claims without a source, marked in the text. */
  unsupported: readonly string[];
  /** Called on every keystroke, so it must be cheap. */
  onChange: (document: RichDocument) => void;
  handle?: Ref<EditorHandle>;
  /** Places the toolbar and the sheet on the screen. */
  frame: (toolbar: ReactNode, sheet: ReactNode) => ReactNode;
};

/** The rich text editor: toolbar, sheet, and the popovers for links and gaps. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { initialDocument, label, unsupported, onChange, handle, frame } = props;
  const [editor] = useState(() => createRichEditor(initialDocument));
  const [isLinking, setIsLinking] = useState(false);
  const toolbar = useRef<HTMLDivElement>(null);
  const help = useId();
  const gaps = useGapPopover(editor);
  const startLink = () => editor.selection && setIsLinking(true);
  const onKeyDown = useEditorKeys(editor, {
    onGap: gaps.open,
    onLink: startLink,
    // The toolbar passes focus to its most recently used button.
    onToolbar: () => toolbar.current?.focus(),
  });
  const decorate = useDecorate(unsupported);
  useImperativeHandle(handle, () => createEditorHandle(editor, gaps.open), [editor, gaps.open]);

  const linkButtonRect = useCallback(
    () =>
      toolbar.current?.querySelector('[aria-label="Link"]')?.getBoundingClientRect() ??
      new DOMRect(),
    [],
  );

  return (
    <Slate
      editor={editor}
      initialValue={editor.children}
      onValueChange={() => onChange(getDocument(editor))}
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
            onBlurCapture={(event: FocusEvent) => releaseFocus(editor, event)}
            onClick={gaps.openClicked}
          />
        </>,
      )}
      {isLinking && (
        <LazyBoundary onLoadError={() => setIsLinking(false)} onInput={() => setIsLinking(false)}>
          <LinkPopover getAnchorRect={linkButtonRect} onClose={() => setIsLinking(false)} />
        </LazyBoundary>
      )}
      <OpenGapPopover gaps={gaps} />
    </Slate>
  );
}

/** Marks unsupported claims and gaps. Keeps its identity for an equal list, so that blocks are not searched again. */
function useDecorate(unsupported: readonly string[]) {
  const key = JSON.stringify(unsupported);
  return useMemo(() => {
    const claims = parseJson<string[]>(key);
    return (entry: NodeEntry) => [
      ...decorateUnsupportedClaims(claims, entry),
      ...decorateGaps(entry),
    ];
  }, [key]);
}

function OpenGapPopover({ gaps }: { gaps: ReturnType<typeof useGapPopover> }) {
  const { question, range } = gaps;
  if (question === undefined || !range) return null;
  return (
    <LazyBoundary onLoadError={gaps.close} onInput={gaps.close}>
      <GapPopover
        question={question}
        range={range}
        typed={gaps.typed(question)}
        onType={(text) => gaps.keep(question, text)}
        onAnswer={gaps.answer}
        onClose={gaps.close}
      />
    </LazyBoundary>
  );
}
