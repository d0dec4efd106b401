import { isSameText, toComparableText } from '../../../text/comparable-text.ts';

/** Ignores a leading article: "the Project Narrative". */
export const isSameSection = (a: string, b: string): boolean =>
  isSameText(a, b) || removeArticle(a) === removeArticle(b);

export const removeArticle = (name: string): string =>
  toComparableText(name).replace(/^(?:the|your) /, '');
