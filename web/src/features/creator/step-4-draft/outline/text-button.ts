import styled from 'styled-components';
import { color, size } from '../../../../ui/tokens.ts';

/** A button within a line of small text. */
export const TextButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.inkSoft};
  font-size: ${size.tiny};
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
  /* The touch target is larger than the text, without moving the lines around it. */
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: -4px -6px;
  }
  &:hover {
    color: ${color.ink};
  }
`;
