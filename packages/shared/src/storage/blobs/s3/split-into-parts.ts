/** Splits a stream into parts of equal size, with a shorter last part; holds one part in memory. */
export async function* splitIntoParts(
  body: AsyncIterable<Buffer | string>,
  size: number,
): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bufferedBytes = 0;
  for await (const chunk of body) {
    let rest = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
    while (bufferedBytes + rest.length > size) {
      const fitting = rest.subarray(0, size - bufferedBytes);
      yield Buffer.concat([...chunks, fitting]);
      rest = rest.subarray(fitting.length);
      chunks = [];
      bufferedBytes = 0;
    }
    chunks.push(rest);
    bufferedBytes += rest.length;
  }
  yield Buffer.concat(chunks);
}
