import { countingRules } from '@grantwright/shared/contract';
import type { CountingRule, LimitRule, TextLength } from '@grantwright/shared/submission';
import { Popover } from 'radix-ui';
import { useId, type RefObject } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../ui/button.tsx';
import { PopoverPanel } from '../../../../ui/popover-panel.ts';
import { RestoreFocus } from '../../../../ui/restore-focus.tsx';
import { color, size, space } from '../../../../ui/tokens.ts';

const rules: Record<CountingRule, { name: string; help: string }> = {
  browser: {
    name: 'As a web form',
    help: 'A space or a line break counts as one, most emoji as two. Most portals count this way.',
  },
  crlf: { name: 'Line breaks count as two', help: 'Otherwise the same as a web form.' },
  'code-points': { name: 'Simple emoji count as one', help: 'Otherwise the same as a web form.' },
  word: {
    name: 'As Word, with spaces',
    help: '“Characters (with spaces)” in Word: line breaks don’t count.',
  },
  'word-without-spaces': {
    name: 'As Word, without spaces',
    help: '“Characters (no spaces)” in Word: spaces and line breaks don’t count.',
  },
};

type CountingPopoverProps = {
  anchor: RefObject<HTMLButtonElement | null>;
  rule: LimitRule;
  length: TextLength;
  onChoose: (rule: CountingRule) => void;
  onClose: () => void;
};

/** Asks how the portal counts characters, unless the funder specifies this. The choice applies to all sections. */
export function CountingPopover(props: CountingPopoverProps) {
  const { anchor, rule, length, onChoose, onClose } = props;
  const title = useId();
  const name = useId();
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <PopoverPanel
          aria-labelledby={title}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <RestoreFocus restore={() => anchor.current?.focus()} />
          <Title id={title}>How does the portal count?</Title>
          {rule.statedBy === 'funder' ? (
            <Stated>
              The guidelines say: “{rule.quote}” This is counted {getNameInSentence(rule.rule)}.
            </Stated>
          ) : (
            <>
              <Hint>The guidelines don’t say. Your choice applies to all sections.</Hint>
              <Choices role="radiogroup" aria-labelledby={title}>
                {countingRules.map((one) => (
                  <label key={one}>
                    <input
                      type="radio"
                      name={name}
                      checked={rule.rule === one}
                      onChange={() => onChoose(one)}
                    />
                    <span>
                      {rules[one].name}: {length.characters[one].toLocaleString('en-US')}
                      <small>{rules[one].help}</small>
                    </span>
                  </label>
                ))}
              </Choices>
            </>
          )}
          <Button size="small" onClick={onClose}>
            Done
          </Button>
        </PopoverPanel>
      </Popover.Portal>
    </Popover.Root>
  );
}

const getNameInSentence = (rule: CountingRule): string =>
  rule === 'crlf' ? 'with line breaks as two' : rules[rule].name.replace(/^As/, 'as');

const Title = styled.h3`
  font-size: ${size.small};
  font-weight: 600;
`;
const Hint = styled.p`
  margin-top: ${space[1]};
  color: ${color.inkSoft};
  font-size: ${size.tiny};
`;
const Stated = styled.p`
  margin: ${space[2]} 0 ${space[3]};
  font-size: ${size.small};
`;
const Choices = styled.div`
  display: grid;
  margin: ${space[2]} 0 ${space[3]};
  font-size: ${size.small};
  label {
    display: flex;
    align-items: baseline;
    gap: ${space[2]};
    padding: ${space[2]} 0;
    cursor: pointer;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.tiny};
  }
`;
