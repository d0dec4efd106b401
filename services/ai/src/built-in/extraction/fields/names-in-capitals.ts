import type { Paper } from '../paper.ts';
import { formHeader } from './form-header.ts';
import { shortNames } from './own-names.ts';

/** The names that a form's passages set in capitals keep: the organization's, in full and in short, and its town. */
export const namesInCapitals = (paper: Paper, names: string[]): string[] => {
  const city = formHeader(paper).city?.value;
  const short = shortNames(names).filter(
    (name) => !name.startsWith('The ') && (name.includes(' ') || name === name.toUpperCase()),
  );
  return [...short, ...names, ...(city ? [city] : [])];
};
