import { css } from 'styled-components';
import { space } from '../../ui/tokens.ts';

/** The grid for application cards and their skeletons. */
export const cardGridStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: ${space[4]};
`;
