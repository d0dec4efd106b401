import type { RequestForm } from '../openai/transport/request-form.ts';
import type { Finding } from './check-tools.ts';

/** Reports the parameters rejected by the endpoint, and the consequences. */
export function findRejectedParameters(form: RequestForm | undefined): Finding | undefined {
  if (!form) return undefined;
  const sentences = [
    ...(form.tokenLimit === 'max_tokens'
      ? ['The endpoint rejects max_completion_tokens; max_tokens is sent instead.']
      : []),
    ...(form.tokenLimit
      ? []
      : [
          'The endpoint rejects a token limit; an endless response is canceled because of its length.',
        ]),
    ...(form.hasUsage
      ? []
      : ['The endpoint rejects stream_options; if it reports no usage, usage is estimated.']),
  ];
  return sentences.length > 0 ? { outcome: 'limited', text: sentences.join(' ') } : undefined;
}
