import { isSameName, normalizeName } from '../../../submission/sections/same-name.ts';

/** Ignores a leading article: "the Project Narrative". */
export const isSameSection = (a: string, b: string): boolean =>
  isSameName(a, b) || withoutArticle(a) === withoutArticle(b);

export const withoutArticle = (name: string): string =>
  normalizeName(name).replace(/^(?:the|your) /, '');
