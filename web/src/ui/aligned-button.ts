import styled from 'styled-components';
import { Button } from './button.tsx';

/** A small quiet button below text. Its label, not its background, is aligned with the text. */
export const AlignedButton = styled(Button).attrs({ size: 'small', variant: 'quiet' })`
  margin-left: -12px;
`;
