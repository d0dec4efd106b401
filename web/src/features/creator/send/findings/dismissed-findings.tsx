import type { Finding } from '@grantwright/shared/submission';
import { ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';
import { color, size, space } from '../../../../ui/tokens.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';

type DismissedFindingsProps = {
  findings: readonly Finding[];
  onRestore: (finding: Finding) => void;
};

/** A collapsed list of the warnings dismissed by the user. */
export function DismissedFindings({ findings, onRestore }: DismissedFindingsProps) {
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (findings.length === 0) return null;
  return (
    <div>
      <Button
        ref={toggle}
        size="small"
        variant="quiet"
        icon={<ChevronRight size={16} strokeWidth={1.75} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {findings.length} dismissed
      </Button>
      {isOpen && (
        <List id={id} role="list">
          {findings.map((finding) => (
            <li key={finding.key}>
              <span dir="auto">{finding.text}</span>
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  // The focused button disappears along with its row.
                  toggle.current?.focus();
                  onRestore(finding);
                }}
              >
                Undo<VisuallyHidden>: {finding.text}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

const List = styled.ul`
  color: ${color.inkSoft};
  font-size: ${size.small};
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }
  button {
    flex-shrink: 0;
    min-height: 44px;
  }
`;
