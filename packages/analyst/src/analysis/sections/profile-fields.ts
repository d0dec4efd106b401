import { anyOf } from '@grantwright/shared/values';

/** Labels found on most forms: name and contact details. */
const fieldLabel = anyOf(
  /\b(?:names?|address|street|city|state|zip|postal|country|e-?mail|(?:tele)?phone|fax)\b/i,
  /\b(?:mobile|website|url|signatures?|signed|date|title|position|ein|uei|tax id|gender)\b/i,
  /\b(?:age|birth|print|contact|initials?)\b/i,
);
const little =
  /^(?:of|the|your|and|or|organization|applicant|project|director|primary|first|last|middle|full|legal|code|number|no|home|work|cell|mailing|person|authorized|a|an|in|for)$/i;

const minJoinedLabels = 3;

const splitWords = (name: string): string[] => name.split(/[\s/,&:()-]+/).filter(Boolean);

/** Whether a line consists of the labels of several fields: "Last First Middle", "Street City Zip". */
export const joinsFieldLabels = (name: string): boolean => {
  const words = splitWords(name);
  return (
    words.length >= minJoinedLabels &&
    words.every((word) => /^\p{Lu}/u.test(word) && (fieldLabel.test(word) || little.test(word)))
  );
};

/** Whether a label asks for a profile field or a signature, in which case there is nothing to draft. */
export const isProfileField = (name: string): boolean =>
  fieldLabel.test(name) &&
  splitWords(name).every((word) => fieldLabel.test(word) || little.test(word));
