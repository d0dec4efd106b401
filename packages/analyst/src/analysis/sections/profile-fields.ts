import { anyOf } from '@grantwright/shared/values';

/** Labels found on most forms: name and contact details. */
const fieldLabel = anyOf(
  /\b(?:names?|address|street|city|state|zip|postal|country|e-?mail|(?:tele)?phone|fax)\b/i,
  /\b(?:mobile|website|url|signatures?|signed|date|title|position|ein|uei|tax id|gender)\b/i,
  /\b(?:age|birth|print|contact|initials?)\b/i,
);
const little =
  /^(?:of|the|your|and|or|organization|applicant|project|director|primary|first|last|middle|full|legal|code|number|no|home|work|cell|mailing|person|authorized|a|an|in|for)$/i;

/** Whether a label asks for a profile field or a signature, in which case there is nothing to draft. */
export const isProfileField = (name: string): boolean =>
  fieldLabel.test(name) &&
  name
    .split(/[\s/,&:()-]+/)
    .every((word) => word === '' || fieldLabel.test(word) || little.test(word));
