/**
 * Moves focus from a button whose row is about to disappear to the last visible button of the next row, or of the
 * previous row if there is no next one. Returns false if that row has no visible button.
 */
export function focusNeighborRow(button: HTMLElement): boolean {
  const row = button.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = [...(neighbor?.querySelectorAll('button') ?? [])]
    // A hidden button ignores `focus()`.
    .findLast((one) => getComputedStyle(one).display !== 'none');
  target?.focus();
  return target !== undefined;
}
