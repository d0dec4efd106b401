import type { ChecklistChange, ChecklistState } from '@grantwright/shared/submission';
import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';
import { color, media, space } from '../../../../ui/tokens.ts';
import { QuietText } from '../../../../ui/quiet-text.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.ts';
import { ReasonForm } from './reason-form.tsx';

type StateControlProps = {
  /** The item's name for screen readers. */
  name: string;
  state: ChecklistState;
  reason: string | undefined;
  onChange: (change: ChecklistChange) => void;
  children: ReactNode;
};

/** Marks an item as done, or as not applicable with a reason. */
export function StateControl({ name, state, reason, onChange, children }: StateControlProps) {
  const [isReasonFormOpen, setIsReasonFormOpen] = useState(false);
  const checkbox = useRef<HTMLInputElement>(null);
  const finish = (change?: ChecklistChange) => {
    setIsReasonFormOpen(false);
    if (change) onChange(change);
    checkbox.current?.focus();
  };
  return (
    <Row data-state={state}>
      <input
        ref={checkbox}
        data-item={name}
        type="checkbox"
        aria-label={`Done: ${name}`}
        checked={state === 'done'}
        onChange={(event) => onChange({ state: event.target.checked ? 'done' : 'open' })}
      />
      <Content>
        {children}
        {state === 'not-applicable' && <QuietText dir="auto">Doesn’t apply: {reason}</QuietText>}
        {isReasonFormOpen && (
          <ReasonForm
            onSave={(text) => finish({ state: 'not-applicable', reason: text })}
            onCancel={() => finish()}
          />
        )}
      </Content>
      {state === 'not-applicable' && (
        <Action variant="quiet" size="small" onClick={() => finish({ state: 'open' })}>
          Applies<VisuallyHidden>: {name}</VisuallyHidden>
        </Action>
      )}
      {state === 'open' && !isReasonFormOpen && (
        <Action variant="quiet" size="small" onClick={() => setIsReasonFormOpen(true)}>
          Doesn’t apply…<VisuallyHidden>: {name}</VisuallyHidden>
        </Action>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 0 ${space[3]};
  > input {
    flex-shrink: 0;
    width: 24px;
    height: 24px;
    margin: 4px 0 0;
  }
  &[data-state='not-applicable'] {
    color: ${color.inkSoft};
  }
  @media print {
    break-inside: avoid;
  }
`;
const Content = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Action = styled(Button)`
  flex-shrink: 0;
  ${media.phone} {
    /* Placed below the text and aligned with it. */
    order: 1;
    flex-basis: calc(100% - 36px);
    justify-content: flex-start;
    min-height: 44px;
    margin-left: 36px;
    padding-inline: 0;
  }
  @media print {
    display: none;
  }
`;
