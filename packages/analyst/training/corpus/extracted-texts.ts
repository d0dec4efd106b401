import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { extractDocument, type ReadableType, UnreadableError } from '@grantwright/documents';
import { type ExtractedText, extractedTextSchema } from '@grantwright/shared/contract';
import { marked } from 'marked';
import type { CorpusDocument } from './corpus.ts';

const types: Partial<Record<string, ReadableType>> = {
  '.pdf': 'pdf',
  '.docx': 'docx',
  '.doc': 'doc',
  '.html': 'html',
  '.md': 'html',
  '.mdx': 'html',
};

/** Increment when the format of an extraction changes. */
const cacheVersion = 2;

/**
 * Extracts the text of a document in the same way as the product, caching it for the next run. Returns undefined for a
 * file that is rejected or has no text, such as a scan.
 */
export async function readExtractedText(
  { path, sha256 }: Pick<CorpusDocument, 'path' | 'sha256'>,
  cache: string,
): Promise<ExtractedText | undefined> {
  const cached = join(cache, `${sha256}-${cacheVersion}.json`);
  const cachedText = await readFile(cached, 'utf8').catch(() => undefined);
  if (cachedText !== undefined)
    return extractedTextSchema.nullable().parse(JSON.parse(cachedText)) ?? undefined;
  const extractedText = await read(path);
  await mkdir(cache, { recursive: true });
  await writeFile(cached, JSON.stringify(extractedText ?? null));
  return extractedText;
}

async function read(path: string): Promise<ExtractedText | undefined> {
  const extension = extname(path).toLowerCase();
  const type = types[extension];
  if (!type) return undefined;
  const bytes = await readFile(path);
  const isMarkdown = extension.startsWith('.md');
  const page = isMarkdown ? Buffer.from(markdownToHtml(bytes.toString('utf8'))) : bytes;
  return extractDocument(new Uint8Array(page), type).catch((error: unknown) => {
    if (error instanceof UnreadableError) return undefined;
    throw error;
  });
}

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
