import type { ModelExtraction } from '../src/openai/extraction/extraction-schema.ts';

/** A model's response to a chunk without facts about the organization. */
export const emptyExtraction: ModelExtraction = {
  documentYear: null,
  name: null,
  organizationType: null,
  missionStatement: [],
  pastAchievements: [],
  currentProjects: [],
  taxIdNumber: null,
  annualBudget: null,
  foundedYear: null,
  website: null,
  focusAreas: [],
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  postalCode: null,
};
