import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, size, space } from '../../../../ui/tokens.ts';

type DisclosureProps = { label: string; isOpen?: boolean; children: ReactNode };

/**
 * A collapsible list. `isOpen` sets only the initial state, so that the list never collapses while the user works in
 * it.
 */
export function Disclosure({ label, isOpen = false, children }: DisclosureProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <Details open={isOpenAtFirst}>
      <summary>
        <ChevronRight size={16} />
        {label}
      </summary>
      {children}
    </Details>
  );
}

const Details = styled.details`
  margin-top: ${space[1]};
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-height: 36px;
    color: ${color.accent};
    font-size: ${size.small};
    font-weight: 500;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    transition: rotate ${motion.quick};
  }
  &[open] > summary svg {
    rotate: 90deg;
  }
`;
