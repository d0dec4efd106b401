import type { CountingRule, RuleOfLimit, TextLength } from '@grantwright/shared/submission';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx';
import { lazyWithRetry } from '../../../../lib/lazy-with-retry.ts';
import { color, size } from '../../../../ui/tokens.ts';
import { ruleTexts } from './usage-text.ts';

const CountingPopover = lazyWithRetry(
  async () => (await import('./counting-popover.tsx')).CountingPopover,
);

type RuleButtonProps = {
  rule: RuleOfLimit;
  /** Of the section, as an example. */
  length: TextLength;
  onChoose: (rule: CountingRule) => void;
};

/** Names the rule that characters are counted by, and opens the choice of another one. */
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
        {ruleTexts[rule.rule]}
      </TextButton>
      {isOpen && (
        <LazyBoundary onLoadError={close}>
          <CountingPopover anchor={button} {...{ rule, length, onChoose }} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}

const TextButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.inkSoft};
  font-size: ${size.tiny};
  text-align: left;
  text-decoration: underline;
  text-underline-offset: 2px;
  cursor: pointer;
  /* The touch target is larger than the text, without moving the lines around it. */
  position: relative;
  &::after {
    content: '';
    position: absolute;
    inset: -4px -6px;
  }
  &:hover {
    color: ${color.ink};
  }
`;
