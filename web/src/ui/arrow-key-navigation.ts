import type { KeyboardEvent } from 'react';

const things = '[data-radix-collection-item]:not([data-disabled])';

const steps: Record<Row['direction'], Record<string, number>> = {
  across: { ArrowLeft: -1, ArrowRight: 1 },
  down: { ArrowUp: -1, ArrowDown: 1 },
};
const first = ['Home', 'PageUp'];
const last = ['End', 'PageDown'];

type Row = { direction: 'across' | 'down'; isRound: boolean };

/**
 * The keys that lead from one thing of a row to the next, for the row's `onKeyDownCapture`. The
 * library moves the focus a moment after the press. Where the browser is busy, the next press comes
 * before that: an arrow goes nowhere, Enter means the wrong thing, and after Tab the focus is taken
 * from where the person is by then.
 */
export const arrowKeyNavigation =
  ({ direction, isRound }: Row) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const row = [...currentTarget.querySelectorAll<HTMLElement>(things)];
    const at = row.findIndex((thing) => thing === target);
    const step = steps[direction][key];
    const isEnd = first.includes(key) || last.includes(key);
    if (at === -1 || (step === undefined && !isEnd)) return;
    // The library leaves alone what is prevented.
    event.preventDefault();
    if (isEnd) return row.at(first.includes(key) ? 0 : -1)?.focus();
    const to = at + (step ?? 0);
    row[isRound ? (to + row.length) % row.length : to]?.focus();
  };
