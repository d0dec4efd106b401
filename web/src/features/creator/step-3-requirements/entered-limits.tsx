import { limits } from '@grantwright/shared/contract';
import { Ruler } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { lazyDialogButton } from '../../../ui/lazy-dialog-button.tsx';
import { CollapsedRows } from '../layout/collapsed-rows.tsx';
import { formatCovered, formatSectionLimit } from '../text/section-limit-text.ts';
import { editLimits, type EditLimitsOptions } from './edit-limits.ts';

const AddButton = lazyDialogButton(
  Ruler,
  'Add a length limit',
  async () => (await import('./limit-dialog.tsx')).LimitDialog,
);

/** The limits that the user has entered, each for one section or for several together. */
export function EnteredLimits(props: EditLimitsOptions) {
  const { names, entered, add } = editLimits(props);
  const [isOpen, setIsOpen] = useState(true);
  const sections = names.map((name) => ({ name }));
  const { attachments = [] } = props.analysis.details;
  return (
    <div>
      <CollapsedRows
        title={`Limits you added (${entered.length})`}
        rows={entered.map(({ limit }, index) => {
          const covered = formatCovered(limit, sections) ?? limit.sections.join(', ');
          return { key: String(index), text: `${covered}: ${formatSectionLimit(limit)}` };
        })}
        action="Remove"
        onAction={(key) => entered[Number(key)]?.remove()}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
      />
      {entered.length < limits.sharedLimits && names.length > 0 && (
        <Aligned>
          <AddButton
            sections={names}
            attachments={attachments.map(({ name }) => name)}
            onAdd={add}
          />
        </Aligned>
      )}
    </div>
  );
}

/** Aligns the label of the button, not its background, with the text above. */
const Aligned = styled.div`
  margin-left: -12px;
`;
