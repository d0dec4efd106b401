import { Transform } from 'node:stream';
import type { RunningVirusCheck } from './virus-check.ts';

/**
 * Passes a file through while scanning it, holding back the last chunk until the verdict, so that the store never
 * receives a complete infected file.
 */
export function scanThrough(check: () => RunningVirusCheck): Transform {
  let checking: RunningVirusCheck | undefined;
  let last: Buffer | undefined;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      checking ??= check();
      checking.write(chunk).then(() => {
        if (last) this.push(last);
        last = chunk;
        done();
      }, done);
    },
    flush(done) {
      if (!checking) return done();
      checking.passed().then(() => done(null, last), done);
    },
    destroy(error, done) {
      checking?.cancel();
      done(error);
    },
  });
}
