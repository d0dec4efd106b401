import type { Attachment } from '../../contract/analysis.ts';
import { findStatedMaximum } from '../counting/stated-maximum.ts';

export type AttachmentLimits = NonNullable<Attachment['statedLimits']>;

const fileTypes: Array<[type: RegExp, extensions: string[]]> = [
  [/\bPDFs?\b/, ['pdf']],
  [/\b(?:Microsoft |MS )?Word (?:document|format|file)s?\b|\bDOCX?\b/i, ['docx', 'doc']],
  [/\bExcel\b|\bXLSX?\b/i, ['xlsx', 'xls']],
];

/** Finds the limits of an attachment in the funder's words: "Letters of support (PDF, up to 5 MB)". */
export function findAttachmentLimits(attachment: Attachment): AttachmentLimits {
  if (attachment.statedLimits) return attachment.statedLimits;
  const texts = [attachment.name, attachment.quote ?? ''];
  const maxPages = findFirstMaximum(texts, 'pages');
  const maxMegabytes = findFirstMaximum(texts, 'megabytes');
  const types = fileTypes
    .filter(([type]) => texts.some((text) => type.test(text)))
    .flatMap(([, extensions]) => extensions);
  return {
    ...(maxPages && { maxPages }),
    ...(maxMegabytes && { maxMegabytes }),
    ...(types.length > 0 && { fileTypes: types }),
  };
}

const findFirstMaximum = (texts: readonly string[], unit: 'pages' | 'megabytes') =>
  texts.map((text) => findStatedMaximum(text, unit)).find((maximum) => maximum !== undefined);
