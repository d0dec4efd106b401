/** Returns a random integer from 0 to `end` - 1. */
type RandomBelow = (end: number) => number;

/** Kinds of damage caused by transfers, disks and faulty programs. */
const damages: Record<string, (file: Buffer, randomBelow: RandomBelow, other: Buffer) => Buffer> = {
  truncated: (file, randomBelow) => file.subarray(0, randomBelow(file.length)),
  'bits flipped': (file, randomBelow) => {
    const flipped = Buffer.from(file);
    for (let count = 1 + randomBelow(40); count > 0; count -= 1) {
      const index = randomBelow(flipped.length);
      flipped[index] = (flipped[index] ?? 0) ^ (1 << randomBelow(8));
    }
    return flipped;
  },
  'bytes zeroed': (file, randomBelow) => {
    const blank = Buffer.from(file);
    const index = randomBelow(blank.length);
    return blank.fill(0, index, Math.min(blank.length, index + randomBelow(4_096)));
  },
  'bytes missing': (file, randomBelow) => {
    const index = randomBelow(file.length);
    return Buffer.concat([file.subarray(0, index), file.subarray(index + randomBelow(4_096))]);
  },
  'bytes repeated': (file, randomBelow) => {
    const index = randomBelow(file.length);
    return Buffer.concat([file.subarray(0, index + randomBelow(4_096)), file.subarray(index)]);
  },
  'numbers enlarged': (file, randomBelow) =>
    Buffer.from(
      file
        .toString('latin1')
        .replace(/\d+/g, (number) => (randomBelow(100) === 0 ? `${number}999999` : number)),
      'latin1',
    ),
  'spliced with another file': (file, randomBelow, other) =>
    Buffer.concat([
      file.subarray(0, randomBelow(file.length)),
      other.subarray(randomBelow(other.length)),
    ]),
};
const kinds = Object.entries(damages);

/** Damages a random file in a random way. */
export function damageFile(
  files: readonly { name: string; bytes: Buffer }[],
  random: () => number,
): { name: string; kind: string; bytes: Buffer } {
  const randomBelow = (end: number) => Math.floor(random() * end);
  const file = files[randomBelow(files.length)];
  const [kind, damage] = kinds[randomBelow(kinds.length)] ?? [];
  const other = files[randomBelow(files.length)];
  if (!file || !other || !kind || !damage) throw new Error('there are no files to damage');
  return { name: file.name, kind, bytes: damage(file.bytes, randomBelow, other.bytes) };
}
