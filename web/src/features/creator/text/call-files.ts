import type { CallFile } from '@grantwright/shared/contract';
import { createContext, useContext } from 'react';

/** The files that the quotes on the screen come from. */
export const CallFiles = createContext<readonly CallFile[] | undefined>(undefined);

type Place = { page?: number | undefined; file?: number | undefined };

/** Returns a function that names the source of a quote: "amendment-1.pdf, page 2". */
export function useCitation(): (place: Place) => string {
  const getFileName = useFileName();
  return ({ page, file }) => {
    const name = getFileName(file) ?? 'Guidelines';
    return page ? `${name}, page ${page}` : name;
  };
}

/** Returns a function that names the file of a fact; undefined if the call has only one. */
export function useFileName(): (file: number | undefined) => string | undefined {
  const files = useContext(CallFiles) ?? [];
  return (file) => (files.length > 1 && file !== undefined ? files[file]?.name : undefined);
}
