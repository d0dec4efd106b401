import { z } from 'zod';
import { limits } from './constants.ts';

export const short = z.string().max(limits.title);
export const sentence = z.string().max(2_000);

/** Where something stands in a text: its own words, and the page where there are pages. */
export const quoted = { quote: sentence.optional(), page: z.int().min(1).optional() };

/** The person's word that the built-in analyst does this one, although another is configured. Never assumed. */
export const provider = z.literal('built-in').optional();

/** Whom every call of the analyst goes to, and who may make it. */
export const ai = { service: 'ai', access: 'user' } as const;
