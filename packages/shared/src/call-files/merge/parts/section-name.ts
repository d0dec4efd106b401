import { isSameName, normalizeName } from '../../../submission/sections/same-name.ts';

/** Ignores a leading article: "the Project Narrative". */
export const isSameSection = (a: string, b: string): boolean =>
  isSameName(a, b) || removeArticle(a) === removeArticle(b);

export const removeArticle = (name: string): string =>
  normalizeName(name).replace(/^(?:the|your) /, '');
