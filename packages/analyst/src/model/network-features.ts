import { nameFeatureNames } from '../analysis/identity/compute-name-features.ts';
import { partFeatureNames } from '../analysis/sections/compute-part-features.ts';
import { belongingFeatureNames } from '../drafting/topic-features.ts';
import { documentFeatureNames } from './compute-document-features.ts';
import { fieldFeatureNames } from './compute-field-features.ts';
import { unitFeatureNames } from './compute-unit-features.ts';

/** The names of the features that each network is trained on, in order. */
export const networkFeatures = {
  roles: unitFeatureNames,
  parts: unitFeatureNames,
  fields: fieldFeatureNames,
  sections: partFeatureNames,
  programs: nameFeatureNames,
  funders: nameFeatureNames,
  calls: documentFeatureNames,
  statuses: documentFeatureNames,
  asks: ['text embedding'],
  tells: ['text embedding'],
  belongs: belongingFeatureNames,
} satisfies Record<string, readonly string[]>;

export type NetworkName = keyof typeof networkFeatures;
