import type { ReadinessInput } from './readiness-input.ts';

/** The sentences of the guidelines that the analysis has kept. */
export function funderTexts({ details, grantProgram }: ReadinessInput): string[] {
  if (!details) return [grantProgram];
  const { keyFacts, eligibility, award } = details;
  const quoted = [
    ...details.requirements,
    ...details.sections,
    ...(details.attachments ?? []),
    ...(details.steps ?? []),
    ...(details.aiPolicy ?? []),
    ...(details.criteria ?? []),
    ...(eligibility?.eligible ?? []),
    ...(eligibility?.ineligible ?? []),
    ...(keyFacts?.costs ?? []),
    keyFacts?.amount,
    keyFacts?.deadline,
    keyFacts?.length,
    details.deadline,
    award?.ceiling,
    award?.floor,
    award?.total,
    award?.count,
  ];
  return [
    grantProgram,
    details.funder ?? '',
    ...details.sections.flatMap(({ name, description, prompts }) => [
      name,
      description,
      ...prompts,
    ]),
    ...(details.attachments ?? []).map(({ name }) => name),
    ...(details.criteria ?? []).map(({ name }) => name),
    ...details.questions.map(({ question }) => question),
    ...quoted.flatMap((fact) => [fact && 'text' in fact ? fact.text : '', fact?.quote ?? '']),
  ].filter((text) => text !== '');
}
