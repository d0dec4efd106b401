import type { RichText } from './model.ts';

export type Marks = Omit<RichText, 'text'>;
export type Attributes = Record<string, string>;

const noStyle = new Map<string, string>();

/** Parses the declarations in a style attribute, with names and values in lower case. */
export function parseStyle({ style }: Attributes): Map<string, string> {
  if (!style) return noStyle;
  const declarations = style.toLowerCase().split(';');
  return new Map(
    declarations.flatMap((declaration): [string, string][] => {
      const colon = declaration.indexOf(':');
      if (colon < 0) return [];
      return [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()]];
    }),
  );
}

const markTags: Record<string, Marks> = {
  b: { bold: true },
  strong: { bold: true },
  em: { italic: true },
  i: { italic: true },
  u: { underline: true },
  ins: { underline: true },
};

/**
 * Returns the marks of an element. Its style overrides its tag: Google Docs wraps everything in a `b` that is not bold.
 */
export function inheritMarks(outer: Marks, tag: string, style: Map<string, string>): Marks {
  if (style.size === 0 && !Object.hasOwn(markTags, tag)) return outer;
  const marks: Marks = { ...outer, ...(Object.hasOwn(markTags, tag) ? markTags[tag] : {}) };
  const weight = style.get('font-weight');
  if (weight) set(marks, 'bold', /^bold/.test(weight) || Number(weight) >= 600);
  const slant = style.get('font-style');
  if (slant) set(marks, 'italic', /^(italic|oblique)/.test(slant));
  const line = style.get('text-decoration') ?? style.get('text-decoration-line');
  if (line) set(marks, 'underline', line.includes('underline'));
  return marks;
}

function set(marks: Marks, mark: keyof Marks, on: boolean) {
  if (on) marks[mark] = true;
  else delete marks[mark];
}

const droppedTags = new Set(
  `script style head title template noscript iframe object embed applet svg math xml canvas audio
  video select datalist textarea button input option map frameset noframes noembed`.split(/\s+/),
);

/** Whether the content of an element is not part of the document's text. */
export function isDropped(tag: string, style: Map<string, string>): boolean {
  return (
    droppedTags.has(tag) ||
    style.get('mso-hide') === 'all' ||
    (style.get('display') ?? '').startsWith('none')
  );
}

const headingTags: Record<string, 1 | 2 | 3> = { h1: 1, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 };

/** Parses the level of a heading, including Word's title style and Word Online's paragraphs with a role. */
export function parseHeadingLevel(tag: string, attributes: Attributes): 1 | 2 | 3 | undefined {
  if (Object.hasOwn(headingTags, tag)) return headingTags[tag];
  if (/\bMsoTitle\b/.test(attributes.class ?? '')) return 1;
  if (attributes.role !== 'heading') return undefined;
  const level = Number(attributes['aria-level']);
  return level === 1 || level === 2 ? level : 3;
}

const blockTags = new Set(
  `address article aside blockquote body center dd details dialog div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table
  tbody td tfoot th thead tr caption ul menu dir`.split(/\s+/),
);

/** Whether an element starts a new line. */
export const isBlock = (tag: string) => blockTags.has(tag);
