/** The parts of mammoth's document model that are used here. */
type Part = {
  type?: string;
  children?: Part[];
  styleId?: string | null;
  styleName?: string | null;
  numbering?: unknown;
  isBold?: boolean;
  fontSize?: number | null;
  value?: string;
};

/** In points, Word's default. */
const defaultSize = 11;

export const lookalikeStyle = 'Looks like a heading';

/**
 * Marks paragraphs that look like headings, because many authors format them manually: short, bold or larger
 * throughout, and not a sentence. Tables and lists are left out.
 */
export function markLookalikes(styled: (styleId: string) => boolean): (root: unknown) => unknown {
  return (root) => {
    const bodySize = bodySizeOf(root as Part);
    const walk = (part: Part): Part => {
      if (part.type === 'table') return part;
      if (part.type === 'paragraph')
        return looksLikeHeading(part, bodySize, styled)
          ? { ...part, styleId: null, styleName: lookalikeStyle }
          : part;
      return part.children ? { ...part, children: part.children.map(walk) } : part;
    };
    return walk(root as Part);
  };
}

function looksLikeHeading(
  paragraph: Part,
  bodySize: number,
  styled: (styleId: string) => boolean,
): boolean {
  if (paragraph.numbering || (paragraph.styleId && styled(paragraph.styleId))) return false;
  const runs = runsOf(paragraph).filter((run) => textOf(run).trim());
  const text = runs.map(textOf).join('').trim();
  if (runs.length === 0 || text.length > 90 || /[.;:,!]$/.test(text) || !/\p{L}{2}/u.test(text))
    return false;
  return (
    runs.every((run) => run.isBold) ||
    runs.every((run) => (run.fontSize ?? bodySize) >= bodySize * 1.2)
  );
}

/** The most common text size. */
function bodySizeOf(root: Part): number {
  const sizes = new Map<number, number>();
  for (const run of runsOf(root)) {
    const size = run.fontSize ?? defaultSize;
    sizes.set(size, (sizes.get(size) ?? 0) + textOf(run).length);
  }
  return [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? defaultSize;
}

const runsOf = (part: Part): Part[] =>
  part.type === 'run' ? [part] : (part.children ?? []).flatMap(runsOf);
const textOf = (part: Part): string => part.value ?? (part.children ?? []).map(textOf).join('');
