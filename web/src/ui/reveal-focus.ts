/** Distance kept between the focused control and the message, in CSS pixels. */
const gap = 8;

/**
 * Scrolls the page by the part of the focused control, or of the line of the caret, that the message covers
 * (WCAG 2.4.11).
 */
export function revealFocus(message: Element): void {
  const focus = focusBox();
  if (!focus || message.contains(document.activeElement)) return;
  const { left, right, top, bottom } = message.getBoundingClientRect();
  const isCovered =
    focus.left < right && left < focus.right && focus.top < bottom && top < focus.bottom;
  if (isCovered) window.scrollBy({ top: focus.bottom - top + gap, behavior: 'instant' });
}

function focusBox(): DOMRect | undefined {
  const focus = document.activeElement;
  if (!focus || focus.matches('body, main, [tabindex="-1"]')) return undefined;
  const selection = getSelection();
  const isText = focus instanceof HTMLElement && focus.isContentEditable;
  if (!isText || !selection?.rangeCount) return focus.getBoundingClientRect();
  return selection.getRangeAt(0).getBoundingClientRect();
}
