import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it('says each quarter, not each step', () => {
  const { rerender } = render(<ProgressBar value={0} label="Upload" spoken />);
  const said = new Set<string>();
  for (let value = 0; value <= 100; value += 5) {
    rerender(<ProgressBar value={value} label="Upload" spoken />);
    said.add(screen.getByRole('status').textContent);
  }
  expect([...said]).toEqual(['', 'Upload: 25%', 'Upload: 50%', 'Upload: 75%', 'Upload: 100%']);
});

it('is silent where its words are said elsewhere', () => {
  render(<ProgressBar value={50} label="Step 2 of 4" />);
  expect(screen.queryByRole('status')).toBeNull();
});
