import { inflateSync } from 'node:zlib';

/** The parts of an XFA form that hold text: what it asks, and what was filled in. */
export type XfaPackets = { template: string; datasets: string };

const maxStreams = 5_000;
/** Of one stream, unpacked. */
const maxBytes = 4 * 1024 ** 2;
const maxTotalBytes = 40 * 1024 ** 2;

/**
 * Finds the XFA packets among the streams of a PDF by what they begin with, since pdf.js keeps them to
 * itself. Undefined where they are encrypted or packed in another way.
 */
export function xfaPackets(bytes: Uint8Array): XfaPackets | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let template = '';
  let datasets = '';
  let total = 0;
  let at = 0;
  for (let count = 0; count < maxStreams && total < maxTotalBytes; count += 1) {
    const start = file.indexOf('stream', at);
    const end = file.indexOf('endstream', start);
    if (start < 0 || end < 0) break;
    at = end + 'endstream'.length;
    const text = textOf(file.subarray(afterLineEnd(file, start + 'stream'.length), end));
    total += text.length;
    template ||= packetIn(text, 'template');
    datasets ||= packetIn(text, 'datasets');
  }
  return template ? { template, datasets } : undefined;
}

function afterLineEnd(file: Buffer, at: number): number {
  if (file[at] === 0x0d && file[at + 1] === 0x0a) return at + 2;
  return file[at] === 0x0a || file[at] === 0x0d ? at + 1 : at;
}

function textOf(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: maxBytes }).toString('utf8');
  } catch {
    return bytes.subarray(0, maxBytes).toString('utf8');
  }
}

/** The element of a packet, whatever its prefix and whatever stands around it. */
function packetIn(text: string, name: string): string {
  const opening = new RegExp(`<((?:\\w{1,20}:)?${name})[\\s>]`).exec(text);
  const tag = opening?.[1];
  if (!opening || tag === undefined || !text.includes('http://www.xfa.org/schema/')) return '';
  const close = `</${tag}>`;
  const end = text.indexOf(close, opening.index);
  return end < 0 ? '' : text.slice(opening.index, end + close.length);
}
