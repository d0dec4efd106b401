import { Parser } from 'htmlparser2';
import { htmlReader } from './html-reader.ts';
import type { RichDocument } from './model.ts';
import { normalizeDocument } from './normalize-document.ts';

/**
 * Reads any HTML as a document of the model, normalised: what the editor wrote, what Word, Google
 * Docs or a web page left on the clipboard, what an attacker sent. Unknown elements give their
 * text; scripts, styles, comments and hidden elements give nothing. Never throws.
 */
export function htmlToDocument(html: string): RichDocument {
  const reader = htmlReader();
  const parser = new Parser(
    { onopentag: reader.open, onclosetag: reader.close, ontext: reader.text },
    { decodeEntities: true },
  );
  parser.end(html);
  return normalizeDocument(reader.finish());
}
