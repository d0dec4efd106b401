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
 * nobody chose that: not to delete, not to leave. Whoever has written something in between has seen
 * what is there, however quick they are. Answers with how to stop watching.
 */
export function ignoreStrayDoubleClicks(page: Document): () => void {
  let first: EventTarget | null = null;
  let hasWritten = false;
  const watch = (event: MouseEvent) => {
    const pressed = controlOf(event.target);
    if (event.detail > 1 && pressed !== first && !hasWritten) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    first = pressed;
    hasWritten = false;
  };
  // Of text only: a box that is ticked tells of an input too.
  const write = () => {
    hasWritten = true;
  };
  page.addEventListener('click', watch, { capture: true });
  page.addEventListener('beforeinput', write, { capture: true });
  return () => {
    page.removeEventListener('click', watch, { capture: true });
    page.removeEventListener('beforeinput', write, { capture: true });
  };
}
