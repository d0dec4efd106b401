import type { Finding } from '@grantwright/shared/submission';
import { useState } from 'react';
import { CollapsedRows } from '../../layout/collapsed-rows.tsx';

type DismissedFindingsProps = {
  findings: readonly Finding[];
  onRestore: (finding: Finding) => void;
};

/** The warnings dismissed by the user. */
export function DismissedFindings({ findings, onRestore }: DismissedFindingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <CollapsedRows
      title={`${findings.length} dismissed`}
      rows={findings.map(({ key, text }) => ({ key, text }))}
      action="Undo"
      onAction={(key) => findings.filter((finding) => finding.key === key).forEach(onRestore)}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    />
  );
}
