/** The ways a request to the endpoint can fail; `fault-to-error.ts` maps them to errors for the user. */
export type FaultKind =
  | 'busy'
  | 'out-of-credit'
  | 'refused'
  /** The endpoint rejects the request format. */
  | 'unaccepted'
  /** The text exceeds the endpoint's context. */
  | 'overflow'
  /** Our instructions do not leave any room in the context for text. */
  | 'no-room'
  /** The response never ends. */
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

/** The context sizes reported by an endpoint, in tokens. */
export type ContextUse = {
  /** The context size, for request and response together. */
  context: number;
  /** The size of our request, if reported. */
  prompt?: number | undefined;
};

export class ProviderFault extends Error {
  readonly kind: FaultKind;
  /** The delay requested by the endpoint. */
  readonly retryAfterMs: number | undefined;
  /** Set for `overflow`, `no-room` and `runaway` if the endpoint reported sizes. */
  readonly use: ContextUse | undefined;
  /** The optional parameters named by the endpoint. Set for `unaccepted`. */
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

/**
 * Whether the endpoint is down, as counted by the circuit breaker. An endpoint that is busy or rejects a request is up.
 */
export const isOutage = (error: unknown): boolean =>
  isFault(error, 'unreachable', 'failed', 'stalled');
