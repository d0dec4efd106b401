import { anyOf } from '@grantwright/shared/values/any-of';
import { getWords } from './controls.ts';

/** Labels for parts of an answer: "MM", "Dollars", "First". */
const partLabels = anyOf(
  /^(?:mm|dd|yy(?:yy)?|hh|am ?\/? ?pm|day|month|year|minutes?|dollars|cents|pounds|pence)\W*$/i,
  /^(?:first|last|middle|prefix|suffix|street address|address line ?\d|line ?\d)\W*$/i,
);
const choosers =
  /^(?:please )?(?:select|choose|search|browse|no file chosen)(?: (?:one|an option|a file|files?))?\W*$/i;
const maxLabelLength = 700;

export function canBeLabel(node: Node): boolean {
  const text = getWords(node);
  return (
    /\p{L}{2}/u.test(text) &&
    text.length <= maxLabelLength &&
    !partLabels.test(text) &&
    !choosers.test(text)
  );
}

/** Whether text around an input is neither a question nor help: "$", ".00", "https://", "mm/dd/yyyy". */
export function isAffix(node: Node): boolean {
  const text = getWords(node);
  if (text === '' || /\d\s*\/\s*\d/.test(text)) return false;
  return (
    !/\p{L}{2}/u.test(text) ||
    /^https?:\/\/\S*$|^\(?[mdy]{2,4}([/.-])[mdy]{2,4}\1[mdy]{2,4}\)?$/i.test(text) ||
    partLabels.test(text) ||
    choosers.test(text)
  );
}
