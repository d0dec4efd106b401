import { setLiveRegion } from './announce.ts';
import { VisuallyHidden } from './visually-hidden.ts';

/** Holds announcements. The explicit `aria-live` keeps it exposed while a modal dialog is open. */
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
