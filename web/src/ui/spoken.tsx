import { setPlace } from './say.ts';
import { VisuallyHidden } from './visually-hidden.ts';

/** The place of what `say` says. `aria-live` by name: an open dialog hides everything else from readers. */
export function Spoken() {
  return (
    <VisuallyHidden
      as="div"
      ref={setPlace}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
    />
  );
}
