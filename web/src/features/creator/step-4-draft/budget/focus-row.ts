export const getItemId = (key: number): string => `budget-item-${key}`;
export const addLineId = 'budget-add-line';

/** Moves focus to a row, or to the button that adds one. */
export const focusRow = (key: number | undefined): void =>
  document.getElementById(key === undefined ? addLineId : getItemId(key))?.focus();
