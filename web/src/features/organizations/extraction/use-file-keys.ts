import { useRef } from 'react';
import { randomKey } from '../../../lib/use-idempotency-key.ts';

/** Provides an idempotency key for each file, so that a retry with the same file saves it only once. */
export function useFileKeys() {
  const keys = useRef(new WeakMap<File, string>());
  return (file: File): string => {
    const key = keys.current.get(file) ?? randomKey();
    keys.current.set(file, key);
    return key;
  };
}
