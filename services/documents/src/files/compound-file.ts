/** The header of a compound file, which locates the directory of its streams ([MS-CFB] 2.2). */
export const headBytes = 512;
const sectorSizeAt = 0x1e;
const directoryOffset = 0x30;

/** Whether a compound file ends before its directory, for example because of an incomplete copy. */
export function isTruncated(head: Uint8Array, size: number): boolean {
  if (head.length < headBytes) return true;
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const sector = 2 ** Math.min(12, view.getUint16(sectorSizeAt, true));
  return (view.getUint32(directoryOffset, true) + 2) * sector > size;
}
