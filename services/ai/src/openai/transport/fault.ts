/**
 * Every failure between us and the endpoint. The user’s message and status are decided in `fault-to-error.ts`
 * only.
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

/** Context sizes reported by an endpoint, in tokens. */
export type ContextUse = {
  /** Context size, for request and response together. */
  context: number;
  /** Size of our request, if reported. */
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

/** Whether the endpoint is down, which the circuit breaker counts. A busy or refusing endpoint is up. */
export const isOutage = (error: unknown): boolean =>
  isFault(error, 'unreachable', 'failed', 'stalled');
