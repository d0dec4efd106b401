import type { RenderLeafProps } from 'slate-react';
import styled from 'styled-components';
import { color } from '../../ui/tokens.ts';
import { GapText } from './sheet-style.ts';
import { renderMarks } from './with-marks.tsx';

/** Renders a run of text with its marks, and highlights gaps and unsupported claims. */
export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  const content = renderMarks(leaf, children);
  if (leaf.unsupported) {
    return (
      <Unsupported {...attributes} title="No source found for this. Check it.">
        {content}
      </Unsupported>
    );
  }
  if (leaf.gap) {
    return (
      <Answerable {...attributes} data-gap={leaf.gap} title="Click to answer">
        {content}
      </Answerable>
    );
  }
  return <span {...attributes}>{content}</span>;
}

const Unsupported = styled.span`
  text-decoration: underline wavy ${color.amber} 1px;
  text-underline-offset: 0.25em;
`;

const Answerable = styled(GapText)`
  cursor: pointer;
`;
