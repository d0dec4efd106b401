import { marked } from 'marked';

const frontMatter = /^---\r?\n([^]*?)\r?\n---(?:\r?\n|$)/;

/** Converts a Markdown page to HTML. The title in the front matter becomes the first heading. */
export function markdownToHtml(markdown: string): string {
  const matter = frontMatter.exec(markdown);
  const title = /^title\s*[:=]\s*(\S.*)$/m.exec(matter?.[1] ?? '')?.[1];
  const body = marked.parse(markdown.slice(matter?.[0].length ?? 0), { async: false });
  const heading = title ? `<h1>${escapeHtml(removeQuotes(title.trim()))}</h1>\n` : '';
  return `<!doctype html><html><head><meta charset="utf-8"></head><body>${heading}${body}</body></html>`;
}

const removeQuotes = (text: string): string => /^(["'])(.*)\1$/.exec(text)?.[2] ?? text;

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
