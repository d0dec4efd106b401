// Fakes and builders for the benchmarks.
export { annualReport, draftInput, guidelines, policy } from './extracted-texts.ts';
export { startFakeDocuments } from './fake-documents.ts';
export { startFakeModel, type FakeModel, type ReceivedRequest } from './fake-model-server.ts';
export { generateResponse, type JsonSchema } from './generated/generate-response.ts';
export { seededRandom } from './generated/random.ts';
export {
  modelAnalysis,
  modelAttachment,
  modelRequirement,
  modelSection,
  modelStep,
} from './model-analysis.ts';
