/**
 * Everything that can go wrong between us and the endpoint, in the endpoint's own terms. What a
 * person is told, and with which status, is decided in `fault-to-error.ts` and nowhere else.
 */
export type FaultKind =
  | 'busy'
  | 'out-of-credit'
  | 'refused'
  /** The endpoint does not take a request of this form. */
  | 'unaccepted'
  /** More text than the endpoint takes. */
  | 'overflow'
  /** Not even a little text fits beside our instructions. */
  | 'no-room'
  /** An answer without an end. */
  | 'runaway'
  | 'unreachable'
  | 'failed'
  | 'stalled'
  | 'cut-off'
  | 'malformed'
  | 'filtered'
  | 'cancelled';

/** What an endpoint said of its context, in tokens. */
export type ContextUse = {
  /** What it holds, question and answer together. */
  context: number;
  /** What our question takes of it, where that was said. */
  prompt?: number | undefined;
};

export class ProviderFault extends Error {
  readonly kind: FaultKind;
  /** How long the endpoint asked us to wait. */
  readonly retryAfterMs: number | undefined;
  /** Of an `overflow` and of `no-room`, as far as the endpoint told. */
  readonly use: ContextUse | undefined;

  constructor(
    kind: FaultKind,
    message: string,
    options: { retryAfterMs?: number; use?: ContextUse | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ProviderFault';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
    this.use = options.use;
  }
}

export const isFault = (error: unknown, ...kinds: FaultKind[]): error is ProviderFault =>
  error instanceof ProviderFault && (kinds.length === 0 || kinds.includes(error.kind));

/** The endpoint itself is in trouble: what the breaker counts. A busy or refusing endpoint is alive. */
export const isOutage = (error: unknown): boolean =>
  isFault(error, 'unreachable', 'failed', 'stalled');
