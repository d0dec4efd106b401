import { Parser } from 'htmlparser2';
import { htmlReader } from './html-reader.ts';
import type { RichDocument } from './model.ts';
import { normalizeDocument } from './normalize-document.ts';

/** Deeper than any page that people write; the parser's work for an element grows with its depth. */
const deepest = 2_000;

/** Passes over the tags of elements that are nested too deeply; their text stays. */
class ShallowParser extends Parser {
  depth = 0;

  override onopentagname(start: number, end: number) {
    if (this.depth < deepest) super.onopentagname(start, end);
  }
}

/**
 * Reads any HTML as a document of the model, normalised: what the editor wrote, what Word, Google
 * Docs or a web page left on the clipboard, what an attacker sent. Unknown elements give their
 * text; scripts, styles, comments and hidden elements give nothing. Never throws.
 */
export function htmlToDocument(html: string): RichDocument {
  const reader = htmlReader();
  const parser = new ShallowParser({
    onopentag(tag, attributes) {
      parser.depth += 1;
      reader.open(tag, attributes);
    },
    onclosetag() {
      parser.depth -= 1;
      reader.close();
    },
    ontext: reader.text,
  });
  parser.end(html);
  return normalizeDocument(reader.finish());
}
