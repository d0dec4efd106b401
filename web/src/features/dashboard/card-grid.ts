import { css } from 'styled-components';
import { space } from '../../ui/tokens.ts';

/** Where cards of applications stand, and what holds their place while they are read. */
export const cardGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${space[4]};
`;
