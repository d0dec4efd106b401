import { z } from 'zod';

const place = { page: z.int().min(1).optional() };

/**
 * What a text is in a form that people fill in on a web page: the label of a field that takes sentences
 * (`long`), a few words (`short`), one of the answers offered (`choice`), a paper (`file`) or figures in
 * rows (`table`); what helps with the field named last (`help`); an answer that it offers (`option`).
 */
const formPartSchema = z.enum(['long', 'short', 'choice', 'file', 'table', 'help', 'option']);
export type FormPart = z.infer<typeof formPartSchema>;
const form = { field: formPartSchema.optional() };
/** A check box before the text: true where it is ticked, false where it is empty, absent where there is none. */
const box = { checked: z.boolean().optional() };

/**
 * One part of a document, in reading order. `page` counts from 1 and is absent where the format has
 * no pages (DOCX, DOC, web pages). A list item knows its depth from 0.
 */
export const blockSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('heading'),
    level: z.int().min(1).max(6),
    text: z.string(),
    ...place,
  }),
  z.object({ type: z.literal('paragraph'), text: z.string(), ...form, ...box, ...place }),
  z.object({
    type: z.literal('item'),
    depth: z.int().min(0).max(8),
    ordered: z.boolean(),
    text: z.string(),
    ...form,
    ...box,
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
 * A document as text with places: what *documents* makes of bytes and *ai* reads. Running heads,
 * feet, page numbers, tables of contents, navigation and invisible text are already left out;
 * `notes` says in sentences for the person what was left out or could not be read.
 */
export const readingSchema = z.object({
  source: z.enum(['pdf', 'docx', 'doc', 'html']),
  title: z.string().optional(),
  pages: z.int().optional(),
  blocks: z.array(blockSchema),
  /**
   * What the heads and feet of a document say of whoever made it (name, address, telephone, registration)
   * and the title of a web page that its text does not hold: no part of the text, absent where there is none.
   */
  imprint: z.array(blockSchema).optional(),
  /**
   * Whose web page it is, as the page itself says: the names that its frame gives (site name, publisher,
   * the logo's words), most certain first, and the host of its own address.
   */
  origin: z.object({ names: z.array(z.string()), host: z.string().optional() }).optional(),
  notes: z.array(z.string()),
});
export type Reading = z.infer<typeof readingSchema>;
