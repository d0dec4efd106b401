import { z } from 'zod';
import { shortText } from './analyst-fields.ts';
import { paperSizes } from './constants.ts';
import { singleLine } from './fields.ts';

/** The funder's formatting rules for a file. Rules not stated by the funder are absent. */
export const documentFormatSchema = z.object({
  /** The font's name as the funder writes it. */
  font: shortText.optional(),
  /** In points. */
  fontSize: z.number().min(6).max(24).optional(),
  /** On all sides, in inches. */
  margin: z.number().min(0.25).max(3).optional(),
  /** 1 is single, 2 is double. */
  lineSpacing: z.number().min(1).max(3).optional(),
  paper: z.enum(paperSizes).optional(),
  pageNumbers: z.boolean().optional(),
  /** The text at the top of each page, such as the applicant's name. */
  header: singleLine('Header').optional(),
});
export type DocumentFormat = z.infer<typeof documentFormatSchema>;
