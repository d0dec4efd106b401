import styled from 'styled-components';
import { Notice } from '../../../../ui/notice.tsx';
import { color, size } from '../../../../ui/tokens.ts';

/** Explains what the checks cannot verify. */
export function Limitations({ isAnalyzed }: { isAnalyzed: boolean }) {
  return (
    <>
      {!isAnalyzed && (
        <Notice>
          This application has no analyzed guidelines, so its sections, limits and attachments
          can&apos;t be checked.
        </Notice>
      )}
      <Text>
        Passing these checks is not a guarantee. They can&apos;t judge whether your text persuades.
      </Text>
    </>
  );
}

const Text = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
