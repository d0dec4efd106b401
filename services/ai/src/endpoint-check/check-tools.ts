import type { OpenAiSettings } from '../openai/settings.ts';
import type { SendRequest } from '../openai/transport/create-client.ts';
import type { RequestForm } from '../openai/transport/request-form.ts';
import type { Usage } from '../providers/provider.ts';

export type Finding = {
  outcome: 'works' | 'limited' | 'fails';
  /** A sentence for the operator. */
  text: string;
};

/** The tools for sending the requests of a check. */
export type CheckTools = {
  settings: OpenAiSettings;
  send: SendRequest;
  /** Returns the form of the last request that the endpoint accepted. */
  acceptedForm: () => RequestForm | undefined;
  onUsage: (usage: Usage) => void;
  signal: AbortSignal;
};
