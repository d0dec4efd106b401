export * from './main-thread.ts';
export { splitIntoUnits, type Doc } from './document/split-into-units.ts';
export type { Unit } from './document/unit.ts';
export { listContentWords, computeWordOverlap } from './text/normalize.ts';
export { endCachedJob } from './text/cache-by-text.ts';
export { listComparableStems } from './text/stem.ts';
export type { Value } from './text/values.ts';
export { embeddingLength, type Encoder } from './model/embedding.ts';
export { loadEncoder, openEncoder } from './model/encoder.ts';
export { modelFolder } from './model/resolve-model-file.ts';
export { computeProbabilities, applySoftmax, type Network } from './model/network.ts';
export { type NetworkName, networkFeatures } from './model/network-features.ts';
export { roles, type Role } from './model/roles.ts';
export {
  joinPath,
  truncateUnitText,
  listTextsToEmbed,
  computeUnitFeatures,
} from './model/compute-unit-features.ts';
export { completeYear } from './analysis/dates/complete-year.ts';
export { isOpening } from './analysis/dates/step-words.ts';
export { dropInconsistentAmounts } from './analysis/money/drop-inconsistent-amounts.ts';
export { isAiRule } from './analysis/ai-rule.ts';
export { analyze } from './analysis/analyze.ts';
export { findRepetitions } from './analysis/find-repetitions.ts';
export { writeOmittedNotes } from './analysis/notes/write-omitted-notes.ts';
export { classifyUnits, type ClassifiedUnit } from './analysis/classify-units.ts';
export { listNameCandidates } from './analysis/identity/candidates.ts';
export { chooseName, containsMostOf } from './analysis/identity/choose-name.ts';
export { computeNameFeatures } from './analysis/identity/compute-name-features.ts';
export { selectSections } from './analysis/sections/find-sections.ts';
export { computePartFeatures } from './analysis/sections/compute-part-features.ts';
export { loadExtractionModel, loadModel } from './model/load-model.ts';
export { computeDocumentFeatures } from './model/compute-document-features.ts';
export { type Field, type FieldClass, fields } from './model/fields.ts';
export { extract } from './extraction/extract.ts';
export { mergeExtractions } from './extraction/merge-extractions.ts';
export type { DocumentFields } from './extraction/choose-field.ts';
export { computeFieldFeatures } from './model/compute-field-features.ts';
export { nameCueNames } from './extraction/name-cues.ts';
export { loadNameWeights, type NameWeights, nameWeightsSchema } from './extraction/name-weights.ts';
export { describeNames, findOrganizationNames } from './extraction/find-organization-names.ts';
export type { DraftedSection, DraftMaterial } from './drafting/draft-material.ts';
export {
  type Ask,
  computeAskFeatures,
  computeBelongingFeatures,
  listDraftTexts,
} from './drafting/topic-features.ts';
export type { DraftModel } from './drafting/relevance.ts';
export { planSections, type SectionPlan } from './drafting/section-plan.ts';
export {
  truncateForEmbedding,
  scaleEmbedding,
  computeStatementFeatures,
} from './drafting/compute-statement-features.ts';
export type { Statement } from './drafting/statement.ts';
export { createStatement } from './drafting/gather-statements.ts';
export { createTable } from './drafting/blocks.ts';
export { type ComputedFact, computeFacts } from './drafting/compute-facts.ts';
export { answerQuestion } from './drafting/answer-question.ts';
export { draftSections } from './drafting/draft-sections.ts';
export { loadDraftModel } from './drafting/load-draft-model.ts';
export {
  findPassages,
  type FoundPassage,
  type OwnText,
  type PassageSearch,
} from './passages/find-passages.ts';
export { filterOpenQuestions } from './drafting/filter-open-questions.ts';
export { checkClaims } from './checking/check-claims.ts';
export type { SourceDocument } from './checking/claim-sources.ts';
export { extractVisibleText, removeInvisible } from './text/extract-visible-text.ts';
export type { CheckInput, CheckResult } from './checking/check-claims.ts';
export { findNameRuns } from './checking/names/find-name-runs.ts';
export { findQuantities } from './checking/quantities/find-quantities.ts';
