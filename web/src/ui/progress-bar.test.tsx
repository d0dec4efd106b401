import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';
import { setLiveRegion } from './announce.ts';

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

function listening(): () => (string | null)[] {
  const place = document.createElement('div');
  setLiveRegion(place);
  return () => [...place.children].map((line) => line.textContent);
}

it('announces each quarter, not each step', async () => {
  const announcements = listening();
  const { rerender } = render(<ProgressBar value={0} label="Upload" announceAs="Upload" />);
  for (let value = 0; value <= 100; value += 5) {
    rerender(<ProgressBar value={value} label="Upload" announceAs="Upload" />);
    await nextTurn();
  }
  expect(announcements()).toEqual(['Upload: 25%', 'Upload: 50%', 'Upload: 75%', 'Upload: 100%']);
});

it('stays silent if its label is announced elsewhere', async () => {
  const announcements = listening();
  render(<ProgressBar value={50} label="Step 2 of 4" />);
  await nextTurn();
  expect(announcements()).toEqual([]);
});
