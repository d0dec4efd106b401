/**
 * Everything that a span may say: what was asked of which part, and how it went. Nothing that a person
 * wrote, no address with its query, no id of a person has a place here.
 */
export type SpanAttributes = {
  'http.request.method'?: string;
  /** The path as the contract writes it, never as it was sent. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** The service that is asked. */
  'peer.service'?: string;
  'db.system.name'?: 'mongodb';
  'db.namespace'?: string;
  'db.collection.name'?: string;
  'db.operation.name'?: string;
  'messaging.operation.name'?: 'publish' | 'handle';
  /** The event's type, or the rule that hears it. */
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
  /** The name of a failure, never its message: that may repeat what was sent. */
  'error.type'?: string;
  /** The id that the person is shown when something fails, and that stands in the log. */
  'grantwright.request_id'?: string;
};

export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** One piece of work of a trace. */
export type Span = {
  /** What goes along to whoever continues the trace (W3C Trace Context). */
  readonly traceparent: string;
  rename: (name: string) => void;
  set: (attributes: SpanAttributes) => void;
  /** Marks it as failed, by the failure's name. */
  fail: (error: unknown) => void;
  end: () => void;
};

type Start = {
  kind: SpanKind;
  /** The traceparent of what it is a part of; without one a trace begins. */
  parent?: string | undefined;
  attributes?: SpanAttributes;
};

/** Begins spans in the name of one service. There is none where nobody collects traces. */
export type Tracer = { start: (name: string, how: Start) => Span };
