import type { BoxOption } from '@grantwright/analyst';
import type { Line, Paper } from '../paper.ts';

const title = /return of private foundation|\bform\s*990-?PF\b/i;
const head = 40;

const privateFoundation = /\bprivate (?:operating |non-?operating )?foundation\b/i;

/** Whether the boxes leave "private foundation" unticked wherever it is an option, and tick something else. */
export const deniesFoundation = (options: BoxOption[]): boolean => {
  const named = options.filter(({ text }) => privateFoundation.test(text));
  return (
    named.length > 0 &&
    named.every(({ checked }) => !checked) &&
    options.some(({ checked }) => checked)
  );
};

/** The line by which a paper is a private foundation's own return, not one that names the form. */
export const foundationReturn = ({ kind, lines, options }: Paper): Line | undefined =>
  kind === 'form-990' && !deniesFoundation(options)
    ? lines.slice(0, head).find(({ text }) => title.test(text))
    : undefined;
