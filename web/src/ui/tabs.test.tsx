import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

const names = ['Library', 'File', 'Address'];
const tab = (name: string) => screen.getByRole('tab', { name });
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

/** Presses the keys without a render in between, as a busy browser delivers them. */
function press(...keys: string[]) {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
}

beforeEach(() => {
  render(
    <Tabs
      label="Source"
      tabs={names.map((name) => ({ value: name, label: name }))}
      defaultValue="Library"
    >
      {names.map((name) => (
        <TabPanel key={name} value={name}>
          <input aria-label={`${name} field`} />
        </TabPanel>
      ))}
    </Tabs>,
  );
  tab('Library').focus();
});

describe('keyboard navigation in a tab list', () => {
  it('handles every key press, even in quick succession', () => {
    press('ArrowRight', 'ArrowRight');
    expect(document.activeElement).toBe(tab('Address'));
    expect(selectedTab()).toBe('Address');
  });

  it('wraps around, and moves to the ends with Home and End', () => {
    press('ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(selectedTab()).toBe('Library');
    press('ArrowLeft');
    expect(selectedTab()).toBe('Address');
    press('Home');
    expect(selectedTab()).toBe('Library');
    press('End');
    expect(selectedTab()).toBe('Address');
  });

  it('does not move the focus once it has left the tab list', async () => {
    press('ArrowRight');
    const field = screen.getByLabelText('File field');
    field.focus();
    await new Promise((later) => setTimeout(later, 20));
    expect(document.activeElement).toBe(field);
  });

  it('ignores arrow keys pressed with a modifier', () => {
    expect(fireEvent.keyDown(tab('Library'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(selectedTab()).toBe('Library');
  });
});
