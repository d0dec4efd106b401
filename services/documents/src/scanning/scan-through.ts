import { Transform } from 'node:stream';
import type { Checking } from './file-check.ts';

/**
 * Passes a file on while it is scanned, and keeps its last piece back until the scanner has found
 * nothing: whoever stores it never has the whole of a file that is refused.
 */
export function scanThrough(check: () => Checking): Transform {
  let checking: Checking | undefined;
  let kept: Buffer | undefined;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      checking ??= check();
      checking.take(piece).then(() => {
        if (kept) this.push(kept);
        kept = piece;
        done();
      }, done);
    },
    flush(done) {
      if (!checking) return done();
      checking.passed().then(() => done(null, kept), done);
    },
    destroy(error, done) {
      checking?.end();
      done(error);
    },
  });
}
