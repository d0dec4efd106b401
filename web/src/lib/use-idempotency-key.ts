import { useCallback, useRef } from 'react';

/**
 * One Idempotency-Key per intention: sending the same thing again, after a double click or a lost
 * answer, carries the same key; a changed text is a new intention, and so is what follows `done`.
 */
export function useIdempotencyKey(): { keyFor: (sent: unknown) => string; done: () => void } {
  const current = useRef<{ sent: string; key: string }>(undefined);
  const keyFor = useCallback((sent: unknown) => {
    const text = JSON.stringify(sent);
    if (current.current?.sent !== text) current.current = { sent: text, key: randomKey() };
    return current.current.key;
  }, []);
  const done = useCallback(() => {
    current.current = undefined;
  }, []);
  return { keyFor, done };
}

/** `crypto.randomUUID` exists in secure contexts only, and a local address may be plain http. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
