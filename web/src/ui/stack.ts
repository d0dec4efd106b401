import styled from 'styled-components';
import { space } from './tokens.ts';

type Gap = { $gap: keyof typeof space };

/** Puts its children below one another, all as wide as itself. */
export const Stack = styled.div<Gap>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => space[$gap]};
`;

/** Puts its children, such as buttons, in a row that wraps. */
export const WrappingRow = styled.div<Gap>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => space[$gap]};
`;
