import type { RenderLeafProps } from 'slate-react';
import styled from 'styled-components';
import { color, font } from '../../ui/tokens.ts';

/** Shows a run of text with its marks; an open question as a quiet field, an unproven fact with its mark. */
export function renderLeaf({ attributes, children, leaf }: RenderLeafProps) {
  let content = children as React.ReactNode;
  if (leaf.bold) content = <strong>{content}</strong>;
  if (leaf.italic) content = <em>{content}</em>;
  if (leaf.underline) content = <u>{content}</u>;
  if (leaf.unsupported) {
    return (
      <Unsupported {...attributes} title="No source holds this. Please check it.">
        {content}
      </Unsupported>
    );
  }
  if (leaf.gap) {
    return (
      <GapPart {...attributes} data-gap={leaf.gap} title="Click to answer">
        {content}
      </GapPart>
    );
  }
  return <span {...attributes}>{content}</span>;
}

const Unsupported = styled.span`
  text-decoration: underline wavy ${color.amber} 1px;
  text-underline-offset: 0.25em;
`;

const GapPart = styled.span`
  padding-block: 2px;
  background: ${color.amberSoft};
  color: ${color.amber};
  border-bottom: 1px dashed ${color.amber};
  cursor: pointer;
  -webkit-box-decoration-break: clone;
  box-decoration-break: clone;
  &[data-gap='frame'] {
    font: 600 0.62em/1 ${font.sans};
    letter-spacing: 0.04em;
  }
  &[data-gap='question'] {
    font-style: italic;
  }
  @media (forced-colors: active) {
    border: 1px dashed;
  }
`;
