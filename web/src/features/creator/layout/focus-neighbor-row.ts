/**
 * Moves the focus from a button, whose row is about to disappear, to the same button of the next row, or of the
 * previous one. Returns false if there is no other row.
 */
export function focusNeighborRow(button: HTMLElement): boolean {
  const row = button.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const target = [...(neighbor?.querySelectorAll('button') ?? [])].at(-1);
  target?.focus();
  return target !== undefined;
}
