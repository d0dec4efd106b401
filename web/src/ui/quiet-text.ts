import styled from 'styled-components';
import { color, size } from './tokens.ts';

/** A paragraph that is less important than the text around it: a hint, an explanation, an empty list. */
export const QuietText = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
