import { expect, it } from 'vitest';
import { focusPlace } from './place-on-page.ts';

it('opens only the collapsed lists around the place', () => {
  document.body.innerHTML = `
    <details>
      <summary>All</summary>
      <details><summary id="format" tabindex="0">Font</summary></details>
      <details><summary>Other</summary></details>
    </details>`;
  expect(focusPlace({ id: 'format' })).toBe(true);
  expect(document.activeElement?.id).toBe('format');
  const isOpen = [...document.querySelectorAll('details')].map(({ open }) => open);
  expect(isOpen).toEqual([true, true, false]);
});
