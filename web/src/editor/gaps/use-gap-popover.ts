import { useRef, useState, type MouseEvent } from 'react';
import { Editor, Range, Transforms, type RangeRef } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichEditor } from '../slate-types.ts';
import { answerGap } from './answer-gap.ts';
import { findGapAt, type GapLocation } from './find-gaps.ts';

type Open = { question: string; place: RangeRef };

/** Tracks the gap being answered, updating its range when the surrounding text is edited. */
export function useGapPopover(editor: RichEditor) {
  const [openedGap, setOpenedGap] = useState<Open>();
  const answersByQuestion = useRef(new Map<string, string>());

  const open = (gap: GapLocation) => {
    setOpenedGap({ question: gap.question, place: Editor.rangeRef(editor, gap.range) });
  };
  const close = () => {
    openedGap?.place.unref();
    setOpenedGap(undefined);
  };

  return {
    question: openedGap?.question,
    range: openedGap?.place.current ?? undefined,
    open,
    close,
    typed: (question: string) => answersByQuestion.current.get(question) ?? '',
    keep: (question: string, text: string) => void answersByQuestion.current.set(question, text),
    answer(text: string) {
      if (openedGap?.place.current) answerGap(editor, openedGap.place.current, text);
      if (openedGap) answersByQuestion.current.delete(openedGap.question);
      close();
    },
    openClicked(event: MouseEvent) {
      const gap = findClickedGap(editor, event.target);
      if (!gap || isPartlySelected(editor, gap.range)) return;
      Transforms.select(editor, Range.end(gap.range));
      open(gap);
    },
  };
}

/**
 * Whether the user has just selected words of a gap. If an undo has restored the gap, the whole gap is still selected
 * during the click.
 */
function isPartlySelected({ selection }: RichEditor, gap: Range): boolean {
  return (
    selection !== null &&
    Range.isExpanded(selection) &&
    !Range.edges(gap).every((edge) => Range.includes(selection, edge))
  );
}

function findClickedGap(editor: RichEditor, target: EventTarget): GapLocation | undefined {
  const part = target instanceof Element ? target.closest('[data-gap]') : null;
  const text = part?.querySelector('[data-slate-string]')?.firstChild;
  if (!text) return undefined;
  const point = ReactEditor.toSlatePoint(editor, [text, 1], {
    exactMatch: false,
    suppressThrow: true,
  });
  return point ? findGapAt(editor, point) : undefined;
}
