/** How many of a compound file's first bytes say where its list of streams is ([MS-CFB] 2.2). */
export const headBytes = 512;
const sectorSizeAt = 0x1e;
const directoryAt = 0x30;

/** Whether a compound file ends before the list of what is in it, as a broken upload does. */
export function breaksOff(head: Uint8Array, size: number): boolean {
  if (head.length < headBytes) return true;
  const view = new DataView(head.buffer, head.byteOffset, head.length);
  const sector = 2 ** Math.min(12, view.getUint16(sectorSizeAt, true));
  return (view.getUint32(directoryAt, true) + 2) * sector > size;
}
