const sniffed = 4_096;

type Decoder = { decode: (bytes: Uint8Array) => string };

/**
 * The text of a page's bytes: by byte order mark, then the given character set, then the page's own
 * meta, then UTF-8, or what pages were written in before it.
 */
export function decodePage(bytes: Uint8Array, charset?: string): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, sniffed));
  const declared = byMark(bytes) ?? charset ?? inPage(head) ?? byZeros(bytes);
  if (declared !== undefined) return decoderFor(declared).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isMostlyUtf8(bytes) || isRubbish(bytes)
      ? new TextDecoder().decode(bytes)
      : windows1252.decode(bytes);
  }
}

function byMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** What can be read of a declaration is not written in two bytes a character, whatever it says. */
function inPage(head: string): string | undefined {
  const declared =
    /<meta[^>]+charset\s*=\s*(?:["']\s*)?([\w-]+)/i.exec(head)?.[1] ??
    /<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(head)?.[1];
  return declared !== undefined && /^(?:utf-?16|ucs-?2|utf-?32)/i.test(declared)
    ? 'utf-8'
    : declared;
}

const less = 0x3c;

/** A page begins with "<": without a mark, a zero beside it tells that each character has two bytes. */
function byZeros([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === less && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second === less && third === 0 && fourth !== 0) return 'utf-16be';
  return undefined;
}

/** A byte that was lost in a page of UTF-8 does not make it one of another character set. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const lost = text.match(/\uFFFD/g)?.length ?? 0;
  const kept = text.match(/[^\u0000-\u007F\uFFFD]/g)?.length ?? 0;
  return kept > lost;
}

/** Western languages have few letters beyond ASCII, and no page has controls: these are bytes of something else. */
function isRubbish(bytes: Uint8Array): boolean {
  const beyond = bytes.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  return (
    beyond > 0.3 * bytes.length ||
    /[\u0001-\u0008\u000E-\u001F\u007F]/.test(new TextDecoder('latin1').decode(bytes))
  );
}

/** What stands from 0x80 on; the places that are empty are controls. */
const above = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** By hand, since Node 20 reads its dashes and quotation marks as controls. */
const windows1252: Decoder = {
  decode: (bytes) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      .toString('latin1')
      .replace(/[\u0080-\u009F]/g, (control) => above.charAt(control.charCodeAt(0) - 0x80)),
};

function decoderFor(label: string): Decoder {
  // UTF-7 hides markup from whoever looks for it; no page needs it.
  if (/^utf-?7$/i.test(label)) return new TextDecoder('utf-8');
  try {
    const decoder = new TextDecoder(label);
    return decoder.encoding === 'windows-1252' ? windows1252 : decoder;
  } catch {
    return new TextDecoder('utf-8');
  }
}
