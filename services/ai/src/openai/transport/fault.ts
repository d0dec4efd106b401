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
  /** An answer without an end. */
  | 'runaway'
  | 'unreachable'
  | 'failed'
  | 'stalled'
  | 'cut-off'
  | 'malformed'
  | 'filtered'
  | 'cancelled';

export class ProviderFault extends Error {
  readonly kind: FaultKind;
  /** How long the endpoint asked us to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: FaultKind,
    message: string,
    options: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ProviderFault';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
  }
}

export const isFault = (error: unknown, ...kinds: FaultKind[]): error is ProviderFault =>
  error instanceof ProviderFault && (kinds.length === 0 || kinds.includes(error.kind));

/** The endpoint itself is in trouble: what the breaker counts. A busy or refusing endpoint is alive. */
export const isOutage = (error: unknown): boolean =>
  isFault(error, 'unreachable', 'failed', 'stalled');
