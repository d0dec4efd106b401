export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/**
 * Collects a stream into one array.
 * @throws TooLongError if the stream has more than `limit` bytes
 */
export async function collectBytes(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limit) throw new TooLongError();
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let index = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, index);
    index += chunk.length;
  }
  return bytes;
}
