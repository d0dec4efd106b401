export { findAiStance, type AiStance } from './ai-policy/find-ai-stance.ts';
export { isWrittenByApplicant } from './ai-policy/is-written-by-applicant.ts';
export { checkPeriod, compareWithCeiling } from './budget/award-ceiling.ts';
export { findBudgetRules } from './budget/find-budget-rules.ts';
export { findStatedCap, findStatedMatch } from './budget/stated-rules.ts';
export { sumBudget } from './budget/sum-budget.ts';
export { chooseAwardCurrency, listBudgetCurrencies } from './budget/currencies.ts';
export { buildBudgetTable, findBudgetTable } from './budget/build-budget-table.ts';
export { computeIndirectCosts, isIndirectLine } from './budget/compute-indirect-costs.ts';
export { isBudgetReadable, findLineProblem, type LineProblem } from './budget/find-line-problem.ts';
export { matchFunds } from './budget/match-funds.ts';
export { findAttachmentLimits } from './checklist/find-attachment-limits.ts';
export { findAttachmentProblems, type AttachedFile } from './checklist/find-attachment-problems.ts';
export {
  listAttachmentRows,
  editAttachments,
  findStatedAttachment,
} from './checklist/list-attachment-rows.ts';
export { changeChecklist, type ChecklistChange } from './checklist/change-checklist.ts';
export { listChecklistItems } from './checklist/list-checklist-items.ts';
export type { ChecklistEntry, ChecklistState } from './checklist/list-checklist-items.ts';
export { countChecklistProgress, isSettled } from './checklist/count-checklist-progress.ts';
export { requirementLabels } from './checklist/requirement-labels.ts';
export { countWords } from './counting/count-words.ts';
export type { CountingRule } from './counting/counting-rule.ts';
export { fitsLimit, type DraftingLimit } from './counting/fits-limit.ts';
export type { LengthUsage } from './counting/measure-length-usage.ts';
export type { LimitRule } from './counting/limit-rule.ts';
export { measureBlocks, measureText, type TextLength } from './counting/text-length.ts';
export { removeStatedMaximums } from './counting/stated-maximum.ts';
export { assessCriteriaCoverage } from './criteria/assess-criteria-coverage.ts';
export type { CriterionCoverage, CoverageVerdict } from './criteria/assess-criteria-coverage.ts';
export { findStatedWeights } from './criteria/stated-weight.ts';
export { describeGap, findLargestGap } from './criteria/largest-gap.ts';
export { listCalendarEvents, type CalendarEvent } from './deadline/list-calendar-events.ts';
export { computeCountdown } from './deadline/compute-countdown.ts';
export { findDeadlineState } from './deadline/find-deadline-state.ts';
export {
  formatClockTime,
  formatDay,
  formatDeadlineLine,
  describeDeadline,
} from './deadline/describe-deadline.ts';
export { findLetterOfIntent } from './deadline/find-letter-of-intent.ts';
export {
  keepChosenDeadline,
  listOtherDeadlines,
  withChosenDeadline,
} from './deadline/other-deadlines.ts';
export { computeDueInstant } from './deadline/compute-due-instant.ts';
export { formatApplicantList, isApplicantList } from './eligibility/parse-applicant-list.ts';
export { announcesConditions } from './eligibility/applicant-sentences.ts';
export {
  summarizeEligibility,
  type EligibilityOutcome,
} from './eligibility/summarize-eligibility.ts';
export { listNotFundedFacts, listUnjudgedFacts } from './eligibility/list-eligibility-rules.ts';
export { judgeEligibility } from './eligibility/judge-eligibility.ts';
export type { Judgment } from './eligibility/judgment.ts';
export { pickSource } from './facts/pick-source.ts';
export { findApplicationFormat, pickFormatChanges } from './format/find-application-format.ts';
export { findFormatRules, type FormatRules } from './format/find-format-rules.ts';
export { findMissingPdfCharacters, pdfCharacters } from './format/pdf-characters.ts';
export { usualFormat } from './format/usual-format.ts';
export { writeContentsList, writeContents } from './package/write-contents.ts';
export { getExtension, createNumberedName } from './package/file-names.ts';
export { listPackageFiles, type PackageFile } from './package/list-package-files.ts';
export { computeTableColumnWidths } from './pages/compute-column-widths.ts';
export { estimatePages } from './pages/estimate-pages.ts';
export { listPortalAnswers, type PortalAnswer } from './portal-text/list-portal-answers.ts';
export { findFindings } from './readiness/find-findings.ts';
export type { Finding, Place } from './readiness/finding.ts';
export { formatAmount } from './budget/format-amount.ts';
export type { ReadinessInput } from './readiness/readiness-input.ts';
export { findLeadTime } from './registration/find-lead-time.ts';
export { findRegistrations, type Registration } from './registration/registrations.ts';
export { applyHunks } from './rewrite/apply-hunks.ts';
export { diffSection, type Hunk, type SectionDiff } from './rewrite/diff-section.ts';
export { findSectionToRewrite, type SectionToRewrite } from './rewrite/find-section-to-rewrite.ts';
export type { Token } from './rewrite/tokenize-section.ts';
export { getTextRecords } from './get-text-records.ts';
export { measureSections } from './sections/measure-sections.ts';
export { isSameText } from '../text/comparable-text.ts';
export { findSectionUsages, findMostUsed } from './sections/measure-section-usage.ts';
export {
  type CoveringLimit,
  hasPageLimit,
  findLimits,
  getDraftingLimit,
} from './sections/section-limits.ts';
export { findHeading, findNamed } from './sections/find-named.ts';
export { assignSectionKeys, type SectionKey } from './sections/assign-section-keys.ts';
export {
  divideSections,
  restoreSourceDetails,
  applyChoicesToAnalysis,
  applyChoicesToDetails,
} from './sections/apply-choices-to-analysis.ts';
export { findNextReport } from './record/find-next-report.ts';
export { isSent } from './record/is-sent.ts';
export type { Cut } from './shorten/rank-sentences.ts';
export { shortenSection } from './shorten/shorten-section.ts';
