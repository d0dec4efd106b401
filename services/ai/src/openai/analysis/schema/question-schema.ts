import { z } from 'zod';
import type { Bounds } from './bounds.ts';

/** Returns the schema for a question for the applicant. */
export const createQuestionSchema = ({ texts, lists }: Bounds) =>
  z.object({ question: texts(300), sections: z.array(texts(200)).max(lists(10, 300)) });
