/** The failures of a request to the endpoint; `fault-to-error.ts` maps them to errors for the user. */
export type FaultKind =
  | 'busy'
  | 'out-of-credit'
  | 'refused'
  /** The endpoint rejects the format of the request. */
  | 'unaccepted'
  /** The text exceeds the context of the endpoint. */
  | 'overflow'
  /** Our instructions leave no room for text in the context. */
  | 'no-room'
  /** The response does not end. */
  | 'runaway'
  | 'unreachable'
  | 'failed'
  | 'stalled'
  /** The connection was lost. */
  | 'cut-off'
  /** The response ends without a finish reason. */
  | 'unfinished'
  | 'malformed'
  | 'filtered'
  | 'canceled';

/** Context sizes reported by an endpoint, in tokens. */
export type ContextUse = {
  /** Context size, for request and response together. */
  context: number;
  /** Size of our request, if reported. */
  prompt?: number | undefined;
};

export class ProviderFault extends Error {
  readonly kind: FaultKind;
  /** The delay that the endpoint requested. */
  readonly retryAfterMs: number | undefined;
  /** Set for `overflow`, `no-room` and `runaway` if the endpoint reported sizes. */
  readonly use: ContextUse | undefined;
  /** Set for `unaccepted`: the optional parameters that the endpoint names. */
  readonly parameters: readonly string[];

  constructor(
    kind: FaultKind,
    message: string,
    options: {
      retryAfterMs?: number;
      use?: ContextUse | undefined;
      parameters?: string[];
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ProviderFault';
    this.kind = kind;
    this.retryAfterMs = options.retryAfterMs;
    this.use = options.use;
    this.parameters = options.parameters ?? [];
  }
}

export const isFault = (error: unknown, ...kinds: FaultKind[]): error is ProviderFault =>
  error instanceof ProviderFault && (kinds.length === 0 || kinds.includes(error.kind));

/** Whether the endpoint is down, which the circuit breaker counts. A busy or refusing endpoint is up. */
export const isOutage = (error: unknown): boolean =>
  isFault(error, 'unreachable', 'failed', 'stalled');
