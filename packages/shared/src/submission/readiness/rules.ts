import type { Finding } from './finding.ts';
import type { Draft } from './readiness-input.ts';
import { aiRule } from './rules/ai-rule.ts';
import { attachmentReferences } from './rules/attachment-references.ts';
import { budgetAward } from './rules/budget-award.ts';
import { budgetIndirect } from './rules/budget-indirect.ts';
import { budgetItems } from './rules/budget-items.ts';
import { budgetLines } from './rules/budget-lines.ts';
import { budgetMatch } from './rules/budget-match.ts';
import { budgetRequest } from './rules/budget-request.ts';
import { budgetStaff } from './rules/budget-staff.ts';
import { budgetTotal } from './rules/budget-total.ts';
import { eligibility } from './rules/eligibility.ts';
import { emptySections } from './rules/empty-sections.ts';
import { emptyText } from './rules/empty-text.ts';
import { facts } from './rules/facts.ts';
import { missingDetails } from './rules/missing-details.ts';
import { missingSections } from './rules/missing-sections.ts';
import { openAttachments } from './rules/open-attachments.ts';
import { openGaps } from './rules/open-gaps.ts';
import { openRequirements } from './rules/open-requirements.ts';
import { optionalSections } from './rules/optional-sections.ts';
import { otherFunders } from './rules/other-funders.ts';
import { overLimit } from './rules/over-limit.ts';
import { passedDeadline } from './rules/passed-deadline.ts';
import { percentages } from './rules/percentages.ts';
import { placeholders } from './rules/placeholders.ts';
import { requestedAmount } from './rules/requested-amount.ts';
import { statedTotals } from './rules/stated-totals.ts';
import { tableTotals } from './rules/table-totals.ts';
import { unansweredPrompts } from './rules/unanswered-prompts.ts';
import { undefinedAcronyms } from './rules/undefined-acronyms.ts';

type Rule = (draft: Draft) => Finding[];

/** All rules, in the order in which to fix their findings. */
export const rules: readonly Rule[] = [
  passedDeadline,
  eligibility,
  aiRule,
  emptyText,
  missingSections,
  emptySections,
  unansweredPrompts,
  openGaps,
  placeholders,
  overLimit,
  requestedAmount,
  budgetAward,
  budgetRequest,
  budgetLines,
  budgetMatch,
  budgetIndirect,
  budgetTotal,
  budgetItems,
  budgetStaff,
  tableTotals,
  statedTotals,
  percentages,
  openAttachments,
  attachmentReferences,
  openRequirements,
  optionalSections,
  otherFunders,
  missingDetails,
  facts,
  undefinedAcronyms,
];
