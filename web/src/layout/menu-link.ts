import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { quietHover } from '../ui/quiet-hover.ts';
import { color, radius, size } from '../ui/tokens.ts';

/** A navigation entry; weight and background mark the current one, in addition to color. */
export const MenuLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  padding: 8px 12px;
  border-radius: ${radius.small};
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  ${quietHover}
  &[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accent};
    font-weight: 600;
  }
`;
