import type { KeyboardEvent } from 'react';

const itemSelector = '[data-radix-collection-item]:not([data-disabled])';

type Options = { orientation: 'horizontal' | 'vertical'; loop: boolean };

const steps: Record<Options['orientation'], Record<string, number>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
};
const firstItemKeys = ['Home', 'PageUp'];
const lastItemKeys = ['End', 'PageDown'];

/**
 * Returns an `onKeyDownCapture` handler that moves focus between the items of a Radix collection. Radix moves focus
 * asynchronously: on a slow device the next key press would still reach the previous item.
 */
export const handleArrowKeys =
  ({ orientation, loop }: Options) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const items = [...currentTarget.querySelectorAll<HTMLElement>(itemSelector)];
    const index = items.findIndex((item) => item === target);
    const step = steps[orientation][key];
    const isFirst = firstItemKeys.includes(key);
    if (index === -1 || (step === undefined && !isFirst && !lastItemKeys.includes(key))) return;
    // Radix ignores events whose default is prevented.
    event.preventDefault();
    if (step === undefined) return items.at(isFirst ? 0 : -1)?.focus();
    const next = index + step;
    items[loop ? (next + items.length) % items.length : next]?.focus();
  };
