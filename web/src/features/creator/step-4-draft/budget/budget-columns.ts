import { css } from 'styled-components';
import { media, space } from '../../../../ui/tokens.ts';

/** The columns for lines, headings and sums on a wide screen: three text columns, three amounts and a button. */
export const budgetColumns = css`
  ${media.desktop} {
    display: grid;
    grid-template-columns:
      minmax(0, 1.3fr) minmax(0, 1.3fr)
      repeat(3, minmax(0, 1fr)) 92px 36px;
    gap: ${space[2]};
  }
`;
