import type { ModelUsage } from '@grantwright/shared/contract';

/** Adds two usages. The sum has no cost if either cost is unknown. */
export function addUsage(
  one: ModelUsage | undefined,
  other: ModelUsage | undefined,
): ModelUsage | undefined {
  if (!one || !other) return one ?? other;
  const isPriced = one.dollars !== undefined && other.dollars !== undefined;
  return {
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    ...(isPriced && { dollars: (one.dollars ?? 0) + (other.dollars ?? 0) }),
  };
}

const rounded = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });

/** "The AI service used about 41,000 tokens for this application (about $0.12)." */
export function usageText({ inputTokens, outputTokens, dollars }: ModelUsage): string {
  const tokens = rounded.format(inputTokens + outputTokens);
  return `The AI service used about ${tokens} tokens for this application${costText(dollars)}.`;
}

function costText(dollars: number | undefined): string {
  if (dollars === undefined) return '';
  return dollars < 0.01 ? ' (less than $0.01)' : ` (about $${dollars.toFixed(2)})`;
}
