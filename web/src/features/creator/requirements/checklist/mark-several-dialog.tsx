import type { Requirement } from '@grantwright/shared/contract';
import type {
  ChecklistChange,
  ChecklistEntry,
  ChecklistState,
} from '@grantwright/shared/submission';
import { useRef, useState, type Ref } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { Stack } from '../../../../ui/stack.ts';
import { groupRequirements } from '../requirement-groups.ts';
import { GroupChoice } from './group-choice.tsx';
import { getButtonLabel } from './mark-several-text.ts';
import { StateChoice } from './state-choice.tsx';

export type MarkSeveralDialogProps = {
  items: readonly ChecklistEntry[];
  onMark: (requirements: string[], change: ChecklistChange) => void;
  onClose: () => void;
};

/** Marks several requirements, or whole groups, as done or as not applicable for one reason, or reopens them. */
export function MarkSeveralDialog({ items, onMark, onClose }: MarkSeveralDialogProps) {
  const settled = items.filter((item) => item.state !== 'open').length;
  const [state, setState] = useState<ChecklistState>(settled < items.length ? 'done' : 'open');
  const [reason, setReason] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const reasonField = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<Requirement>>(new Set());
  const needsReason = state === 'not-applicable';
  const listed = items
    .filter((item) => (item.state === 'open') === (state !== 'open'))
    .map(({ requirement }) => requirement);
  const chosen = listed.filter((requirement) => selected.has(requirement));
  const select = (requirements: readonly Requirement[], isSelected: boolean) => {
    const next = new Set(selected);
    for (const requirement of requirements) {
      if (isSelected) next.add(requirement);
      else next.delete(requirement);
    }
    setSelected(next);
  };
  const mark = () => {
    if (needsReason && reason.trim() === '') {
      setIsReasonMissing(true);
      reasonField.current?.focus();
      return;
    }
    onMark(
      chosen.map(({ text }) => text),
      { state, ...(needsReason && { reason: reason.trim() }) },
    );
    onClose();
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Mark several requirements"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={chosen.length === 0} onClick={mark}>
            {getButtonLabel(state, chosen.length)}
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <StateChoice
          state={state}
          hasOpen={settled < items.length}
          hasSettled={settled > 0}
          onChoose={setState}
        />
        {needsReason && (
          <ReasonField
            ref={reasonField}
            value={reason}
            isMissing={isReasonMissing}
            onEnter={() => chosen.length > 0 && mark()}
            onChange={(text) => {
              setReason(text);
              setIsReasonMissing(false);
            }}
          />
        )}
        {groupRequirements(listed).map(({ kind, label, requirements }) => (
          <GroupChoice key={kind} {...{ label, requirements, selected }} onSelect={select} />
        ))}
      </Stack>
    </Dialog>
  );
}

type ReasonFieldProps = {
  ref: Ref<HTMLInputElement>;
  value: string;
  isMissing: boolean;
  onChange: (reason: string) => void;
  onEnter: () => void;
};

const ReasonField = ({ ref, value, isMissing, onChange, onEnter }: ReasonFieldProps) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onEnter();
    }}
  >
    <TextField
      label="Why don’t they apply?"
      hint="We save it with each requirement."
      error={isMissing ? 'Enter a reason.' : undefined}
      ref={ref}
      autoComplete="off"
      maxLength={2_000}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </form>
);
