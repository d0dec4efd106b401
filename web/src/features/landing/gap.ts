import styled from 'styled-components';
import { color, font } from '../../ui/tokens.ts';

/** A missing fact, marked the same way as in the editor. */
export const Gap = styled.span`
  padding: 1px 6px;
  border: 1px dashed ${color.amber};
  border-radius: 4px;
  background: ${color.amberSoft};
  color: ${color.amber};
  font: 500 0.875em/1.5 ${font.sans};
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
`;
