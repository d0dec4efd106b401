import { inflateSync } from 'node:zlib';
import { limits } from '../limits.ts';

/** The XFA packets that contain text: the form and its values. */
export type XfaPackets = { template: string; datasets: string };

/**
 * Finds the XFA packets among the streams of a PDF by their content, since pdf.js does not expose them. Returns
 * undefined if they are encrypted or compressed with an unsupported filter.
 */
export function findXfaPackets(bytes: Uint8Array): XfaPackets | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let template = '';
  let datasets = '';
  let total = 0;
  let index = 0;
  for (let count = 0; count < limits.xfaStreams && total < limits.xfaBytes; count += 1) {
    const start = file.indexOf('stream', index);
    const end = file.indexOf('endstream', start);
    if (start < 0 || end < 0) break;
    index = end + 'endstream'.length;
    const text = inflateText(file.subarray(skipLineEnd(file, start + 'stream'.length), end));
    total += text.length;
    template ||= findPacket(text, 'template');
    datasets ||= findPacket(text, 'datasets');
  }
  return template ? { template, datasets } : undefined;
}

function skipLineEnd(file: Buffer, index: number): number {
  if (file[index] === 0x0d && file[index + 1] === 0x0a) return index + 2;
  return file[index] === 0x0a || file[index] === 0x0d ? index + 1 : index;
}

function inflateText(bytes: Buffer): string {
  try {
    return inflateSync(bytes, { maxOutputLength: limits.xfaStreamBytes }).toString('utf8');
  } catch {
    return bytes.subarray(0, limits.xfaStreamBytes).toString('utf8');
  }
}

/** Returns the XML element of a packet, with any namespace prefix. */
function findPacket(text: string, name: string): string {
  const opening = new RegExp(`<((?:\\w{1,20}:)?${name})[\\s>]`).exec(text);
  const tag = opening?.[1];
  if (!opening || tag === undefined || !text.includes('http://www.xfa.org/schema/')) return '';
  const close = `</${tag}>`;
  const end = text.indexOf(close, opening.index);
  return end < 0 ? '' : text.slice(opening.index, end + close.length);
}
