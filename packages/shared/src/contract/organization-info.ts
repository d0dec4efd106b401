import { z } from 'zod';
import { shortText } from './analyst-fields.ts';
import { limits, organizationTypes } from './constants.ts';
import { longText } from './fields.ts';

/** Organization fields edited for one application, in the request for a draft. */
export const organizationInfoSchema = z.object({
  name: z.string().trim().min(1, 'No organization selected').max(limits.name),
  type: z.union([z.enum(organizationTypes), z.literal('')]).nullish(),
  mission: longText('Mission statement').nullish(),
  achievements: longText('Past achievements').nullish(),
  currentProjects: longText('Current projects').nullish(),
  taxId: shortText.nullish(),
  foundedYear: z.union([z.int(), z.string().max(20)]).nullish(),
  annualBudget: shortText.nullish(),
  website: shortText.nullish(),
  focusAreas: z.string().max(1_000).nullish(),
  contactInfo: z
    .object({
      email: shortText.nullish(),
      phone: shortText.nullish(),
      address: shortText.nullish(),
      city: shortText.nullish(),
      state: shortText.nullish(),
      postalCode: shortText.nullish(),
    })
    .nullish(),
  additionalInfo: longText('Additional information').nullish(),
});
export type OrganizationInfo = z.infer<typeof organizationInfoSchema>;
