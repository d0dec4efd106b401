import { getBOMEncoding, legacyHookDecode, normalizeEncoding } from '@exodus/bytes/encoding.js';

const sniffedBytes = 4_096;

/**
 * Decodes a page by its byte order mark, the given character set or its declaration, otherwise as UTF-8 or
 * Windows-1252.
 * @param charset the character set in the `Content-Type` header
 */
export function decodePage(bytes: Uint8Array, charset?: string): string {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, sniffedBytes));
  const label = charset ?? findDeclaredEncoding(start) ?? detectUtf16(bytes);
  if (label !== undefined || getBOMEncoding(bytes)) return decode(bytes, label);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode(bytes, isMostlyUtf8(bytes) || isBinary(bytes) ? 'utf-8' : 'windows-1252');
  }
}

/**
 * Decodes as browsers do, including Windows-1252 dashes, which Node 20 decodes as control characters. Treats unknown
 * encodings as UTF-8.
 */
const decode = (bytes: Uint8Array, label = 'utf-8'): string =>
  legacyHookDecode(bytes, normalizeEncoding(label) === null ? 'utf-8' : label);

/**
 * Finds the declared encoding. A declaration that is readable as ASCII cannot be in UTF-16, even if it declares UTF-16.
 */
function findDeclaredEncoding(start: string): string | undefined {
  const declared =
    /<meta[^>]+charset\s*=\s*(?:["']\s*)?([\w-]+)/i.exec(start)?.[1] ??
    /<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(start)?.[1];
  return declared !== undefined && /^(?:utf-?16|ucs-?2|utf-?32)/i.test(declared)
    ? 'utf-8'
    : declared;
}

const lessThan = 0x3c;

/** Detects UTF-16 by the zero byte next to the "<" that starts a page. */
function detectUtf16([first, second, third, fourth]: Uint8Array): string | undefined {
  if (first === lessThan && second === 0 && third !== 0 && fourth === 0) return 'utf-16le';
  if (first === 0 && second === lessThan && third === 0 && fourth !== 0) return 'utf-16be';
  return undefined;
}

/** Whether bytes are UTF-8, possibly with a few damaged ones. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes);
  const damaged = text.match(/\uFFFD/g)?.length ?? 0;
  const intact = text.match(/[^\u0000-\u007F\uFFFD]/g)?.length ?? 0;
  return intact > damaged;
}

/** Whether bytes are binary: Western text has few characters beyond ASCII and no control characters. */
function isBinary(bytes: Uint8Array): boolean {
  const nonAscii = bytes.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  return (
    nonAscii > 0.3 * bytes.length ||
    /[\u0001-\u0008\u000E-\u001F\u007F]/.test(new TextDecoder('latin1').decode(bytes))
  );
}
