const controlSelector =
  'button, a, label, input, select, textarea, summary, [role], [contenteditable]';

/** A click on a label counts as a click on its field. */
function findControl(target: EventTarget | null): EventTarget | null {
  if (!(target instanceof Element)) return target;
  const control = target.closest(controlSelector) ?? target;
  return (control instanceof HTMLLabelElement && control.control) || control;
}

const isSubmitButton = (control: EventTarget | null): boolean =>
  control instanceof HTMLButtonElement && control.type === 'submit';

/**
 * Ignores the second click of a double click in two cases: when it hits a different control because the first click
 * opened or removed something under the pointer, and when it hits a submit button, because a fast response may
 * already have emptied the form. If the user types in between, the second click counts as a new one. Returns a
 * function that removes the listeners.
 */
export function ignoreStrayDoubleClicks(page: Document): () => void {
  let previousControl: EventTarget | null = null;
  let hasTyped = false;
  const onClick = (event: MouseEvent) => {
    const pressed = findControl(event.target);
    const isStray = pressed !== previousControl || isSubmitButton(pressed);
    if (event.detail > 1 && isStray && !hasTyped) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    previousControl = pressed;
    hasTyped = false;
  };
  // Not the `input` event, which checkboxes also fire.
  const onInput = () => {
    hasTyped = true;
  };
  page.addEventListener('click', onClick, { capture: true });
  page.addEventListener('beforeinput', onInput, { capture: true });
  return () => {
    page.removeEventListener('click', onClick, { capture: true });
    page.removeEventListener('beforeinput', onInput, { capture: true });
  };
}
