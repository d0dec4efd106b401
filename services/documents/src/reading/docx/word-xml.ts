import { kinds, reasons, UnreadableError } from '../unreadable.ts';

/**
 * Just enough of XML to look at runs and styles as text, so that nothing is parsed twice: no entity
 * is resolved, and a part that declares any is refused (OOXML forbids DTDs).
 */
export function partText(bytes: Buffer): string {
  const text = new TextDecoder(bytes[0] === 0xff || bytes[0] === 0xfe ? 'utf-16' : 'utf-8').decode(
    bytes,
  );
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableError(reasons.broken(kinds.docx));
  return text;
}

/** The prefix of the WordprocessingML names in a part, with its colon: nearly always `w:`. */
export function wordPrefix(xml: string): string {
  const prefix = /xmlns:([\w.-]+)\s*=\s*["'][^"']*wordprocessingml[^"']*\/main["']/.exec(xml)?.[1];
  return prefix ? `${prefix}:` : 'w:';
}

export type XmlElement = {
  tag: string;
  start: number;
  bodyStart: number;
  bodyEnd: number;
  end: number;
  xml: string;
};

/** The elements of a name, outermost ones; an element left open ends with the part. */
export function* elementsIn(xml: string, name: string): Generator<XmlElement> {
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])[^>]*?(/?)>`, 'g');
  let depth = 0;
  let open: { tag: string; start: number; bodyStart: number } | undefined;
  for (let found = tags.exec(xml); found; found = tags.exec(xml)) {
    const [tag, closing, empty] = found;
    if (closing) {
      depth -= 1;
      if (depth === 0 && open) yield { ...open, bodyEnd: found.index, end: tags.lastIndex, xml };
    } else if (!empty) {
      if (depth === 0) open = { tag, start: found.index, bodyStart: tags.lastIndex };
      depth += 1;
    }
    if (depth < 0) depth = 0;
  }
}

export const innerOf = (element: XmlElement): string =>
  element.xml.slice(element.bodyStart, element.bodyEnd);

export function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found?.[1] ?? found?.[2];
}

export function firstTag(xml: string, name: string): string {
  return new RegExp(`<${name}(?=[\\s/>])[^>]*>`).exec(xml)?.[0] ?? '';
}
