import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { limits } from '@grantwright/shared/contract';
import { createKindCheck, type FileKind } from './file-kind.ts';
import { createEmptyFileError, createFileTooLargeError } from './upload-errors.ts';
import { signatureBytes } from './type-by-content.ts';

export type FileInspection = { kind: FileKind; size: number; sha256: string };

/**
 * Returns a stream that passes a file through while checking its type and size. It checks the first bytes before
 * passing any on, and fails with an AppError if the file is rejected.
 */
export function inspectFile(name: string): { stream: Transform; result: () => FileInspection } {
  const check = createKindCheck(name);
  const hash = createHash('sha256');
  let head: Buffer[] | undefined = [];
  let size = 0;
  let sha256 = '';

  const pass = (stream: Transform, chunk: Buffer) => {
    check.update(chunk);
    hash.update(chunk);
    stream.push(chunk);
  };
  const begin = async (stream: Transform) => {
    const start = Buffer.concat(head ?? []);
    head = undefined;
    await check.start(start);
    pass(stream, start);
  };

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limits.fileBytes) return done(createFileTooLargeError());
      if (!head) {
        pass(this, chunk);
        return done();
      }
      head.push(chunk);
      if (size < signatureBytes) return done();
      return void begin(this).then(() => done(), done);
    },
    flush(done) {
      if (size === 0) return done(createEmptyFileError());
      const ending = head ? begin(this) : Promise.resolve();
      return void ending
        .then(() => {
          check.finish();
          sha256 = hash.digest('base64url');
        })
        .then(() => done(), done);
    },
  });
  return { stream, result: () => ({ kind: check.kind(), size, sha256 }) };
}
