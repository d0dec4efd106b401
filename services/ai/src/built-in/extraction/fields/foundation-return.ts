import type { Line, Paper } from '../paper.ts';

const title = /return of private foundation|\bform\s*990-?PF\b/i;
const head = 40;

/** The line by which a paper is a private foundation's own return, not one that names the form. */
export const foundationReturn = ({ kind, lines }: Paper): Line | undefined =>
  kind === 'form-990' ? lines.slice(0, head).find(({ text }) => title.test(text)) : undefined;
