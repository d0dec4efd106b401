import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedSchemes, allowedTags } from './allow-list.ts';
import { documentToHtml } from './document-to-html.ts';
import { htmlToDocument } from './html-to-document.ts';

/**
 * The HTML that may be stored, whatever was sent: read into the model and written from it, then once
 * more through a sanitiser that knows nothing of the model and lets only the allow-list pass.
 * Applied twice it changes nothing more.
 */
export function sanitizeContent(html: string): string {
  return sanitizeHtml(documentToHtml(htmlToDocument(html)), {
    allowedTags: [...allowedTags],
    allowedAttributes,
    allowedSchemes,
    allowProtocolRelative: false,
  });
}
