import { sanitizeUrl } from './allow-list.ts';
import { cleanText } from '../text/clean-text.ts';
import type { Inline, Link, RichText } from './model.ts';

/** A run of parsed text. Adjacent runs with the same `url` become one link. */
export type Run = RichText & { url?: string };

/** Fast path for most text: printable characters and single spaces, with no spaces at the ends. */
const tidyText = /^[!-~\u00A1-\u024F]+(?: [!-~\u00A1-\u024F]+)*$/;

/** Flattens the children of a paragraph or heading into runs; an unsafe link becomes its text. */
export function listRuns(children: Inline[]): Run[] {
  return children.flatMap((child): Run[] => {
    if (!('type' in child)) return [child];
    const url = sanitizeUrl(child.url);
    return child.children.map((text) => ({ ...text, url }));
  });
}

/**
 * Normalizes a line of text: collapses whitespace as HTML does, trims, joins neighbors with the same formatting, and
 * puts text between links as Slate requires.
 */
export function tidyInlines(runs: Run[]): Inline[] {
  const [only] = runs;
  if (only && runs.length === 1 && only.url === undefined && tidyText.test(only.text))
    return [createMarkedRun(only)];
  return nestLinks(joinRuns(trimRuns(collapseSpaces(runs))));
}

/** Whether the normalized inlines are free of text. */
export function isBlank(inlines: Inline[]): boolean {
  return inlines.every((inline) => !('type' in inline) && inline.text === '');
}

function collapseSpaces(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    let text = cleanText(run.text)
      .replace(/ ?\t ?/g, '\t')
      .replace(/ ?\n ?/g, '\n');
    const before = result.at(-1);
    if (before && /[ \t\n]$/.test(before.text)) text = text.replace(/^ /, '');
    if (before && /^[\t\n]/.test(text) && before.text.endsWith(' ')) {
      before.text = before.text.slice(0, -1);
      if (before.text === '') result.pop();
    }
    if (text !== '') result.push({ ...run, text });
  }
  return result;
}

function trimRuns(runs: Run[]): Run[] {
  const result = [...runs];
  for (let first = result[0]; first; first = result[0]) {
    first.text = first.text.replace(/^[ \t\n\u00A0]+/, '');
    if (first.text !== '') break;
    result.shift();
  }
  for (let last = result.at(-1); last; last = result.at(-1)) {
    last.text = trimTrailingSpace(last.text);
    if (last.text !== '') break;
    result.pop();
  }
  return result;
}

/** Trims the end of the text; a regular expression would retry at each run of whitespace. */
function trimTrailingSpace(text: string): string {
  let end = text.length;
  while (end > 0 && ' \t\n\u00A0'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function joinRuns(runs: Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const before = result.at(-1);
    if (before && haveSameMarks(before, run) && before.url === run.url) before.text += run.text;
    else result.push(createMarkedRun(run));
  }
  return result;
}

/** Links are underlined anyway, so the mark is redundant. */
function createMarkedRun({ text, bold, italic, underline, url }: Run): Run {
  return {
    text,
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(underline && url === undefined && { underline }),
    ...(url !== undefined && { url }),
  };
}

function haveSameMarks(one: Run, other: Run): boolean {
  const isUnderlined = (run: Run) => run.url === undefined && !!run.underline;
  return (
    !!one.bold === !!other.bold &&
    !!one.italic === !!other.italic &&
    isUnderlined(one) === isUnderlined(other)
  );
}

function nestLinks(runs: Run[]): Inline[] {
  const result: Inline[] = [];
  let link: Link | undefined;
  for (const { url, ...text } of runs) {
    if (url === undefined) {
      result.push(text);
      link = undefined;
    } else if (link?.url === url) {
      link.children.push(text);
    } else {
      if (!isText(result.at(-1))) result.push({ text: '' });
      link = { type: 'link', url, children: [text] };
      result.push(link);
    }
  }
  if (!isText(result.at(-1))) result.push({ text: '' });
  return result;
}

const isText = (inline: Inline | undefined) => inline !== undefined && !('type' in inline);
