import { comparable } from '@grantwright/analyst/main-thread';
import type { Analysis, ExtractedText } from '@grantwright/shared/contract';
import { isProgramName, isNamedAsFunder } from '../openai/analysis/choose-names.ts';
import { splitBlockLines } from '../openai/chunks/block-to-text.ts';
import type { AiProvider, AnalyzeInput } from '../providers/provider.ts';

type Input = Pick<AnalyzeInput, 'extractedText' | 'today' | 'userId' | 'signal'>;
type OfferedField = NonNullable<Analysis['details']['offered']>[number];

/**
 * Fills in the program, funder or deadline if the model left it empty and the built-in analyst found it, and lists
 * these fields in `offered`. If the built-in analyst fails, the analysis is returned unchanged.
 */
export async function withOfferedFields(
  builtIn: Pick<AiProvider, 'analyze'>,
  input: Input,
  analysis: Analysis,
): Promise<Analysis> {
  const empty = listEmptyFields(analysis);
  if (empty.length === 0) return analysis;
  const builtInAnalysis = await builtIn
    .analyze({ ...input, onProgress: () => undefined })
    .catch(() => input.signal.throwIfAborted());
  if (!builtInAnalysis?.details.isCall) return analysis;
  const { funder, deadline } = builtInAnalysis.details;
  const program = analysis.grantProgram || builtInAnalysis.grantProgram;
  const isOther = !isNamedAsFunder(builtInAnalysis.grantProgram, analysis.details.funder ?? '');
  const values = {
    grantProgram: isOther ? builtInAnalysis.grantProgram : '',
    funder: funder && isFunderIn(input.extractedText, funder, program) ? funder : undefined,
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

/**
 * Returns the fields left empty by the model, except the deadline for standing guidelines and for rolling or recurring
 * calls.
 */
function listEmptyFields({ grantProgram, details }: Analysis): OfferedField[] {
  const { provider, isCall, status, funder, deadline, steps = [] } = details;
  if (provider === 'built-in' || !isCall) return [];
  const hasNoDeadline = status !== undefined && undated.has(status);
  const isDated = deadline || hasNoDeadline || steps.some(({ kind }) => kind === 'application');
  const isUnnamed =
    grantProgram === '' || (funder !== undefined && isNamedAsFunder(grantProgram, funder));
  return [
    ...(isUnnamed ? (['grantProgram'] as const) : []),
    ...(funder ? [] : (['funder'] as const)),
    ...(isDated ? [] : (['deadline'] as const)),
  ];
}

const undated: ReadonlySet<string> = new Set(['standing', 'rolling', 'recurring']);

/** Whether the document names the funder repeatedly, not counting mentions within the program's name. */
function isFunderIn({ blocks }: ExtractedText, funder: string, program: string): boolean {
  if (isProgramName(funder) || /[*_#|<>[\]]/.test(funder)) return false;
  const named = comparable(program);
  const isOutside = (line: string) =>
    (named === '' ? line : line.split(named).join(' ')).includes(comparable(funder));
  return blocks.flatMap(splitBlockLines).filter((line) => isOutside(comparable(line))).length > 1;
}
