import type { OpenAiSettings } from './settings.ts';
import type { SendRequest } from './transport/create-client.ts';

export type OpenAiTools = {
  settings: OpenAiSettings;
  send: SendRequest;
  /** Returns an unguessable delimiter. */
  newMark: () => string;
};
