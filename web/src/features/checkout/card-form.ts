import styled from 'styled-components';
import { space } from '../../ui/tokens.ts';

export const CardForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
