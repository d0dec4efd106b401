import { listKeys } from '@grantwright/shared/values';
import type { z } from 'zod';
import { isFault, type ProviderFault } from './fault.ts';
import { toJsonSchema } from './to-json-schema.ts';

export type Format = { name: string; schema: z.ZodType };
export type WireFormat = {
  name: string;
  schema: Record<string, unknown>;
  /** Whether the schema is only described in the instructions. */
  isDescribed: boolean;
};

/** The parts of a request that differ between endpoints. */
export type RequestForm = {
  format: WireFormat | undefined;
  /** The name of the token limit; undefined to omit the limit. */
  tokenLimit: 'max_completion_tokens' | 'max_tokens' | undefined;
  /** Whether to request the usage in a stream. */
  hasUsage: boolean;
};

/** For each part, the variant accepted by most endpoints, followed by the alternatives. */
const variants = {
  format: [
    // length limits on strings prevent a model from writing endlessly
    { hasLengths: true, isDescribed: false },
    { hasLengths: false, isDescribed: false },
    { hasLengths: true, isDescribed: true },
  ],
  tokenLimit: ['max_completion_tokens', 'max_tokens', undefined],
  hasUsage: [true, false],
} as const;

type Part = keyof typeof variants;
/** The index of the chosen variant of each part. */
type Choice = Record<Part, number>;

/**
 * Chooses the form of the requests to an endpoint. After a rejection, the next request uses the next variant of the
 * part named in the rejection, or else of the schema. An accepted form is used from then on.
 */
export function createRequestForms() {
  const accepted: Choice = { format: 0, tokenLimit: 0, hasUsage: 0 };
  return async <T>(
    format: Format | undefined,
    attempt: (form: RequestForm) => Promise<T>,
  ): Promise<T> => {
    const choice = { ...accepted };
    for (;;) {
      const form = createForm(choice, format);
      try {
        const response = await attempt(form);
        for (const part of parts) accepted[part] = Math.max(accepted[part], choice[part]);
        return response;
      } catch (error) {
        const rejected = isFault(error, 'unaccepted') ? findRejectedPart(error, form) : undefined;
        if (!rejected || choice[rejected] + 1 >= variants[rejected].length) throw error;
        choice[rejected] += 1;
      }
    }
  };
}

const parts = listKeys(variants);

function createForm(choice: Choice, format: Format | undefined): RequestForm {
  const { hasLengths = true, isDescribed = true } = variants.format[choice.format] ?? {};
  return {
    format: format && {
      name: format.name,
      schema: toJsonSchema(format.schema, hasLengths),
      isDescribed,
    },
    tokenLimit: variants.tokenLimit[choice.tokenLimit],
    hasUsage: variants.hasUsage[choice.hasUsage] ?? false,
  };
}

function findRejectedPart({ parameters }: ProviderFault, form: RequestForm): Part | undefined {
  if (form.tokenLimit && parameters.includes(form.tokenLimit)) return 'tokenLimit';
  if (form.hasUsage && parameters.includes('stream_options')) return 'hasUsage';
  return form.format ? 'format' : undefined;
}
