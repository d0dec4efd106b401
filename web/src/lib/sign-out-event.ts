/** Where to redirect the user when a request finds that the session has ended. */
export type AfterSignOut = 'login' | 'home';

type Listener = (after: AfterSignOut) => void;
let listener: Listener | undefined;

/**
 * Registers the application's only listener for ended sessions.
 * @returns a function that removes it
 */
export function onSignedOut(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
}

export const reportSignedOut: Listener = (after) => listener?.(after);
