import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExtractedText } from '@grantwright/shared/contract';
import { htmlToDocument, type RichDocument } from '@grantwright/shared/richtext';
import { readCorpus } from '@grantwright/training/corpus';
import { readExtractedText } from '@grantwright/training/extracted-texts';

export type Proposal = { file: string; document: RichDocument };

/** Reads the real proposals of a corpus, except those of the dev split. */
export async function readProposals(corpus: string): Promise<Proposal[]> {
  const cache = join('node_modules', '.cache', 'analyst');
  const documents = (await readCorpus(corpus, 'proposals')).filter(
    ({ split }) => split === 'train',
  );
  return Promise.all(
    documents.map(async (document) => {
      const { file, path } = document;
      const extractedText = await readExtractedText(document, cache);
      const html = extractedText
        ? blocksToHtml(extractedText.blocks)
        : textToHtml(await readFile(path, 'utf8'));
      return { file, document: htmlToDocument(html) };
    }),
  );
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const textToHtml = (text: string): string =>
  text
    .split(/(?:\r?\n){2,}/)
    .map((part) => `<p>${escape(part)}</p>`)
    .join('');

function blocksToHtml(blocks: ExtractedText['blocks']): string {
  const lists: string[] = [];
  let html = '';
  const closeLists = (depth: number, list?: string) => {
    while (lists.length > depth || (lists.length === depth && list && lists.at(-1) !== list))
      html += `</li></${lists.pop()}>`;
  };
  for (const block of blocks) {
    if (block.type !== 'item') {
      closeLists(0);
      html += blockToHtml(block);
      continue;
    }
    const list = block.ordered ? 'ol' : 'ul';
    closeLists(block.depth + 1, list);
    if (lists.length > block.depth) html += '</li>';
    while (lists.length <= block.depth) {
      html += lists.length < block.depth ? `<${list}><li>` : `<${list}>`;
      lists.push(list);
    }
    html += `<li>${escape(block.text)}`;
  }
  closeLists(0);
  return html;
}

function blockToHtml(block: Exclude<ExtractedText['blocks'][number], { type: 'item' }>): string {
  if (block.type === 'paragraph') return `<p>${escape(block.text)}</p>`;
  if (block.type === 'heading') {
    const level = Math.min(block.level, 3);
    return `<h${level}>${escape(block.text)}</h${level}>`;
  }
  const rowToHtml = (cells: string[]) =>
    `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;
  return `<table>${block.rows.map(rowToHtml).join('')}</table>`;
}
