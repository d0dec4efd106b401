/**
 * Moves the focus from a button, whose row is about to disappear, to the same button of the next row, or of the
 * previous one, or to the last of its buttons that is shown. Returns false if there is none.
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
