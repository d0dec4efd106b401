// The provider for language models and the check of its endpoint, apart from the other exports because their
// libraries are slow to load.
export { checkEndpoint } from './endpoint-check/check-endpoint.ts';
export { createOpenAiProvider } from './openai-provider.ts';
