import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, radius, size, space } from '../../ui/tokens.ts';

export type AuthTab = 'sign-in' | 'sign-up';

const tabs = [
  { value: 'sign-in', label: 'Sign In' },
  { value: 'sign-up', label: 'Sign Up' },
] as const;

/** Two tabs by hand: this page is read before any other and must not wait for a library. */
export function AuthTabs(props: {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  children: ReactNode;
}) {
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const next =
      event.key === 'Home'
        ? 'sign-in'
        : event.key === 'End' || props.tab === 'sign-in'
          ? 'sign-up'
          : 'sign-in';
    props.onTab(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <>
      <List role="tablist" aria-label="Account" onKeyDown={turn}>
        {tabs.map(({ value, label }) => (
          <Tab
            key={value}
            id={`tab-${value}`}
            type="button"
            role="tab"
            aria-selected={props.tab === value}
            aria-controls="auth-panel"
            tabIndex={props.tab === value ? 0 : -1}
            onClick={() => props.onTab(value)}
          >
            {label}
          </Tab>
        ))}
      </List>
      <div id="auth-panel" role="tabpanel" aria-labelledby={`tab-${props.tab}`}>
        {props.children}
      </div>
    </>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 4px;
  margin-bottom: ${space[6]};
  padding: 4px;
  border-radius: ${radius.large};
  background: ${color.sunken};
`;
const Tab = styled.button`
  min-height: 40px;
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: transparent;
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: 550;
  cursor: pointer;
  transition: background-color ${motion.quick};
  &:hover {
    color: ${color.ink};
  }
  &[aria-selected='true'] {
    border-color: ${color.hairline};
    background: ${color.surface};
    color: ${color.ink};
  }
`;
