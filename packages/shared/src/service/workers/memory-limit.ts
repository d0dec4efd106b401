import { totalmem } from 'node:os';

const MIB = 1024 ** 2;

/**
 * Reads the memory limit of this process and its workers in MiB: that of the container (cgroup version 1 or 2),
 * otherwise the machine's memory up to `maxMb`, since the machine is shared with other programs.
 */
export function readMemoryLimitMb(
  maxMb = 2560,
  { limitBytes = process.constrainedMemory(), totalBytes = totalmem() } = {},
): number {
  // without a limit, systems report 0 or more than the machine has
  const isLimited = limitBytes > 0 && limitBytes < totalBytes;
  const mb = Math.floor((isLimited ? limitBytes : totalBytes) / MIB);
  return isLimited ? mb : Math.min(mb, maxMb);
}
