import type { Attachment } from '@grantwright/shared/contract';

/** Describes an attachment, for example "Optional, from the fiscal sponsor, not counted toward the page limit". */
export function describeAttachment({ required, providedBy, isCounted }: Attachment): string {
  const parts = [
    required ? 'Required' : 'Optional',
    providedBy && `from ${providedBy}`,
    isCounted !== undefined && `${isCounted ? '' : 'not '}counted toward the page limit`,
  ];
  return parts.filter(Boolean).join(', ');
}
