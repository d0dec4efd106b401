import type { Hunk, SectionDiff, Token } from '@grantwright/shared/submission';
import styled from 'styled-components';
import { color, font, radius, size } from '../../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';

type HunkChoiceProps = {
  diff: SectionDiff;
  hunk: Hunk;
  /** Why the change is proposed. May be empty. */
  reason: string;
  isRejected: boolean;
  onToggle: (hunk: Hunk) => void;
};

/** A button after each change that rejects the change or accepts it again. */
export function HunkChoice({ diff, hunk, reason, isRejected, onToggle }: HunkChoiceProps) {
  return (
    <Small>
      {reason && <small>{reason} </small>}
      <button type="button" onClick={() => onToggle(hunk)}>
        {isRejected ? 'Accept' : 'Keep mine'}
        <VisuallyHidden>: {getWords(diff, hunk)}</VisuallyHidden>
      </button>
    </Small>
  );
}

const maxNameLength = 60;

/** Returns the removed words, or the added words if nothing is removed. */
function getWords({ before, after }: SectionDiff, { start, end, newStart, newEnd }: Hunk): string {
  const tokens = end > start ? before.slice(start, end) : after.slice(newStart, newEnd);
  return toText(tokens).trim().slice(0, maxNameLength);
}

const toText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => (token.type === 'text' ? token.text : token.type === 'table' ? 'table' : ' '))
    .join('');

const Small = styled.span`
  margin-inline: 4px;
  font: 400 ${size.tiny} / 1.4 ${font.sans};
  white-space: nowrap;
  small {
    color: ${color.inkSoft};
    font-size: ${size.tiny};
    white-space: normal;
  }
  button {
    min-height: 24px;
    padding: 0 8px;
    border: 1px solid ${color.outline};
    border-radius: ${radius.small};
    background: ${color.surface};
    color: ${color.ink};
    font: 500 ${size.tiny} / 1.4 ${font.sans};
    cursor: pointer;
    &:hover {
      background: ${color.sunken};
    }
  }
`;
