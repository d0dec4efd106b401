import { createContext, useContext } from 'react';
import type { FieldPath } from '../organization-form.ts';
import type { Found, FoundFields, FoundOption } from './found.ts';

type FoundContext = {
  found: FoundFields;
  putBack: (path: FieldPath) => void;
  choose: (path: FieldPath, option: FoundOption) => void;
};

/** Which fields were filled from a document, and the way back, for the fields of the form. */
export const FoundProvider = createContext<FoundContext>({
  found: {},
  putBack: () => undefined,
  choose: () => undefined,
});

export function useFound(path: FieldPath): {
  source: Found | undefined;
  putBack: () => void;
  choose: (option: FoundOption) => void;
} {
  const { found, putBack, choose } = useContext(FoundProvider);
  return {
    source: found[path],
    putBack: () => putBack(path),
    choose: (option) => choose(path, option),
  };
}
