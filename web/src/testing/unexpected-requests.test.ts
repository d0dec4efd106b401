import { expect, it, vi } from 'vitest';
import { takeUnexpectedRequests } from './unexpected-requests.ts';

it('records a request without a mock even if its failure is handled', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const isSent = await fetch('http://localhost/api/unknown?page=2').then(
    () => true,
    () => false,
  );
  expect(isSent).toBe(false);
  expect(takeUnexpectedRequests()).toEqual(['GET /api/unknown']);
  expect(takeUnexpectedRequests()).toEqual([]);
});
