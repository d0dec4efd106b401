const sniffed = 4_096;

/** The text of a page's bytes: by byte order mark, then the given character set, then the page's own meta, then UTF-8. */
export function decodePage(bytes: Uint8Array, charset?: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, sniffed));
  const declared =
    byMark(bytes) ??
    charset ??
    /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head)?.[1] ??
    /<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1];
  return decoderFor(declared).decode(bytes);
}

function byMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

function decoderFor(label: string | undefined): { decode: (bytes: Uint8Array) => string } {
  // UTF-7 hides markup from whoever looks for it; no page needs it.
  if (!label || /^utf-?7$/i.test(label)) return new TextDecoder('utf-8');
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder('utf-8');
  }
}
