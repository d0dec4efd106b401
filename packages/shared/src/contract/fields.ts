import { z } from 'zod';
import { limits } from './constants.ts';

/**
 * Words and spaces without characters that XML forbids, since the text is written to Word files; surrounding white
 * space is allowed. No character is both part of a word and a space, so matching takes linear time.
 */
const oneLine =
  /^\s*(?:[^\s\p{Cc}\p{Cs}\uFFFE\uFFFF]+(?:[^\S\p{Cc}]+[^\s\p{Cc}\p{Cs}\uFFFE\uFFFF]+)*\s*)?$/u;

/**
 * One line of text, trimmed, up to the length of a name. Length and pattern apply before trimming, as in the OpenAPI
 * document.
 */
export const singleLine = (label: string, max: number = limits.name) =>
  z
    .string()
    .max(max, { error: `${label} can be at most ${max} characters long.`, abort: true })
    .trim()
    .regex(oneLine, `${label} must be a single line of text.`);

/** One non-empty line. */
export const requiredLine = (label: string, max: number = limits.name) =>
  singleLine(label, max).min(1, `${label} is required`);

/** Several lines of text. */
export const longText = (label: string) =>
  z
    .string()
    .max(
      limits.longText,
      `${label} can be at most ${limits.longText.toLocaleString('en-US')} characters long.`,
    );

const address = z.regexes.email.source.replace(/^\^|\$$/g, '');

/** An email address. Comparisons elsewhere ignore case. */
export const email = z
  .string()
  .max(limits.name, { abort: true })
  .trim()
  .regex(
    new RegExp(`^\\s*${address}\\s*$`),
    'Enter a valid email address, such as name@example.org.',
  );

export const id = z.string().min(1).max(64);
/** What a member of an organization may do; the owner is not a member. */
export const memberRoles = ['editor', 'viewer'] as const;

/** What the caller may do with a record (docs/PRODUCT.md#teams). */
export const access = z.enum(['owner', ...memberRoles]);

export const instant = z.iso.datetime({ offset: true });
export const cursorQuery = z.object({ cursor: z.string().max(300).optional() });

const tooLongLink = `A link can be at most ${limits.linkUrl.toLocaleString('en-US')} characters long, because Word does not accept longer ones. Use a shorter address.`;

/** The HTML of an application. The limit is in bytes of UTF-8, as stored. */
export const content = z
  .string()
  .refine(
    (html) => new TextEncoder().encode(html).length <= limits.contentBytes,
    'The application is longer than 2 MB and can’t be saved. Shorten it and save again.',
  )
  .refine((html) => !hasTooLongLink(html), tooLongLink);

/** Returns the HTML of a part of an application. */
export const shortContent = (max: number, tooLong: string) =>
  z
    .string()
    .max(max, tooLong)
    .refine((html) => !hasTooLongLink(html), tooLongLink);

/** Whether a URL is longer than a link may be, in its stored form. */
function hasTooLongLink(html: string): boolean {
  for (const [, double, single] of html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)) {
    const address = (double ?? single ?? '').replaceAll('&amp;', '&').trim();
    const url = URL.canParse(address) ? new URL(address).href : address;
    if (url.length > limits.linkUrl) return true;
  }
  return false;
}
