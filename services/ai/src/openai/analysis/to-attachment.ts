import { extractVisibleText } from '@grantwright/analyst';
import type { Attachment } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import type { ModelAnalysis } from './analysis-schema.ts';
import type { Evidence } from './evidence.ts';
import { cleanName, createSectionKey } from './create-section-key.ts';

/** Accepts an attachment only if the document contains its quote and every figure, name and address in its name. */
export function toAttachment(
  evidence: Evidence,
  stated: ModelAnalysis['attachments'][number],
): Attachment | undefined {
  const name = cleanName(extractVisibleText(stated.name).text);
  const match = evidence.find(stated.quote);
  if (!match || name === '' || !evidence.isRepetition(name, true)) return undefined;
  const providedBy = stated.providedBy?.trim() ?? '';
  return {
    name,
    required: stated.required,
    ...(providedBy !== '' && evidence.isRepetition(providedBy) && { providedBy }),
    ...(stated.isCounted !== null && { isCounted: stated.isCounted }),
    quote: match.quote,
    ...(match.page && { page: match.page }),
  };
}

export function mergeAttachments(attachments: readonly Attachment[]): Attachment[] {
  const merged = new Map<string, Attachment>();
  for (const attachment of attachments) {
    const key = createSectionKey(attachment.name);
    const earlier = merged.get(key);
    const required = attachment.required || (earlier?.required ?? false);
    merged.set(key, { ...attachment, ...earlier, required });
  }
  return [...merged.values()].slice(0, limits.attachments);
}
