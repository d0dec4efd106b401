import {
  analysisSchema,
  extractionSchema,
  problemKinds,
  type ExtractedText,
} from '@grantwright/shared/contract';
import { AppError } from '@grantwright/shared/service';
import { expect } from 'vitest';
import { sectionsToHtml } from '../src/generation/sections-to-html.ts';
import { createQuoteFinder } from '../src/openai/quotes/find-quote.ts';
import type { AiProvider } from '../src/providers/provider.ts';
import { analyzeInput } from './openai-under-test.ts';
import { draftInput } from './extracted-texts.ts';

/** Returns the result, or undefined after an error that reports an unusable response. */
async function allowUnusableResponse<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(problemKinds[error.code].status, error.message).toBe(422);
    expect(error.message).toMatch(/\.$/);
    return undefined;
  }
}

/** Expects an analysis that contains only statements from the document, or a clear error. */
export async function expectGroundedAnalysis(provider: AiProvider, extractedText: ExtractedText) {
  const analysis = await allowUnusableResponse(
    provider.analyze({ ...analyzeInput(), extractedText }),
  );
  if (!analysis) return undefined;
  const { contains, find } = createQuoteFinder(extractedText);
  const { details, grantProgram } = analysisSchema.parse(analysis);
  const quoted = [...details.requirements, ...(details.deadline ? [details.deadline] : [])];
  expect(quoted.filter(({ quote }) => !quote || !find(quote))).toEqual([]);
  expect(grantProgram === '' || contains(grantProgram)).toBe(true);
  return analysis;
}

/** Expects only fields from the document, or a clear error. */
export async function expectGroundedExtraction(provider: AiProvider, extractedText: ExtractedText) {
  const documents = [{ name: 'Report', reading: extractedText }];
  const extraction = await allowUnusableResponse(
    provider.extract({ ...analyzeInput(), documents }),
  );
  if (!extraction) return undefined;
  const { sources = {} } = extractionSchema.parse(extraction);
  const { find } = createQuoteFinder(extractedText);
  expect(Object.values(sources).filter(({ quote }) => !find(quote ?? ''))).toEqual([]);
  return extraction;
}

/** Expects the requested sections as plain text, or a clear error. */
export async function expectDraftOrClearError(provider: AiProvider) {
  const input = draftInput();
  const sections = await allowUnusableResponse(
    provider.draft({ ...input, onSection: () => undefined }),
  );
  if (!sections) return undefined;
  expect(sections.map(({ name }) => name)).toEqual(input.sections.map(({ name }) => name));
  const html = sectionsToHtml(sections);
  expect(html.match(/<(?!\/?(?:h2|p|ul|ol|li|br|table|tbody|thead|tr|th|td)>)/g)).toBeNull();
  expect(html.length).toBeLessThan(400_000);
  return sections;
}
