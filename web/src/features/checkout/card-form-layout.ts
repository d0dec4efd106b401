import styled from 'styled-components';
import { space } from '../../ui/tokens.ts';

export const CardFormLayout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
