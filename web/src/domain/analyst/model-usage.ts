import type { ModelUsage } from '@grantwright/shared/contract';

/** Adds two usages. The sum has no cost if either cost is unknown. */
export function addUsage(
  first: ModelUsage | undefined,
  second: ModelUsage | undefined,
): ModelUsage | undefined {
  if (!first || !second) return first ?? second;
  const isPriced = first.dollars !== undefined && second.dollars !== undefined;
  return {
    inputTokens: first.inputTokens + second.inputTokens,
    outputTokens: first.outputTokens + second.outputTokens,
    ...(isPriced && { dollars: (first.dollars ?? 0) + (second.dollars ?? 0) }),
  };
}

const tokenFormat = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });

/** Describes the usage: "The AI service used about 41,000 tokens for this application (about $0.12)." */
export function formatModelUsage({ inputTokens, outputTokens, dollars }: ModelUsage): string {
  const tokens = tokenFormat.format(inputTokens + outputTokens);
  return `The AI service used about ${tokens} tokens for this application${formatCost(dollars)}.`;
}

function formatCost(dollars: number | undefined): string {
  if (dollars === undefined) return '';
  return dollars < 0.01 ? ' (less than $0.01)' : ` (about $${dollars.toFixed(2)})`;
}
