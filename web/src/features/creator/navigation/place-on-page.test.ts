import { expect, it } from 'vitest';
import { focusPlace } from './place-on-page.ts';

it('expands only the collapsed lists that contain the target', () => {
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
