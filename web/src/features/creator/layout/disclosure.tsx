import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, motion, size, space } from '../../../ui/tokens.ts';

type DisclosureProps = { id?: string; label: string; isOpen?: boolean; children: ReactNode };

/**
 * A collapsible list. `isOpen` sets only the initial state, so that the list never collapses while the user works in
 * it.
 */
export function Disclosure({ id, label, isOpen = false, children }: DisclosureProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <Details open={isOpenAtFirst}>
      <summary id={id}>
        <ChevronRight size={16} />
        {label}
      </summary>
      {children}
    </Details>
  );
}

/** Replaces the browser's marker by a chevron, which is the first child of the summary. */
export const chevronMarker = css`
  > summary {
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    > svg {
      transition: rotate ${motion.quick};
    }
  }
  &[open] > summary > svg {
    rotate: 90deg;
  }
`;
const Details = styled.details`
  ${chevronMarker}
  margin-top: ${space[1]};
  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-height: 36px;
    color: ${color.accent};
    font-size: ${size.small};
    font-weight: 500;
  }
`;
