import { setLiveRegion } from './announce.ts';
import { VisuallyHidden } from './visually-hidden.ts';

/** The place of what `say` says. `aria-live` by name: an open dialog hides everything else from readers. */
export function LiveRegion() {
  return (
    <VisuallyHidden
      as="div"
      ref={setLiveRegion}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
    />
  );
}
