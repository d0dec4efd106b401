import type { CutReason } from '@grantwright/shared/submission';
import styled from 'styled-components';
import { color, radius, size } from '../../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';

type CutChoiceProps = { text: string; reason: CutReason; isCut: boolean; onToggle: () => void };

const reasonTexts: Record<CutReason, string> = {
  repetition: 'repeats another sentence',
  'no-fact': '',
  fact: 'has a figure, date or name',
};

/** A sentence that can go, struck through unless the user keeps it. */
export function CutChoice({ text, reason, isCut, onToggle }: CutChoiceProps) {
  const Words = isCut ? 'del' : 'span';
  return (
    <Choice>
      <input type="checkbox" checked={isCut} onChange={onToggle} />
      <VisuallyHidden>Cut:</VisuallyHidden> <Words>{text}</Words>
      {reasonTexts[reason] && <small> ({reasonTexts[reason]})</small>}
    </Choice>
  );
}

const Choice = styled.label`
  position: relative;
  padding: 2px 4px;
  border-radius: ${radius.small};
  background: ${color.sunken};
  box-decoration-break: clone;
  cursor: pointer;
  del {
    color: ${color.inkSoft};
    text-decoration: line-through;
    text-decoration-color: ${color.red};
  }
  small {
    color: ${color.inkSoft};
    font-size: ${size.tiny};
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0 4px 0 2px;
    vertical-align: -2px;
    accent-color: ${color.accent};
  }
`;
