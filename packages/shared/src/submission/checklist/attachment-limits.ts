import type { Attachment } from '../../contract/analysis.ts';
import type { AttachmentRow } from '../../contract/submission.ts';

export type AttachmentLimits = Pick<AttachmentRow, 'maxPages' | 'maxMegabytes'> & {
  /** File name extensions without the dot; absent if any is accepted. */
  fileTypes?: string[];
};

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = String.raw`(\d{1,3}|${numbers.join('|')})`;
const before = String.raw`(?:up to|at most|no more than|not (?:to )?exceed(?:ing)?|maximum(?: of)?|max\.?|limit(?:ed to| of)?)`;
const after = String.raw`(?:max(?:imum)?|limit|or (?:less|fewer)|at most)`;
const upTo = (unit: string) =>
  new RegExp(
    String.raw`\b${before} ${number}(?: \(\d{1,3}\))?[ -]?${unit}\b|\b${number}(?: \(\d{1,3}\))?[ -]?${unit},? ${after}\b`,
    'i',
  );
const pages = upTo('(?:pages?|pp)');
const megabytes = upTo('(?:MB|megabytes?)');

const fileTypes: Array<[type: RegExp, extensions: string[]]> = [
  [/\bPDFs?\b/, ['pdf']],
  [/\b(?:Microsoft |MS )?Word (?:document|format|file)s?\b|\bDOCX?\b/i, ['docx', 'doc']],
  [/\bExcel\b|\bXLSX?\b/i, ['xlsx', 'xls']],
];

/** The limits of an attachment in the funder's words: "Letters of support (PDF, up to 5 MB)". */
export function attachmentLimits(attachment: Attachment): AttachmentLimits {
  const texts = [attachment.name, attachment.quote ?? ''];
  const maxPages = firstFigure(texts, pages);
  const maxMegabytes = firstFigure(texts, megabytes);
  const types = fileTypes
    .filter(([type]) => texts.some((text) => type.test(text)))
    .flatMap(([, extensions]) => extensions);
  return {
    ...(maxPages && { maxPages }),
    ...(maxMegabytes && { maxMegabytes }),
    ...(types.length > 0 && { fileTypes: types }),
  };
}

function firstFigure(texts: readonly string[], pattern: RegExp): number | undefined {
  for (const text of texts) {
    const match = pattern.exec(text);
    const words = match?.[1] ?? match?.[2];
    if (words) return Number(words) || numbers.indexOf(words.toLowerCase()) + 1;
  }
  return undefined;
}
