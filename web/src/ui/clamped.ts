import { css } from 'styled-components';

/**
 * At most so many lines of what people wrote. What hangs deep, as the dots of Arabic letters do, has
 * room below the last one: as much as a line that is cut off keeps free above its own letters.
 */
export const clamped = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  margin-bottom: -0.2em;
  padding-bottom: 0.2em;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;
