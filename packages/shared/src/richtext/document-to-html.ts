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
 * The canonical HTML of a document: only allowed tags, all text escaped, deterministic. `htmlToDocument`
 * parses it back into the normalized document. An empty document becomes an empty string.
 */
export function documentToHtml(document: RichDocument): string {
  const html = normalizeDocument(document).map(blockHtml).join('');
  return html === '<p></p>' ? '' : html;
}

/** Escapes text for content and for quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function blockHtml(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
      return paragraphHtml(block);
    case 'heading':
      return `<h${block.level}>${inlinesHtml(block.children)}</h${block.level}>`;
    case 'bulleted-list':
    case 'numbered-list':
      return listHtml(block);
    case 'block-quote':
      return `<blockquote>${block.children.map(paragraphHtml).join('')}</blockquote>`;
    case 'table':
      return tableHtml(block);
  }
}

const paragraphHtml = (block: Paragraph) => `<p>${inlinesHtml(block.children)}</p>`;

function listHtml(list: List): string {
  const tag = list.type === 'numbered-list' ? 'ol' : 'ul';
  return `<${tag}>${list.children.map(itemHtml).join('')}</${tag}>`;
}

function itemHtml({ children: [paragraph, ...nested] }: ListItem): string {
  return `<li>${inlinesHtml(paragraph.children)}${nested.map(listHtml).join('')}</li>`;
}

function tableHtml(table: Table): string {
  const rows = table.children.map((row) => {
    const cells = row.children.map(({ header, children }) => {
      const tag = header ? 'th' : 'td';
      const [only] = children;
      const inner =
        only?.type === 'paragraph' && children.length === 1
          ? inlinesHtml(only.children)
          : children.map(blockHtml).join('');
      return `<${tag}>${inner}</${tag}>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table><tbody>${rows.join('')}</tbody></table>`;
}

function inlinesHtml(inlines: Inline[]): string {
  return inlines
    .map((inline) =>
      'type' in inline
        ? `<a href="${escapeHtml(inline.url).replace(/"/g, '&quot;')}">${inline.children.map(textHtml).join('')}</a>`
        : textHtml(inline),
    )
    .join('');
}

function textHtml({ text, bold, italic, underline }: RichText): string {
  if (text === '') return '';
  const inner = escapeHtml(text).replace(/\n/g, '<br />');
  const underlined = underline ? `<u>${inner}</u>` : inner;
  const slanted = italic ? `<em>${underlined}</em>` : underlined;
  return bold ? `<strong>${slanted}</strong>` : slanted;
}
