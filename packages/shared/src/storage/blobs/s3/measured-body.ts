import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { SizeMismatchError } from '../blob-store.ts';

/** Passes a body of known size on to a request, and measures it. */
export class MeasuredBody {
  /** The body for the request. Fails if the sender fails, or sends another number of bytes. */
  readonly stream: Transform;
  /** Why the sender failed. Undefined if it has not, even if the store has. */
  senderError: Error | undefined;
  readonly #source: Readable;
  readonly #md5 = createHash('md5');
  #sent = 0;

  /** @param onData called whenever data arrives from the sender */
  constructor(source: Readable, size: number, onData: () => void) {
    this.#source = source;
    this.stream = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        onData();
        this.#sent += chunk.length;
        this.#md5.update(chunk);
        if (this.#sent > size) this.senderError ??= new SizeMismatchError();
        done(this.senderError, chunk);
      },
      flush: (done) => {
        onData();
        if (this.#sent < size) this.senderError ??= new SizeMismatchError();
        done(this.senderError);
      },
    });
    // the request reports the error; without a listener, it would be thrown
    this.stream.on('error', () => undefined);
    // not a pipeline, which would attribute errors of the store to the sender
    source.once('error', (error) => this.#fail(error));
    source.once('close', () => {
      if (!source.readableEnded) this.#fail(new Error('the stream was closed early'));
    });
    source.pipe(this.stream);
  }

  /** The MD5 of the body in hexadecimal, once all of it has been sent. */
  md5(): string {
    return this.#md5.digest('hex');
  }

  /** Stops reading from the sender. */
  detach(): void {
    this.#source.unpipe(this.stream);
  }

  #fail(error: Error): void {
    this.senderError ??= error;
    this.stream.destroy(error);
  }
}
