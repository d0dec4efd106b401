import styled from 'styled-components';
import { space } from '../../ui/tokens.ts';

export const FormStack = styled.form`
  display: grid;
  gap: ${space[4]};
  button[type='submit'] {
    margin-top: ${space[2]};
  }
`;
