import { describe, expect, it } from 'vitest';
import { addUsage, formatModelUsage } from './model-usage.ts';

const usage = (inputTokens: number, outputTokens: number, dollars?: number) => ({
  inputTokens,
  outputTokens,
  ...(dollars !== undefined && { dollars }),
});

describe("an application's model usage", () => {
  it('is the sum of the usage of its analyses and drafts', () => {
    expect(addUsage(usage(100, 20, 0.5), usage(10, 2, 0.25))).toEqual(usage(110, 22, 0.75));
    expect(addUsage(undefined, usage(10, 2))).toEqual(usage(10, 2));
    expect(addUsage(usage(10, 2), undefined)).toEqual(usage(10, 2));
    expect(addUsage(undefined, undefined)).toBeUndefined();
  });

  it('has no cost if part of its cost is unknown', () => {
    expect(addUsage(usage(100, 20, 0.5), usage(10, 2))).toEqual(usage(110, 22));
  });

  it.each([
    [usage(38_000, 3_214, 0.1234), 'about 41,000 tokens for this application (about $0.12).'],
    [usage(700, 112), 'about 810 tokens for this application.'],
    [usage(700, 112, 0.0004), 'about 810 tokens for this application (less than $0.01).'],
  ])('is rounded for display: %o', (usage, text) => {
    expect(formatModelUsage(usage)).toBe(`The AI service used ${text}`);
  });
});
