import { type Declaration, declarationsIn, plainCss, splitOutside } from '../../text/css-text.ts';
import { holdsOnScreen } from './media.ts';
import { importedAddress, sheetInAddress } from './sheets-of-page.ts';

export type SheetRule = { selector: string; declarations: Declaration[] };
export type Sheet = {
  rules: SheetRule[];
  /** What an animation sets, by its name. */
  animated: Map<string, Set<string>>;
  /** More of its rules lie in files that are not read. */
  imports: boolean;
};

const longestSheet = 400_000;
const deepest = 8;
/** Told among what an animation sets: at its end nothing is seen. */
export const fadesAway = 'fades-away';
/** Rules of these hold wherever the page is shown. */
const transparent = /^@(?:layer|container|scope|starting-style|document)\b/i;

/**
 * The rules of a style sheet that hold on a screen, flat: those in blocks for media, layers and support,
 * and nested ones with the selectors around them.
 */
export function parseSheet(text: string): Sheet {
  const sheet: Sheet = { rules: [], animated: new Map(), imports: false };
  block(plainCss(text.slice(0, longestSheet)), undefined, 0, sheet);
  return sheet;
}

function block(css: string, around: string | undefined, depth: number, sheet: Sheet): void {
  let own = '';
  for (const { head, body } of statements(css)) {
    if (body === undefined) {
      if (/^@import\b/i.test(head)) imported(head, depth, sheet);
      else if (!head.startsWith('@')) own += `${head};`;
      continue;
    }
    if (depth > deepest) continue;
    const inner = (selector: string | undefined) => block(body, selector, depth + 1, sheet);
    const property = /^@property\s+(--[\w-]+)/i.exec(head)?.[1];
    const keyframes = /^@(?:-\w+-)?keyframes\s+["']?([\w-]+)/i.exec(head)?.[1];
    if (keyframes) {
      const frames = statements(body).map(({ head: at, body: frame = '' }) => ({
        isLast: /(?:^|,)\s*(?:to|100%)\s*(?:,|$)/.test(at),
        set: declarationsIn(frame),
      }));
      const properties = frames.flatMap(({ set }) => set.map(({ property }) => property));
      const fades = frames.some(
        ({ isLast, set }) =>
          isLast && set.some((each) => each.property === 'opacity' && Number(each.value) <= 0.05),
      );
      sheet.animated.set(
        keyframes.toLowerCase(),
        new Set([...properties, ...(fades ? [fadesAway] : [])]),
      );
    } else if (property) {
      const initial = declarationsIn(body).find((each) => each.property === 'initial-value');
      if (initial)
        sheet.rules.push({ selector: ':root', declarations: [{ ...initial, property }] });
    } else if (/^@media\b/i.test(head)) {
      if (holdsOnScreen(head.slice('@media'.length))) inner(around);
    } else if (/^@supports\b/i.test(head)) {
      // A browser of today knows what is asked for.
      if (!/^@supports\s+not\b/i.test(head)) inner(around);
    } else if (transparent.test(head)) inner(around);
    else if (!head.startsWith('@')) inner(nested(head, around));
  }
  if (around !== undefined && own.trim())
    sheet.rules.push({ selector: around, declarations: declarationsIn(own) });
}

function imported(head: string, depth: number, sheet: Sheet): void {
  const held = sheetInAddress(importedAddress(head));
  if (held === undefined) sheet.imports = true;
  else if (depth <= deepest) block(plainCss(held), undefined, depth + 1, sheet);
}

/** "main { & .note {} }", "main { .note {} }". */
const nested = (selector: string, around: string | undefined): string =>
  around === undefined
    ? selector
    : splitOutside(selector, /,/)
        .map((each) =>
          each.includes('&')
            ? each.replaceAll('&', `:is(${around})`)
            : `:is(${around}) ${each.trim()}`,
        )
        .join(',');

/** Blocks with their heads, and what ends with a semicolon. */
function statements(css: string): { head: string; body?: string }[] {
  const found: { head: string; body?: string }[] = [];
  let quote = '';
  let depth = 0;
  let from = 0;
  let open = 0;
  /** Brackets left open since `from`: an address may hold a semicolon. */
  let brackets = 0;
  for (let at = 0; at < css.length; at += 1) {
    const character = css.charAt(at);
    if (quote) {
      if (character === quote || character === '\n') quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (character === '(' || character === ')') {
      if (depth === 0) brackets = Math.max(0, brackets + (character === '(' ? 1 : -1));
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0)
        found.push({ head: css.slice(from, open).trim(), body: css.slice(open + 1, at) });
      if (depth <= 0) {
        depth = 0;
        brackets = 0;
        from = at + 1;
      }
    } else if (character === ';' && depth === 0 && brackets === 0) {
      found.push({ head: css.slice(from, at).trim() });
      from = at + 1;
    }
  }
  // A sheet that breaks off is read to its end.
  if (depth > 0) found.push({ head: css.slice(from, open).trim(), body: css.slice(open + 1) });
  else found.push({ head: css.slice(from).trim() });
  return found.filter(({ head, body }) => head !== '' || body !== undefined);
}
