import { type Analysis, fallbackRequirement, type Reading } from '@grantwright/shared/contract';
import { readDocument } from '../document/read-document.ts';
import { findDeadline } from './deadline.ts';
import { findRequirements } from './find-requirements.ts';
import { funderName, programName } from './identity.ts';
import { judgeUnits, type Model } from './judge-units.ts';
import { textsToEmbed, unitFeatures } from '../model/unit-features.ts';
import { findSections } from './sections/find-sections.ts';
import { documentStatus } from './status.ts';

/** What guidelines ask of an applicant, each statement with the funder's own words. */
export async function analyze(
  { reading, today }: { reading: Reading; today: string },
  model: Model,
): Promise<Omit<Analysis, 'savedDocumentId'>> {
  const doc = readDocument(reading);
  const embeddings = await model.encoder.embed(textsToEmbed(doc.units));
  const features = unitFeatures(doc.units, embeddings);
  const units = judgeUnits(doc.units, features, model);
  const status = documentStatus(features, model.statuses);
  const requirements = findRequirements(units);
  const sections = findSections(units);
  const deadline = findDeadline(units, today);
  const funder = funderName(doc, units);
  return {
    requirements:
      requirements.length > 0 ? requirements.map(({ text }) => text) : [fallbackRequirement],
    sections: sections.map(({ name, description }) => ({ name, description })),
    grantProgram: programName(doc, units),
    details: {
      provider: 'built-in',
      isCall: status !== 'not-a-call',
      ...(funder && { funder }),
      ...(deadline && { deadline }),
      requirements,
      sections,
      questions: [],
      notes: reading.notes.slice(0, 40),
    },
  };
}
