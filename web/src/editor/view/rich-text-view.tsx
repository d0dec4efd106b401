import type { RichDocument, RichText } from '@grantwright/shared/richtext';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { parseGaps } from '../gaps/parse-gaps.ts';
import type { EditorElement } from '../slate-types.ts';
import { elementToHtml } from './element-to-html.tsx';
import { documentTypography, GapText } from './sheet-style.ts';
import { renderMarks } from './with-marks.tsx';

export const DocumentText = styled.div`
  ${documentTypography}
`;

/** Renders a document read-only, styled as in the editor. */
export function RichTextView({ document }: { document: RichDocument }) {
  return <DocumentText>{document.map(renderNode)}</DocumentText>;
}

const renderNode = (node: EditorElement | RichText, index: number): ReactNode => (
  <Fragment key={index}>
    {'text' in node
      ? renderMarks(node, renderGaps(node.text))
      : elementToHtml(node, node.children.map(renderNode))}
  </Fragment>
);

/** Highlights gaps as the editor does. */
function renderGaps(text: string): ReactNode {
  const marks = parseGaps(text);
  if (marks.length === 0) return text;
  let end = 0;
  const parts = marks.flatMap((mark) => {
    const before = text.slice(end, mark.start);
    end = mark.end;
    return [
      before,
      <GapText key={mark.start} data-gap="question">
        {mark.question}
      </GapText>,
    ];
  });
  return [...parts, text.slice(end)];
}
