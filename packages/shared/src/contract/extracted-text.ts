import { z } from 'zod';

const place = { page: z.int().min(1).optional() };

/**
 * The role of a block in a web form: the label of a field for sentences (`long`), a few words (`short`), a
 * choice (`choice`), an attachment (`file`) or rows of figures (`table`); help for the preceding field
 * (`help`); an option of a choice (`option`).
 */
const formPartSchema = z.enum(['long', 'short', 'choice', 'file', 'table', 'help', 'option']);
export type FormPart = z.infer<typeof formPartSchema>;
const form = { field: formPartSchema.optional() };

/** Whether a checkbox option is ticked; absent except for options. */
const option = { checked: z.boolean().optional() };

/**
 * One block of a document, in reading order. `page` counts from 1 and is absent for formats without pages
 * (DOCX, DOC, web pages). The depth of a list item counts from 0.
 */
export const blockSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('heading'),
    level: z.int().min(1).max(6),
    text: z.string(),
    ...place,
  }),
  z.object({ type: z.literal('paragraph'), text: z.string(), ...form, ...option, ...place }),
  z.object({
    type: z.literal('item'),
    depth: z.int().min(0).max(8),
    ordered: z.boolean(),
    text: z.string(),
    ...form,
    ...option,
    ...place,
  }),
  z.object({
    type: z.literal('table'),
    rows: z.array(z.array(z.string())),
    ...place,
  }),
]);
export type Block = z.infer<typeof blockSchema>;

/**
 * The structured text that *documents* extracts from a file and *ai* analyzes. Running headers and footers,
 * page numbers, tables of contents, navigation and invisible text are left out; `notes` are messages for
 * the user about what was left out or could not be read.
 */
export const extractedTextSchema = z.object({
  source: z.enum(['pdf', 'docx', 'doc', 'html']),
  title: z.string().optional(),
  pages: z.int().optional(),
  blocks: z.array(blockSchema),
  /**
   * The author's details in headers and footers (name, address, telephone, registration) and a web page
   * title missing from the text. Not part of the text; absent if there are none.
   */
  publisherDetails: z.array(blockSchema).optional(),
  /**
   * The publisher of a web page according to the page itself: the names outside its main text (site name, publisher,
   * logo text), most certain first, and the host of its URL.
   */
  origin: z.object({ names: z.array(z.string()), host: z.string().optional() }).optional(),
  notes: z.array(z.string()),
});
export type ExtractedText = z.infer<typeof extractedTextSchema>;
