import type { Finding } from '@grantwright/shared/submission';
import { useAnnouncement } from '../../../../ui/announce.ts';
import styled from 'styled-components';
import { color, font, size, space } from '../../../../ui/tokens.ts';
import { verdictText } from './verdict-text.ts';

/** One sentence on whether the application can be sent. */
export function Verdict({ findings }: { findings: readonly Finding[] }) {
  const text = verdictText(findings);
  useAnnouncement(text);
  return (
    <div>
      <Sentence>{text}</Sentence>
      <Limits>
        Passing these checks is not a guarantee. They can&apos;t judge whether your text persuades.
      </Limits>
    </div>
  );
}

const Sentence = styled.p`
  font: 500 ${size.title} / 1.3 ${font.serif};
`;
const Limits = styled.p`
  margin-top: ${space[2]};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
