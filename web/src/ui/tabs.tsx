import { Tabs as Radix } from 'radix-ui';
import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { handleArrowKeys } from './arrow-key-navigation.ts';
import { color, media, motion, size, space } from './tokens.ts';

const List = styled(Radix.List)`
  display: flex;
  gap: ${space[6]};
  border-bottom: 1px solid ${color.hairline};
`;
const Trigger = styled(Radix.Trigger)`
  padding: 10px 2px;
  margin-bottom: -1px;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${color.inkSoft};
  font-size: ${size.body};
  font-weight: 500;
  cursor: pointer;
  transition: color ${motion.quick};
  &:hover {
    color: ${color.ink};
  }
  &[data-state='active'] {
    color: ${color.ink};
    border-bottom-color: ${color.accent};
  }
  /* Lets three tabs fit in one row on a phone. */
  ${media.phone} {
    min-height: 44px;
    font-size: ${size.small};
  }
`;

const onKeyDownCapture = handleArrowKeys({ orientation: 'horizontal', loop: true });

/** Radix focuses a clicked tab by script, which would make browsers show a focus ring. */
function focusWithoutOutline({ currentTarget, button }: MouseEvent<HTMLElement>) {
  if (button === 0) currentTarget.focus({ focusVisible: false });
}

type TabsProps<Value> = {
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value?: Value;
  defaultValue?: Value | undefined;
  onChoose?: (value: Value) => void;
  children: ReactNode;
};

/** Tabs within a screen, with one `TabPanel` child per tab. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, onChoose, children, ...root } = props;
  const choose = (chosen: string) => {
    const tab = tabs.find(({ value }) => value === chosen);
    if (tab) onChoose?.(tab.value);
  };
  return (
    <Radix.Root {...root} onValueChange={choose}>
      <List aria-label={label} onKeyDownCapture={onKeyDownCapture}>
        {tabs.map((tab) => (
          <Trigger key={tab.value} value={tab.value} onMouseDown={focusWithoutOutline}>
            {tab.label}
          </Trigger>
        ))}
      </List>
      {children}
    </Radix.Root>
  );
}

export const TabPanel = styled(Radix.Content)`
  padding-top: ${space[6]};
`;
