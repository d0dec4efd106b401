import type { OpenAiSettings } from './settings.ts';

export const presetNames = ['openai', 'azure', 'ollama', 'lmstudio', 'vllm', 'openrouter'] as const;
export type PresetName = (typeof presetNames)[number];

type Preset = Partial<Omit<OpenAiSettings, 'apiKey'>> & {
  needsKey: boolean;
  /** The maximum working time of a job. */
  jobMs?: number;
};

/** A model on a personal computer responds slowly, handles one request at a time and has a small context. */
const personalComputer = {
  idleMs: 10 * 60_000,
  concurrency: 1,
  chunkChars: 12_000,
  maxAnswerTokens: 3_000,
  jobMs: 8 * 60 * 60_000,
  needsKey: false,
};

/** Settings for well-known endpoints; environment variables override them. */
export const presets: Record<PresetName, Preset> = {
  openai: { baseUrl: 'https://api.openai.com/v1', model: 'gpt-4.1-mini', needsKey: true },
  azure: { needsKey: true },
  ollama: { baseUrl: 'http://127.0.0.1:11434/v1', ...personalComputer },
  lmstudio: { baseUrl: 'http://127.0.0.1:1234/v1', ...personalComputer },
  vllm: { baseUrl: 'http://127.0.0.1:8000/v1', idleMs: 3 * 60_000, needsKey: false },
  openrouter: {
    baseUrl: 'https://openrouter.ai/api/v1',
    model: 'openai/gpt-4.1-mini',
    needsKey: true,
  },
};
