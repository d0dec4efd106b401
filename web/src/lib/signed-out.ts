/** Where a person goes when a call finds the session over (spec section 8). */
export type AfterSignOut = 'login' | 'home';

type Listener = (after: AfterSignOut) => void;
let listener: Listener | undefined;

/** The application says once what happens; the client only reports. Returns the way to stop. */
export function onSignedOut(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}

export const reportSignedOut: Listener = (after) => listener?.(after);
