import type {
  Inline,
  List,
  ListItem,
  Paragraph,
  RichBlock,
  RichDocument,
  RichText,
  Table,
} from './model.ts';
import { normalizeDocument } from './normalize-document.ts';

/**
 * Converts a document to canonical HTML: only allowed tags, all text escaped, deterministic. `htmlToDocument` parses it
 * back into the normalized document. An empty document becomes an empty string.
 */
export function documentToHtml(document: RichDocument): string {
  const html = normalizeDocument(document).map(blockToHtml).join('');
  return html === '<p></p>' ? '' : html;
}

/** Escapes text for content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function blockToHtml(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
      return paragraphToHtml(block);
    case 'heading':
      return `<h${block.level}>${inlinesToHtml(block.children)}</h${block.level}>`;
    case 'bulleted-list':
    case 'numbered-list':
      return listToHtml(block);
    case 'block-quote':
      return `<blockquote>${block.children.map(paragraphToHtml).join('')}</blockquote>`;
    case 'table':
      return tableToHtml(block);
  }
}

const paragraphToHtml = (block: Paragraph) => `<p>${inlinesToHtml(block.children)}</p>`;

function listToHtml(list: List): string {
  const tag = list.type === 'numbered-list' ? 'ol' : 'ul';
  return `<${tag}>${list.children.map(itemToHtml).join('')}</${tag}>`;
}

function itemToHtml({ children: [paragraph, ...nested] }: ListItem): string {
  return `<li>${inlinesToHtml(paragraph.children)}${nested.map(listToHtml).join('')}</li>`;
}

function tableToHtml(table: Table): string {
  const rows = table.children.map((row) => {
    const cells = row.children.map(({ header, children }) => {
      const tag = header ? 'th' : 'td';
      const [only] = children;
      const inner =
        only?.type === 'paragraph' && children.length === 1
          ? inlinesToHtml(only.children)
          : children.map(blockToHtml).join('');
      return `<${tag}>${inner}</${tag}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function inlinesToHtml(inlines: Inline[]): string {
  return inlines
    .map((inline) =>
      'type' in inline
        ? `<a href="${escapeHtml(inline.url).replace(/"/g, '&quot;')}">${inline.children.map(textToHtml).join('')}</a>`
        : textToHtml(inline),
    )
    .join('');
}

function textToHtml({ text, bold, italic, underline }: RichText): string {
  if (text === '') return '';
  const inner = escapeHtml(text).replace(/\n/g, '<br />');
  const underlined = underline ? `<u>${inner}</u>` : inner;
  const slanted = italic ? `<em>${underlined}</em>` : underlined;
  return bold ? `<strong>${slanted}</strong>` : slanted;
}
