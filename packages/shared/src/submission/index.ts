export { aiStance, type AiStance } from './ai-policy/ai-stance.ts';
export { isWrittenByApplicant } from './ai-policy/is-written-by-applicant.ts';
export { checkPeriod, compareWithCeiling } from './budget/award-ceiling.ts';
export { budgetRules } from './budget/budget-rules.ts';
export { findStatedCap, findStatedMatch } from './budget/stated-rules.ts';
export { budgetSums } from './budget/budget-sums.ts';
export { awardCurrency, budgetCurrencies } from './budget/currencies.ts';
export { budgetTable, budgetTablePlace } from './budget/budget-table.ts';
export { indirectCosts, isIndirectLine } from './budget/indirect-costs.ts';
export { isBudgetReadable, lineProblem, type LineProblem } from './budget/line-problem.ts';
export { matchFunds } from './budget/match-funds.ts';
export { attachmentLimits } from './checklist/attachment-limits.ts';
export { attachmentProblems, type AttachedFile } from './checklist/attachment-problems.ts';
export {
  attachmentRows,
  editedAttachments,
  findStatedAttachment,
} from './checklist/attachment-rows.ts';
export { changeChecklist, type ChecklistChange } from './checklist/change-checklist.ts';
export { checklistItems } from './checklist/checklist-items.ts';
export type { ChecklistEntry, ChecklistState } from './checklist/checklist-items.ts';
export { checklistProgress, isSettled } from './checklist/checklist-progress.ts';
export { requirementLabels } from './checklist/requirement-labels.ts';
export { countWords } from './counting/count-words.ts';
export type { CountingRule } from './counting/counting-rule.ts';
export type { LengthUsage } from './counting/length-usage.ts';
export type { LimitRule } from './counting/limit-rule.ts';
export { lengthOfBlocks, lengthOfText, type TextLength } from './counting/text-length.ts';
export { criteriaCoverage } from './criteria/criteria-coverage.ts';
export type { CriterionCoverage, CoverageVerdict } from './criteria/criteria-coverage.ts';
export { findStatedWeights } from './criteria/stated-weight.ts';
export { describeGap, findLargestGap } from './criteria/largest-gap.ts';
export { calendarEvents, type CalendarEvent } from './deadline/calendar-events.ts';
export { countdown } from './deadline/countdown.ts';
export { deadlineState } from './deadline/deadline-state.ts';
export { clockText, dayText, deadlineLine, deadlineText } from './deadline/deadline-text.ts';
export { letterOfIntent } from './deadline/letter-of-intent.ts';
export { dueInstant } from './deadline/due-instant.ts';
export { applicantListText, isApplicantList } from './eligibility/applicant-list.ts';
export { announcesConditions } from './eligibility/applicant-sentences.ts';
export { eligibilityOutcome, type EligibilityOutcome } from './eligibility/eligibility-outcome.ts';
export { notFundedFacts, unjudgedFacts } from './eligibility/eligibility-rules.ts';
export { judgeEligibility } from './eligibility/judge-eligibility.ts';
export type { Judgment } from './eligibility/judgment.ts';
export { applicationFormat, formatChanges } from './format/application-format.ts';
export { formatRules, type FormatRules } from './format/format-rules.ts';
export { usualFormat } from './format/usual-format.ts';
export { contentsList, contentsText } from './package/contents-text.ts';
export { extensionOf, numberedName } from './package/file-names.ts';
export { packageFiles, type PackageFile } from './package/package-files.ts';
export { tableColumnWidths } from './pages/column-widths.ts';
export { estimatePages } from './pages/estimate-pages.ts';
export { portalAnswers, type PortalAnswer } from './portal-text/portal-answers.ts';
export { findFindings } from './readiness/find-findings.ts';
export type { Finding, Place } from './readiness/finding.ts';
export { formatAmount } from './budget/format-amount.ts';
export type { ReadinessInput } from './readiness/readiness-input.ts';
export { leadTime } from './registration/lead-time.ts';
export { findRegistrations, type Registration } from './registration/registrations.ts';
export { applyHunks } from './rewrite/apply-hunks.ts';
export { diffSection, type Hunk, type SectionDiff } from './rewrite/diff-section.ts';
export { sectionToRewrite, type SectionToRewrite } from './rewrite/section-to-rewrite.ts';
export type { Token } from './rewrite/section-tokens.ts';
export { measureSections } from './sections/measure-sections.ts';
export { isSameName } from './sections/same-name.ts';
export { sectionUsage } from './sections/section-usage.ts';
export { findLimit } from './sections/shared-limit.ts';
export { findHeading, findNamed } from './sections/find-named.ts';
export { sectionKeys, type SectionKey } from './sections/section-keys.ts';
export {
  divideSections,
  sourceDetails,
  writtenAnalysis,
  writtenDetails,
} from './sections/written-analysis.ts';
export type { Cut } from './shorten/rank-sentences.ts';
export { shortenSection } from './shorten/shorten-section.ts';
