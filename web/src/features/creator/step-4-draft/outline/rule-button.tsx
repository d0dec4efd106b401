import type { CountingRule, LimitRule, TextLength } from '@grantwright/shared/submission';
import { useRef, useState } from 'react';
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../../lib/lazy-with-retry.ts';
import { TextButton } from './text-button.ts';
import { countingRuleLabels } from '../../text/usage-text.ts';

const CountingPopover = lazyWithRetry(
  async () => (await import('./counting-popover.tsx')).CountingPopover,
);

type RuleButtonProps = {
  rule: LimitRule;
  /** The length of the section, used as an example. */
  length: TextLength;
  onChoose: (rule: CountingRule) => void;
};

/** Shows the rule for counting characters and lets the user choose another one. */
export function RuleButton({ rule, length, onChoose }: RuleButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setIsOpen(false);
  return (
    <>
      <TextButton
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {countingRuleLabels[rule.rule]}
      </TextButton>
      {isOpen && (
        <LazyBoundary onLoadError={close}>
          <CountingPopover anchor={button} {...{ rule, length, onChoose }} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
