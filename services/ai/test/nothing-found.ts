import type { ModelExtraction } from '../src/openai/extraction/extraction-schema.ts';

/** What a model answers for a part that says nothing of the organization. */
export const nothingFound: ModelExtraction = {
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
