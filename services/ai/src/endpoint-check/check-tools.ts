import type { OpenAiSettings } from '../openai/settings.ts';
import type { SendRequest } from '../openai/transport/create-client.ts';
import type { RequestForm } from '../openai/transport/request-form.ts';
import type { Usage } from '../providers/provider.ts';

export type Finding = {
  outcome: 'works' | 'limited' | 'fails';
  /** A sentence for the operator. */
  text: string;
};

/** The tools with which a check sends its requests. */
export type CheckTools = {
  settings: OpenAiSettings;
  send: SendRequest;
  /** Returns the form of the last request accepted by the endpoint. */
  acceptedForm: () => RequestForm | undefined;
  onUsage: (usage: Usage) => void;
  signal: AbortSignal;
};
