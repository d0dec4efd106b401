import { z } from 'zod';
import { limits, stepKinds } from './constants.ts';
import { quoted, sentence, short } from './analyst-fields.ts';

/** A statement of the funder, and where it is. */
export const factSchema = z.object({ text: sentence, ...quoted });
export type StatedFact = z.infer<typeof factSchema>;

export type StepKind = (typeof stepKinds)[number];

/** A dated step of a call. A step without a full date has `monthDay`, or the funder's words only. */
export const stepSchema = z.object({
  kind: z.enum(stepKinds),
  /** ISO 8601 calendar date; absent where the funder names no year. */
  date: z.iso.date().optional(),
  /** `MM-DD`, where the funder names a day but no year. */
  monthDay: z
    .string()
    .regex(/^\d{2}-\d{2}$/)
    .optional(),
  /** The date as the funder writes it: "second Friday of each month", "rolling basis". */
  words: short,
  /** `HH:MM`, 24 hours. */
  time: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .optional(),
  /** As the funder writes it. */
  timeZone: short.optional(),
  ...quoted,
});
export type Step = z.infer<typeof stepSchema>;

export const moneyFactSchema = z.object({
  amount: z.number().min(0),
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/),
  ...quoted,
});
export type MoneyFact = z.infer<typeof moneyFactSchema>;

/** The money of a call, each fact where the funder states it. A range per award is its floor and its ceiling. */
export const awardSchema = z.object({
  /** The least that one award pays. */
  floor: moneyFactSchema.optional(),
  /** The most that one award pays. */
  ceiling: moneyFactSchema.optional(),
  /** What is available for all awards together. */
  total: moneyFactSchema.optional(),
  /** How many awards are expected; `to` is the upper end of a range. */
  count: z
    .object({ value: z.int().positive(), to: z.int().positive().optional(), ...quoted })
    .optional(),
});
export type Award = z.infer<typeof awardSchema>;

/**
 * What a person looks for first, as the requirement that states it. Structured fields (`deadline`, `steps`,
 * `award`, a section's `limit`) take precedence where they are present.
 */
export const keyFactsSchema = z.object({
  /** When the application is due. */
  deadline: factSchema.optional(),
  /** How much one applicant may ask for. */
  amount: factSchema.optional(),
  /** Matching funds, fees and costs that the grant does not cover. */
  costs: z.array(factSchema).max(limits.costs),
  /** How long the whole application may be. */
  length: factSchema.optional(),
});
export type KeyFacts = z.infer<typeof keyFactsSchema>;

export const eligibilitySchema = z.object({
  /** Who may apply, and for what. */
  eligible: z.array(factSchema).max(limits.facts),
  /** Who may not apply, and what is not funded. */
  ineligible: z.array(factSchema).max(limits.facts),
});
export type Eligibility = z.infer<typeof eligibilitySchema>;
