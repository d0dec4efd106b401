import type { AnalysisDetails } from '../../contract/analysis.ts';

type Usage = AnalysisDetails['usage'];

export function addUsage(a: Usage, b: Usage): Pick<AnalysisDetails, 'usage'> {
  if (!a || !b) return a || b ? { usage: a ?? b } : {};
  const dollars =
    a.dollars === undefined && b.dollars === undefined
      ? undefined
      : (a.dollars ?? 0) + (b.dollars ?? 0);
  return {
    usage: {
      inputTokens: a.inputTokens + b.inputTokens,
      outputTokens: a.outputTokens + b.outputTokens,
      ...(dollars !== undefined && { dollars }),
    },
  };
}
