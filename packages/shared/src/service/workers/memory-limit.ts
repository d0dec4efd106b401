import { totalmem } from 'node:os';

const MIB = 1024 ** 2;

/**
 * The memory that this process and its workers may hold, in MiB: the limit of the container (control
 * groups, version 1 or 2). Without one, what the machine has, but no more than `maxMb`, since others
 * use the machine too.
 */
export function memoryLimitMb(
  maxMb = 2560,
  { limitBytes = process.constrainedMemory(), totalBytes = totalmem() } = {},
): number {
  // systems without a limit report 0, or more than any machine has
  const isLimited = limitBytes > 0 && limitBytes < totalBytes;
  const mb = Math.floor((isLimited ? limitBytes : totalBytes) / MIB);
  return isLimited ? mb : Math.min(mb, maxMb);
}
