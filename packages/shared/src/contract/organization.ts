import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { organizationTypes } from './constants.ts';
import {
  access,
  cursorQuery,
  email,
  id,
  instant,
  singleLine,
  longText,
  requiredLine,
} from './fields.ts';

export const contactInfoSchema = z.object({
  email: z.union([z.literal(''), email]).optional(),
  phone: singleLine('Phone').optional(),
  address: singleLine('Address').optional(),
  city: singleLine('City').optional(),
  state: singleLine('State').optional(),
  postalCode: singleLine('Postal code').optional(),
});

/** The editable fields of an organization; a PUT replaces all of them. */
export const organizationBody = z.object({
  name: requiredLine('Organization name'),
  organizationType: z.enum(organizationTypes).nullish(),
  missionStatement: longText('Mission statement').optional(),
  pastAchievements: longText('Past achievements').optional(),
  currentProjects: longText('Current projects').optional(),
  taxIdNumber: singleLine('Tax ID number').optional(),
  annualBudget: singleLine('Annual budget').optional(),
  foundedYear: z
    .int('Founded year must be a year such as 1998.')
    .min(1000, 'Founded year must be a year such as 1998.')
    .max(9999, 'Founded year must be a year such as 1998.')
    .nullish(),
  website: singleLine('Website').optional(),
  focusAreas: singleLine('Focus areas', 1_000).optional(),
  contactInfo: contactInfoSchema.optional(),
});
export type OrganizationFields = z.infer<typeof organizationBody>;

export const organizationSchema = z.object({
  ...organizationBody.shape,
  id,
  /** Older services do not send it, and return only the user's own organizations. */
  access: access.default('owner'),
  /** Whether the owner has invited anybody. */
  hasTeam: z.boolean().default(false),
  /** The number of members, without the owner. */
  memberCount: z.int().default(0),
  /** The owner's name, as entered for the latest invitation; only for members. */
  ownerName: z.string().optional(),
  isDefault: z.boolean(),
  createdAt: instant,
  updatedAt: instant,
});
export type Organization = z.infer<typeof organizationSchema>;

const organizations = { service: 'organizations', access: 'user' } as const;

export const organizationEndpoints = {
  listOrganizations: endpoint({
    ...organizations,
    method: 'GET',
    path: '/api/organizations',
    status: 200,
    query: cursorQuery,
    response: z.array(organizationSchema),
    summary:
      'Lists the organizations that the user owns or is a member of, newest first, up to 200 per page.',
  }),
  createOrganization: endpoint({
    ...organizations,
    method: 'POST',
    path: '/api/organization',
    status: 201,
    body: organizationBody,
    response: organizationSchema,
    idempotent: true,
    summary: 'Creates an organization; the first one becomes the default.',
  }),
  updateOrganization: endpoint({
    ...organizations,
    method: 'PUT',
    path: '/api/organization/:id',
    status: 200,
    body: organizationBody,
    response: organizationSchema,
    teamRole: 'editor',
    summary: 'Replaces the editable fields of an organization.',
  }),
  deleteOrganization: endpoint({
    ...organizations,
    method: 'DELETE',
    path: '/api/organization/:id',
    status: 204,
    teamRole: 'owner',
    summary: 'Deletes an organization, its applications and its team. Only for its owner.',
  }),
  setDefaultOrganization: endpoint({
    ...organizations,
    method: 'PUT',
    path: '/api/organization/:id/default',
    status: 200,
    response: organizationSchema,
    teamRole: 'viewer',
    summary: 'Makes this organization the default.',
  }),
};
