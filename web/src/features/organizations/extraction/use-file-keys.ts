import { useRef } from 'react';
import { createIdempotencyKey } from '../../../lib/use-idempotency-key.ts';

/** Provides an idempotency key for each file, so that a retry with the same file saves it only once. */
export function useFileKeys() {
  const keys = useRef(new WeakMap<File, string>());
  return (file: File): string => {
    const key = keys.current.get(file) ?? createIdempotencyKey();
    keys.current.set(file, key);
    return key;
  };
}
