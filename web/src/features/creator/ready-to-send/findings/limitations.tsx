import { Notice } from '../../../../ui/notice.tsx';
import { QuietText } from '../../../../ui/quiet-text.ts';

/** Explains what the checks cannot verify. */
export function Limitations({ isAnalyzed }: { isAnalyzed: boolean }) {
  return (
    <>
      {!isAnalyzed && (
        <Notice>
          This application has no analyzed guidelines, so its sections, limits and attachments can’t
          be checked.
        </Notice>
      )}
      <QuietText>
        Passing these checks is not a guarantee. They can’t judge whether your text persuades.
      </QuietText>
    </>
  );
}
