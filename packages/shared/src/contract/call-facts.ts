import { z } from 'zod';
import { callFileKinds, limits, stepKinds } from './constants.ts';
import { quoteFields, sentence, shortText } from './analyst-fields.ts';
import { id } from './fields.ts';

/** A statement by the funder and its position. */
export const factSchema = z.object({ text: sentence, ...quoteFields });
export type StatedFact = z.infer<typeof factSchema>;

export type StepKind = (typeof stepKinds)[number];

/** A dated step of a call. A step without a full date has `monthDay`, or only the funder's words. */
export const stepSchema = z.object({
  kind: z.enum(stepKinds),
  /** ISO 8601 calendar date; absent if the funder does not state the year. */
  date: z.iso.date().optional(),
  /** `MM-DD`, if the funder states a day without a year. */
  monthDay: z
    .string()
    .regex(/^\d{2}-\d{2}$/)
    .optional(),
  /** The date as the funder writes it: "second Friday of each month", "rolling basis". */
  words: shortText,
  /** `HH:MM`, 24 hours. */
  time: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .optional(),
  /** As the funder writes it. */
  timeZone: shortText.optional(),
  ...quoteFields,
});
export type Step = z.infer<typeof stepSchema>;

export const moneyFactSchema = z.object({
  amount: z.number().min(0),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  ...quoteFields,
});
export type MoneyFact = z.infer<typeof moneyFactSchema>;

/** Amounts in a call, each with its source. A range per award is a floor and a ceiling. */
export const awardSchema = z.object({
  /** The minimum of one award. */
  floor: moneyFactSchema.optional(),
  /** The maximum of one award. */
  ceiling: moneyFactSchema.optional(),
  /** The total funding for all awards. */
  total: moneyFactSchema.optional(),
  /** The expected number of awards; `to` is the upper end of a range. */
  count: z
    .object({ value: z.int().positive(), to: z.int().positive().optional(), ...quoteFields })
    .optional(),
});
export type Award = z.infer<typeof awardSchema>;

/**
 * Key facts, each as the requirement that states it. Structured fields (`deadline`, `steps`, `award`, a
 * section's `limit`) take precedence where present.
 */
export const keyFactsSchema = z.object({
  /** The due date of the application. */
  deadline: factSchema.optional(),
  /** The amount that one applicant may request. */
  amount: factSchema.optional(),
  /** Matching funds, fees and costs not covered by the grant. */
  costs: z.array(factSchema).max(limits.costs),
  /** The length limit of the whole application. */
  length: factSchema.optional(),
});
export type KeyFacts = z.infer<typeof keyFactsSchema>;

export const eligibilitySchema = z.object({
  /** Eligible applicants and purposes. */
  eligible: z.array(factSchema).max(limits.facts),
  /** Ineligible applicants and costs. */
  ineligible: z.array(factSchema).max(limits.facts),
});
export type Eligibility = z.infer<typeof eligibilitySchema>;

/** A published criterion of the evaluation. */
export const criterionSchema = z.object({
  name: shortText,
  points: z.number().min(0).optional(),
  percent: z.number().min(0).max(100).optional(),
  ...quoteFields,
});
export type Criterion = z.infer<typeof criterionSchema>;

const percentFactSchema = z.object({ percent: z.number().min(0).max(1_000), ...quoteFields });

export const budgetRulesSchema = z.object({
  /** Matching funds, as a share of the requested amount. */
  match: percentFactSchema.optional(),
  /** The maximum of indirect costs. */
  indirect: percentFactSchema.optional(),
});
export type BudgetRules = z.infer<typeof budgetRulesSchema>;

/** A file of a call. Later files take precedence where they contradict earlier ones. */
export const callFileSchema = z.object({
  name: shortText,
  kind: z.enum(callFileKinds),
  documentId: id.optional(),
});
export type CallFile = z.infer<typeof callFileSchema>;

/** A change by a later file of a call, with the wording of both files: "September 10" becomes "September 24". */
export const callChangeSchema = z.object({
  about: shortText,
  before: factSchema.optional(),
  after: factSchema.optional(),
  /** Whether it is uncertain that `after` replaces `before`, in which case the analysis contains both. */
  mayContradict: z.boolean().optional(),
});
export type CallChange = z.infer<typeof callChangeSchema>;
