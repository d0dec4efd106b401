import { visibleText } from '@grantwright/analyst';
import type { Attachment } from '@grantwright/shared/contract';
import { limits } from '@grantwright/shared/contract';
import type { ModelAnalysis } from './analysis-schema.ts';
import type { Evidence } from './evidence.ts';
import { plainName, sectionKey } from './section-key.ts';

/** An attachment whose quote is in the document, and whose name adds nothing to it. */
export function toAttachment(
  evidence: Evidence,
  stated: ModelAnalysis['attachments'][number],
): Attachment | undefined {
  const name = plainName(visibleText(stated.name).text);
  const found = evidence.find(stated.quote);
  if (!found || name === '' || !evidence.isRepetition(name, true)) return undefined;
  const providedBy = stated.providedBy?.trim() ?? '';
  return {
    name,
    required: stated.required,
    ...(providedBy !== '' && evidence.isRepetition(providedBy) && { providedBy }),
    ...(stated.isCounted !== null && { isCounted: stated.isCounted }),
    quote: found.quote,
    ...(found.page && { page: found.page }),
  };
}

/** One attachment per name. */
export function mergeAttachments(attachments: readonly Attachment[]): Attachment[] {
  const merged = new Map<string, Attachment>();
  for (const attachment of attachments) {
    const key = sectionKey(attachment.name);
    const earlier = merged.get(key);
    const required = attachment.required || (earlier?.required ?? false);
    merged.set(key, { ...attachment, ...earlier, required });
  }
  return [...merged.values()].slice(0, limits.attachments);
}
