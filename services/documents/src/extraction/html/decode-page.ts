const sniffedBytes = 4_096;

type Decoder = { decode: (bytes: Uint8Array) => string };

/**
 * Decodes a page by its byte order mark, the given character set, its own declaration, or else as UTF-8 or
 * Windows-1252.
 * @param charset from the `Content-Type` header
 */
export function decodePage(bytes: Uint8Array, charset?: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, sniffedBytes));
  const label = byteOrderMark(bytes) ?? charset ?? declaredIn(start) ?? utf16ByZeros(bytes);
  if (label !== undefined) return decoderFor(label).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isMostlyUtf8(bytes) || isBinary(bytes)
      ? new TextDecoder().decode(bytes)
      : windows1252.decode(bytes);
  }
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** A declaration that is readable as ASCII is not in UTF-16, even if it claims to be. */
function declaredIn(start: string): string | undefined {
  const declared =
    /<meta[^>]+charset\s*=\s*(?:["']\s*)?([\w-]+)/i.exec(start)?.[1] ??
    /<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(start)?.[1];
  return declared !== undefined && /^(?:utf-?16|ucs-?2|utf-?32)/i.test(declared)
    ? 'utf-8'
    : declared;
}

const lessThan = 0x3c;

/** A page starts with "<"; in UTF-16, a zero byte is next to it. */
function utf16ByZeros([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === lessThan && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second === lessThan && third === 0 && fourth !== 0) return 'utf-16be';
  return undefined;
}

/** UTF-8 with a few damaged bytes is still UTF-8. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const damaged = text.match(/\uFFFD/g)?.length ?? 0;
  const intact = text.match(/[^\u0000-\u007F\uFFFD]/g)?.length ?? 0;
  return intact > damaged;
}

/** Western text has few characters beyond ASCII and no control characters. */
function isBinary(bytes: Uint8Array): boolean {
  const nonAscii = bytes.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  return (
    nonAscii > 0.3 * bytes.length ||
    /[\u0001-\u0008\u000E-\u001F\u007F]/.test(new TextDecoder('latin1').decode(bytes))
  );
}

/** Windows-1252 from 0x80 to 0x9F; undefined positions are control characters. */
const windows1252Characters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** `TextDecoder` of Node 20 decodes the dashes and quotation marks of Windows-1252 as control characters. */
const windows1252: Decoder = {
  decode: (bytes) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      .toString('latin1')
      .replace(/[\u0080-\u009F]/g, (control) =>
        windows1252Characters.charAt(control.charCodeAt(0) - 0x80),
      ),
};

function decoderFor(label: string): Decoder {
  // UTF-7 can hide markup from filters, and no page needs it.
  if (/^utf-?7$/i.test(label)) return new TextDecoder('utf-8');
  try {
    const decoder = new TextDecoder(label);
    return decoder.encoding === 'windows-1252' ? windows1252 : decoder;
  } catch {
    return new TextDecoder('utf-8');
  }
}
