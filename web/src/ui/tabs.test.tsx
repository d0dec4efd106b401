import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { TabPanel, Tabs } from './tabs.tsx';

const names = ['Library', 'File', 'Address'];
const tab = (name: string) => screen.getByRole('tab', { name });
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

/** As a browser hands on what was pressed while it was busy: one press right after the other. */
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

describe('the arrows of a tab list', () => {
  it('lose no press, however fast they are pressed', () => {
    press('ArrowRight', 'ArrowRight');
    expect(document.activeElement).toBe(tab('Address'));
    expect(chosen()).toBe('Address');
  });

  it('go round, and to the ends', () => {
    press('ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(chosen()).toBe('Library');
    press('ArrowLeft');
    expect(chosen()).toBe('Address');
    press('Home');
    expect(chosen()).toBe('Library');
    press('End');
    expect(chosen()).toBe('Address');
  });

  it('leave the focus alone once the person has gone on', async () => {
    press('ArrowRight');
    const field = screen.getByLabelText('File field');
    field.focus();
    await new Promise((later) => setTimeout(later, 20));
    expect(document.activeElement).toBe(field);
  });

  it('are left to the browser with another key held down', () => {
    expect(fireEvent.keyDown(tab('Library'), { key: 'ArrowRight', altKey: true })).toBe(true);
    expect(chosen()).toBe('Library');
  });
});
