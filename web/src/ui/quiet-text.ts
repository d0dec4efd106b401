import styled from 'styled-components';
import { color, size, space } from './tokens.ts';

/** A paragraph that is less important than the text around it: a hint, an explanation, an empty list. */
export const QuietText = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

/** Text as large as the text around it, but less important. */
export const SoftText = styled.p`
  color: ${color.inkSoft};
`;

/** Quiet text next to buttons or facts, which wrap on a narrow screen. */
export const QuietRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  color: ${color.inkSoft};
  font-size: ${size.small};
`;
