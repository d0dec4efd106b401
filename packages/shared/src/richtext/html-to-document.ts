import { Parser } from 'htmlparser2';
import { HtmlReader } from './html-reader.ts';
import type { RichDocument } from './model.ts';
import { normalizeDocument } from './normalize-document.ts';

/** Deeper than any real page; the parser's work per element grows with its depth. */
const maxDepth = 2_000;

/** Skips the tags of elements that are nested too deeply; their text stays. */
class ShallowParser extends Parser {
  depth = 0;

  override onopentagname(start: number, end: number) {
    if (this.depth < maxDepth) super.onopentagname(start, end);
  }
}

/**
 * Parses any HTML into a normalized document: from the editor, from the clipboard (Word, Google Docs, web
 * pages) or from an attacker. Keeps the text of unknown elements; drops scripts, styles, comments and
 * hidden elements. Never throws.
 */
export function htmlToDocument(html: string): RichDocument {
  const reader = new HtmlReader();
  const parser = new ShallowParser({
    onopentag(tag, attributes) {
      parser.depth += 1;
      reader.open(tag, attributes);
    },
    onclosetag() {
      parser.depth -= 1;
      reader.close();
    },
    ontext(text) {
      reader.text(text);
    },
  });
  parser.end(html);
  return normalizeDocument(reader.finish());
}
