import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedSchemes, allowedTags } from './allow-list.ts';
import { documentToHtml } from './document-to-html.ts';
import { htmlToDocument } from './html-to-document.ts';

/**
 * Returns the safe HTML to store for any input: parsed into the model and serialized, then sanitized independently of
 * the model with the allow-list. Idempotent.
 */
export function sanitizeContent(html: string): string {
  return sanitizeHtml(documentToHtml(htmlToDocument(html)), {
    allowedTags: [...allowedTags],
    allowedAttributes,
    allowedSchemes,
    allowProtocolRelative: false,
  });
}
