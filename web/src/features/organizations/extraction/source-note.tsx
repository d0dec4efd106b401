import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { lineClamp } from '../../../ui/line-clamp.ts';
import { color, radius, size } from '../../../ui/tokens.ts';
import { describeSource, type ValueSource } from './extracted-fields.ts';

/** Shows the document, page and quote of a field's value. */
export function SourceNote({ source }: { source: ValueSource }) {
  return (
    <Line>
      <FileText size={14} />
      <span>
        <strong>{describeSource(source)}</strong>
        {source.quote && <q dir="auto">{source.quote}</q>}
      </span>
    </Line>
  );
}

/** Restores a field's value from before the extraction. */
export function UndoButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Back type="button" onClick={onClick} title={`Undo: ${label}`}>
      Undo
    </Back>
  );
}

const Line = styled.span`
  display: flex;
  gap: 6px;
  svg {
    margin-top: 3px;
    color: ${color.blue};
  }
  strong {
    color: ${color.blue};
    font-weight: 550;
  }
  q {
    ${lineClamp(2)}
  }
`;
const Back = styled.button`
  min-height: 24px;
  margin: -4px 0;
  padding: 0 6px;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.accent};
  font-size: ${size.tiny};
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;
  &:hover {
    background: ${color.sunken};
  }
`;
