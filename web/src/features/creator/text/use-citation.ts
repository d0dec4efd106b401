import type { CallFile } from '@grantwright/shared/contract';
import { createContext, useContext } from 'react';

/** Provides the files from which the displayed quotes are taken. */
export const CallFilesContext = createContext<readonly CallFile[] | undefined>(undefined);

type Place = { page?: number | undefined; file?: number | undefined };

/** Returns a function that formats the source of a quote, for example "amendment-1.pdf, page 2". */
export function useCitation(): (place: Place) => string {
  const getFileName = useFileName();
  return ({ page, file }) => {
    const name = getFileName(file) ?? 'Guidelines';
    return page ? `${name}, page ${page}` : name;
  };
}

/** Returns a function that looks up the name of a fact's file, or undefined if the call has only one file. */
export function useFileName(): (file: number | undefined) => string | undefined {
  const files = useContext(CallFilesContext) ?? [];
  return (file) => (files.length > 1 && file !== undefined ? files[file]?.name : undefined);
}
