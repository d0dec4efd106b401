import type { OpenAiSettings } from './settings.ts';
import type { Ask } from './transport/create-ask.ts';

/** What every piece of work with the model needs. */
export type OpenAiTools = {
  settings: OpenAiSettings;
  ask: Ask;
  /** A mark that no text written before can hold. */
  newMark: () => string;
};
