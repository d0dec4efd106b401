import { createContext, useContext } from 'react';
import type { FieldPath } from '../organization-form.ts';
import type { Found, FoundFields } from './found.ts';

type FoundContext = { found: FoundFields; putBack: (path: FieldPath) => void };

/** Which fields were filled from a document, and the way back, for the fields of the form. */
export const FoundProvider = createContext<FoundContext>({ found: {}, putBack: () => undefined });

export function useFound(path: FieldPath): { source: Found | undefined; putBack: () => void } {
  const { found, putBack } = useContext(FoundProvider);
  return { source: found[path], putBack: () => putBack(path) };
}
