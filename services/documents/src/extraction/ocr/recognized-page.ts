import { z } from 'zod';

const box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });
const word = z.object({ text: z.string(), confidence: z.number(), bbox: box });
const line = z.object({
  baseline: box,
  rowAttributes: z.object({ rowHeight: z.number() }),
  words: z.array(word),
});

/** The engine's result for an image. Coordinates are in pixels from the upper left corner. */
export const recognizedSchema = z.object({
  blocks: z
    .array(z.object({ paragraphs: z.array(z.object({ lines: z.array(line) })).nullish() }))
    .nullish(),
});

export type RecognizedLine = z.infer<typeof line>;

export type RecognizedPage = {
  number: number;
  width: number;
  height: number;
  lines: RecognizedLine[];
};
