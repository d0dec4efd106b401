import { anyOf } from '@grantwright/shared/values/any-of';

/** "Your answer", "e.g. Jane Doe" */
const examples = anyOf(
  /^(?:e\.?g\b|eg\b|ex(?:ample)?s?\b)/i,
  /^(?:type|enter|write|add|your) (?:your |the |an? )?(?:answer|text|response|name|here|email|phone)/i,
  /^(?:mm|dd)/i,
);
const limits =
  /\d[\d,]{0,8}\+? ?(?:(?:-|–|to )\d{0,8})? ?(?:words?|characters?|chars?|pages?|sentences?)\b/i;
const amounts = /\b(?:exceed|max(?:imum)?|up to|at most|minimum|between)\b.{0,20}[$£€]\s?\d/i;
const instructions =
  /^(?:please |briefly |kindly )*(?:describe|explain|tell|list|include|provide|give|outline|summari[sz]e|share|state|specify|how|what|why|who|which|when|where)\b/i;
const minInstructionWords = 4;

/** Returns the placeholder of a control if it adds to the label, otherwise an empty string. */
export function findPlaceholderHelp(control: Element, label: string): string {
  const text = (control.getAttribute('placeholder') ?? '').replace(/\s+/g, ' ').trim();
  if (examples.test(text) || label.toLowerCase().includes(text.toLowerCase())) return '';
  const isInstruction = instructions.test(text) && text.split(' ').length >= minInstructionWords;
  return limits.test(text) || amounts.test(text) || isInstruction ? text : '';
}
