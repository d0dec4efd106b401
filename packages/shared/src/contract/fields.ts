import { z } from 'zod';
import { limits } from './constants.ts';

/** One line of text: trimmed, without what XML forbids (it goes into Word files), at most a name's length. */
export const line = (label: string, max: number = limits.name) =>
  z
    .string()
    .trim()
    .max(max, `${label} can be at most ${max} characters long.`)
    .regex(/^[^\p{Cc}\p{Cs}\uFFFE\uFFFF]*$/u, `${label} must be a single line of text.`);

/** One line that must not be empty. */
export const requiredLine = (label: string, max: number = limits.name) =>
  line(label, max).min(1, `${label} is required`);

/** Several lines of text. */
export const longText = (label: string) =>
  z
    .string()
    .max(
      limits.longText,
      `${label} can be at most ${limits.longText.toLocaleString('en-US')} characters long.`,
    );

/** An e-mail address as people write it; compared without case elsewhere. */
export const email = z
  .string()
  .trim()
  .max(limits.name)
  .pipe(z.email('Please enter a valid email address.'));

export const id = z.string().min(1).max(64);
export const instant = z.iso.datetime({ offset: true });
export const cursorQuery = z.object({ cursor: z.string().max(300).optional() });

/** HTML of an application. The size is in bytes of UTF-8, as it is stored. */
export const content = z
  .string()
  .refine(
    (html) => new TextEncoder().encode(html).length <= limits.contentBytes,
    'The application is longer than 2 MB and cannot be saved. Please shorten it.',
  );
