/**
 * All attributes that a span may carry: operation, target and outcome. User content, full URLs and user ids
 * are excluded by design.
 */
export type SpanAttributes = {
  'http.request.method'?: string;
  /** The path template of the contract, never the path as sent. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** The upstream service. */
  'peer.service'?: string;
  'db.system.name'?: 'mongodb';
  'db.namespace'?: string;
  'db.collection.name'?: string;
  'db.operation.name'?: string;
  'messaging.operation.name'?: 'publish' | 'handle';
  /** The event type or the consumer. */
  'messaging.destination.name'?: string;
  'messaging.message.id'?: string;
  'blob.operation'?: string;
  /** In bytes. */
  'blob.size'?: number;
  'gen_ai.operation.name'?: string;
  'gen_ai.provider.name'?: string;
  'gen_ai.request.model'?: string;
  'gen_ai.usage.input_tokens'?: number;
  'gen_ai.usage.output_tokens'?: number;
  'payment.operation'?: string;
  /** The kind of an error, never its message, which may quote user input. */
  'error.type'?: string;
  /** The request id in logs and in error responses. */
  'grantwright.request_id'?: string;
};

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

export type Span = {
  /** Passed to services that continue the trace (W3C Trace Context). */
  readonly traceparent: string;
  rename: (name: string) => void;
  set: (attributes: SpanAttributes) => void;
  /** Marks the span as failed, with the kind of error. */
  fail: (error: unknown) => void;
  end: () => void;
};

type SpanStart = {
  kind: SpanKind;
  /** The parent's traceparent; without one, the span starts a new trace. */
  parent?: string | undefined;
  attributes?: SpanAttributes;
};

export type Tracer = { start: (name: string, options: SpanStart) => Span };
