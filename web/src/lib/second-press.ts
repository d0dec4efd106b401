const controls = 'button, a, label, input, select, textarea, summary, [role], [contenteditable]';

/** A press on a label is a press on its field. */
function controlOf(target: EventTarget | null): EventTarget | null {
  if (!(target instanceof Element)) return target;
  const control = target.closest(controls) ?? target;
  return (control instanceof HTMLLabelElement && control.control) || control;
}

/**
 * The second press of a double click counts only where the first one fell. What the first one
 * opened or took away (a question, a menu) has put something else under the pointer meanwhile, and
 * nobody chose that: not to delete, not to leave. Answers with how to stop watching.
 */
export function watchSecondPresses(page: Document): () => void {
  let first: EventTarget | null = null;
  const watch = (event: MouseEvent) => {
    const pressed = controlOf(event.target);
    if (event.detail > 1 && pressed !== first) {
      event.preventDefault();
      event.stopPropagation();
    } else first = pressed;
  };
  page.addEventListener('click', watch, { capture: true });
  return () => page.removeEventListener('click', watch, { capture: true });
}
