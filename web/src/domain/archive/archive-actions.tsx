import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/button.tsx';
import { color, media, size, space } from '../../ui/tokens.ts';

type ArchiveActionsProps = {
  /** The current step; undefined while no archive is being built. */
  step: string | undefined;
  onCancel: () => void;
  /** The buttons that start a download. */
  children: ReactNode;
};

/** Shows the download buttons for an archive and the progress of building it. */
export function ArchiveActions({ step, onCancel, children }: ArchiveActionsProps) {
  return (
    <Row>
      {children}
      {step !== undefined && (
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <p>{step}</p>
        </>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }
  ${media.phone} {
    button {
      min-height: 44px;
    }
  }
  @media print {
    display: none;
  }
`;
