import { takeEarlyPress } from '../lib/early-press.ts';

const stops = 'a[href], button, [tabindex]';

/**
 * Puts the page, alive, in the place of the one that was there to be read before any script. Who is at
 * something there stays at it: what has the focus keeps it, and what is held down is let go of first,
 * since a press that goes down on one thing and up on another is none to a browser.
 */
export function takePlace(page: HTMLElement, before: HTMLElement): void {
  if (page === before) void takeEarlyPress();
  else if (before.querySelector(':active')) requestAnimationFrame(() => takePlace(page, before));
  else replace(page, before);
}

function replace(page: HTMLElement, before: HTMLElement): void {
  const focused = document.activeElement;
  const focusVisible = focused?.matches(':focus-visible') ?? false;
  const stays = focused && twinOf(focused, page, before);
  page.id = before.id;
  before.replaceWith(page);
  stays?.focus({ preventScroll: true, focusVisible });
  const pressed = takeEarlyPress();
  if (!pressed) return;
  const control = page.querySelector<HTMLElement>(`[data-early="${pressed}"]`);
  // Not every browser gives the focus to what is pressed; what the press opens gives it back there.
  control?.focus();
  control?.click();
}

/** The same link or button in the other page. */
function twinOf(one: Element, page: HTMLElement, before: HTMLElement): HTMLElement | undefined {
  const at = [...before.querySelectorAll(stops)].indexOf(one);
  const twin = page.querySelectorAll<HTMLElement>(stops)[at];
  return twin?.textContent === one.textContent ? twin : undefined;
}
