import type { Analysis } from '@grantwright/shared/contract';
import type { AiProvider, AnalyzeInput } from '../providers/provider.ts';

type Input = Pick<AnalyzeInput, 'reading' | 'today' | 'userId' | 'signal'>;
type OfferedField = NonNullable<Analysis['details']['offered']>[number];

/**
 * Adds the program, funder and deadline that the built-in analyst finds where a model leaves them empty, and lists them
 * in `offered`. A failure of the built-in analyst leaves the analysis unchanged.
 */
export async function withOfferedFields(
  builtIn: Pick<AiProvider, 'analyze'>,
  input: Input,
  analysis: Analysis,
): Promise<Analysis> {
  const empty = emptyFields(analysis);
  if (empty.length === 0) return analysis;
  const found = await builtIn
    .analyze({ ...input, onProgress: () => undefined })
    .catch(() => input.signal.throwIfAborted());
  if (!found?.details.isCall) return analysis;
  const { funder, deadline } = found.details;
  const values = {
    grantProgram: found.grantProgram,
    funder,
    deadline: deadline?.quote ? deadline : undefined,
  };
  const offered = empty.filter((field) => values[field]);
  if (offered.length === 0) return analysis;
  const offers = (field: OfferedField) => offered.includes(field);
  return {
    ...analysis,
    ...(offers('grantProgram') && { grantProgram: values.grantProgram }),
    details: {
      ...analysis.details,
      ...(offers('funder') && { funder: values.funder }),
      ...(offers('deadline') && { deadline: values.deadline }),
      offered,
    },
  };
}

/** The fields that a model left empty; a rolling or recurring call has no deadline. */
function emptyFields({ grantProgram, details }: Analysis): OfferedField[] {
  const { provider, isCall, funder, deadline, steps = [] } = details;
  if (provider === 'built-in' || !isCall) return [];
  const isDated = deadline || steps.some(({ kind }) => kind === 'application');
  return [
    ...(grantProgram === '' ? (['grantProgram'] as const) : []),
    ...(funder ? [] : (['funder'] as const)),
    ...(isDated ? [] : (['deadline'] as const)),
  ];
}
