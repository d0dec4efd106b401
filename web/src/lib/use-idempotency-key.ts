import { useCallback, useRef } from 'react';

/**
 * Returns the same Idempotency-Key for equal input, so that a double click or a retry after a lost response is
 * executed once. Changed input gets a new key, and so does any input after `done`.
 */
export function useIdempotencyKey(): { keyFor: (input: unknown) => string; done: () => void } {
  const current = useRef<{ input: string; key: string }>(undefined);
  const keyFor = useCallback((input: unknown) => {
    const text = JSON.stringify(input);
    if (current.current?.input !== text)
      current.current = { input: text, key: createIdempotencyKey() };
    return current.current.key;
  }, []);
  const done = useCallback(() => {
    current.current = undefined;
  }, []);
  return { keyFor, done };
}

/** `crypto.randomUUID` exists in secure contexts only, and a local address may be plain http. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
