import type { Finding } from './finding.ts';
import type { Draft } from './readiness-input.ts';
import { budgetAgainstCeiling } from './rules/budget/budget-against-ceiling.ts';
import { budgetIndirect } from './rules/budget/budget-indirect.ts';
import { budgetItems } from './rules/budget/budget-items.ts';
import { budgetLines } from './rules/budget/budget-lines.ts';
import { budgetMatch } from './rules/budget/budget-match.ts';
import { budgetDiffersFromRequest } from './rules/budget/budget-differs-from-request.ts';
import { budgetStaff } from './rules/budget/budget-staff.ts';
import { budgetTotal } from './rules/budget/budget-total.ts';
import { requestAgainstCeiling } from './rules/budget/request-against-ceiling.ts';
import { statedTotals } from './rules/budget/stated-totals.ts';
import { tableRates } from './rules/budget/table-rates.ts';
import { tableRequests } from './rules/budget/table-requests.ts';
import { tableTotals } from './rules/budget/table-totals.ts';
import { aiPolicy } from './rules/call/ai-policy.ts';
import { eligibilityConflicts } from './rules/call/eligibility-conflicts.ts';
import { missingDetails } from './rules/call/missing-details.ts';
import { passedDeadline } from './rules/call/passed-deadline.ts';
import { attachmentReferences } from './rules/checklist/attachment-references.ts';
import { openAttachments } from './rules/checklist/open-attachments.ts';
import { openRequirements } from './rules/checklist/open-requirements.ts';
import { emptySections } from './rules/sections/empty-sections.ts';
import { emptyText } from './rules/sections/empty-text.ts';
import { missingSections } from './rules/sections/missing-sections.ts';
import { openGaps } from './rules/sections/open-gaps.ts';
import { optionalSections } from './rules/sections/optional-sections.ts';
import { overLimit } from './rules/sections/over-limit.ts';
import { unansweredPrompts } from './rules/sections/unanswered-prompts.ts';
import { blankSignatures } from './rules/text/blank-signatures.ts';
import { missingPdfCharacters } from './rules/text/missing-pdf-characters.ts';
import { otherFunders } from './rules/text/other-funders.ts';
import { otherYears } from './rules/text/other-years.ts';
import { pastDates } from './rules/text/past-dates.ts';
import { percentageSums } from './rules/text/percentage-sums.ts';
import { placeholders } from './rules/text/placeholders.ts';
import { undefinedAcronyms } from './rules/text/undefined-acronyms.ts';
import { unsupportedFacts } from './rules/text/unsupported-facts.ts';

type Rule = (draft: Draft) => Finding[];

/** All rules, in the order in which to fix their findings. */
export const rules: readonly Rule[] = [
  passedDeadline,
  eligibilityConflicts,
  aiPolicy,
  emptyText,
  missingSections,
  emptySections,
  unansweredPrompts,
  openGaps,
  placeholders,
  blankSignatures,
  overLimit,
  requestAgainstCeiling,
  budgetAgainstCeiling,
  budgetDiffersFromRequest,
  budgetLines,
  budgetMatch,
  budgetIndirect,
  budgetTotal,
  budgetItems,
  budgetStaff,
  tableTotals,
  tableRates,
  tableRequests,
  statedTotals,
  percentageSums,
  openAttachments,
  attachmentReferences,
  openRequirements,
  optionalSections,
  otherFunders,
  otherYears,
  pastDates,
  missingDetails,
  missingPdfCharacters,
  unsupportedFacts,
  undefinedAcronyms,
];
