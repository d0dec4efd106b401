import { z } from 'zod';
import { enteredLimitSchema } from './text-limits.ts';
import { sentence, shortText } from './analyst-fields.ts';
import {
  attachmentStates,
  checklistStates,
  countingRules,
  limits,
  submissionStatuses,
} from './constants.ts';
import { documentFormatSchema } from './document-format.ts';
import { id, longText } from './fields.ts';

/** A requirement that is no longer open. */
export const checklistItemSchema = z.object({
  /** The text of the requirement in the analysis. */
  requirement: sentence,
  state: z.enum(checklistStates),
  /** Why it is not applicable. */
  reason: sentence.optional(),
});
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

/** A form or document to attach, from the analysis or added by the applicant. */
export const attachmentRowSchema = z.object({
  name: shortText,
  required: z.boolean(),
  state: z.enum(attachmentStates),
  /** Why it is not applicable. */
  reason: sentence.optional(),
  /** Who prepares it. */
  owner: shortText.optional(),
  due: z.iso.date().optional(),
  /** The file in the library. */
  documentId: id.optional(),
  pages: z.int().positive().optional(),
  maxPages: z.number().positive().optional(),
  maxMegabytes: z.number().positive().optional(),
  /** Whether its pages count toward the length limit. */
  isCounted: z.boolean().optional(),
  /** Whether it is from the analysis; only the fields that the applicant changed are stored. */
  isStated: z.boolean().optional(),
});
export type AttachmentRow = z.infer<typeof attachmentRowSchema>;

const amount = z.number().min(0).max(1e12);

export const budgetLineSchema = z.object({
  item: shortText,
  /** How the cost is calculated: "0.5 FTE at $48,000". */
  basis: shortText.optional(),
  cost: amount,
  requested: amount,
  /** From other sources, such as the applicant's match. */
  other: amount.optional(),
  isIndirect: z.boolean().optional(),
  /** Text typed in place of an amount, which then counts as 0 or blank. */
  notAmounts: z
    .object({ cost: shortText, requested: shortText, other: shortText })
    .partial()
    .optional(),
});
export type BudgetLine = z.infer<typeof budgetLineSchema>;

export const budgetSchema = z.object({
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  lines: z.array(budgetLineSchema).max(limits.budgetLines),
});
export type Budget = z.infer<typeof budgetSchema>;

/** A report required by the funder after an award. */
export const reportSchema = z.object({ name: shortText, due: z.iso.date(), isDone: z.boolean() });
export type Report = z.infer<typeof reportSchema>;

const sectionName = z.string().trim().min(1).max(limits.name);

/** The applicant's decisions about sections, by the names in the analysis, so that they apply to later analyses too. */
export const sectionChoicesSchema = z.object({
  /** Sections of the analysis that are neither drafted nor checked. */
  leftOut: z.array(shortText).max(limits.sectionChoices).optional(),
  /** Sections that the analysis does not have. */
  added: z.array(sectionName).max(limits.sectionChoices).optional(),
  /** Sections of the analysis that have another name in the application: of several entries, the last one applies. */
  renamed: z
    .array(z.object({ from: shortText, to: sectionName }))
    .max(limits.sectionChoices)
    .optional(),
  /** In addition to those of the analysis. */
  limits: z.array(enteredLimitSchema).max(limits.sharedLimits).optional(),
  /** Absent for the order of the analysis, followed by the added sections. */
  order: z.array(shortText).max(limits.writtenSections).optional(),
});
export type SectionChoices = z.infer<typeof sectionChoicesSchema>;

/** The applicant's records between the draft and the end of the grant. */
export const submissionSchema = z.object({
  /** `drafting` if absent. */
  status: z.enum(submissionStatuses).optional(),
  submittedOn: z.iso.date().optional(),
  /** The portal's confirmation number. */
  confirmation: shortText.optional(),
  requestedAmount: amount.optional(),
  awardedAmount: amount.optional(),
  reports: z.array(reportSchema).max(limits.reports).optional(),
  /** Absent if the applicant writes all sections of the analysis and no others. */
  sections: sectionChoicesSchema.optional(),
  checklist: z.array(checklistItemSchema).max(limits.checklist).optional(),
  /** Those that the applicant added or edited, including those of earlier analyses. */
  attachments: z.array(attachmentRowSchema).max(limits.storedAttachments).optional(),
  /** How the funder's portal counts; chosen by the applicant if the funder does not state it. */
  counting: z.enum(countingRules).optional(),
  /** Whether the applicant writes the text; the analyst then only outlines, asks questions and checks. */
  isAssistOnly: z.boolean().optional(),
  /**
   * The analysts that drafted or rewrote text of the application. Absent before the first draft, and in applications
   * stored before it was added.
   */
  writtenBy: z
    .array(z.enum(['built-in', 'openai']))
    .max(2)
    .optional(),
  /** The statement on AI use requested by the funder. */
  aiStatement: longText('The statement on AI').optional(),
  budget: budgetSchema.optional(),
  /** The applicant's changes to the funder's format; an empty header means no header. */
  format: documentFormatSchema.optional(),
  /** The keys of warnings dismissed by the applicant. */
  dismissed: z.array(shortText).max(limits.dismissedFindings).optional(),
});
export type Submission = z.infer<typeof submissionSchema>;
export type SubmissionStatus = NonNullable<Submission['status']>;

/** The number of findings that block or may block an application, as of the last save. */
export const openFindingsSchema = z.object({
  blockers: z.int().min(0),
  warnings: z.int().min(0),
});
export type OpenFindings = z.infer<typeof openFindingsSchema>;

/** The number of requirements and attachments that are done or not applicable, and the total, as of the last save. */
export const checklistProgressSchema = z.object({
  done: z.int().min(0),
  total: z.int().min(0),
});
export type ChecklistProgress = z.infer<typeof checklistProgressSchema>;
