import { plain } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { sectionsFromLabelledQuestions } from '../sections/from-labelled-questions.ts';
import { templateForm } from '../sections/whole-template.ts';

const form = /\b(?:application|proposal|funding request|grant request|cover sheet)\b/i;
const given =
  /\b(?:grants?|funding|funds?|awards?|fellowships?|scholarships?|bursar(?:y|ies)|financial (?:aid|assistance))\b/i;
const after =
  /\b(?:reports?|evaluation|agreement|contract|acceptance|close-?out|reimbursement|claim|amendment|employment|membership|loan|volunteer)\b/i;
const prompt =
  /^(?:\W|\d{1,2}[.)]|[a-z][.)]|(?:Q|question) ?\d{1,2}[.:)])*(?:please )?(?:describe|explain|provide|list|briefly|summari[sz]e|what|how|who|why|when|identify|state|give|outline|tell us|attach)\b|\b(?:maximum of \d|\d+ (?:characters|words)|limited to)\b/i;
const fewest = 5;
const asked = /\b(?:appl(?:y|ication)|proposal|request|submission)\b/i;
const sought =
  /\b(?:(?:amount|funding|funds|grant|sum|total) (?:\w+ ){0,2}(?:requested|sought|needed)|(?:requested|grant) amount|amount of (?:the )?(?:grant|funding|request))\b/i;

const onlineForm = /\b(?:online|grant|request) form\b/i;
const minLimited = 3;

/** A form to fill in for a grant is an invitation, though it says nowhere that one may apply. */
export const isApplicationForm = (guidelines: Guidelines): boolean => {
  const { reading, statements } = guidelines;
  const lines = [
    reading.title ?? '',
    ...reading.blocks
      .slice(0, 6)
      .flatMap((block) => (block.type === 'table' || block.text.length > 160 ? [] : [block.text])),
  ].map(plain);
  const head = lines.join('\n');
  // "A report on its use is required" is told on a form, too; a form for a report says so in its title.
  const isForLater = lines.some((line) => after.test(line) && !/\.$/.test(line.trim()));
  // A template is filled in for a grant where it says so itself.
  if (form.test(head) && given.test(head) && !isForLater && templateForm(guidelines)) return true;
  const fields = reading.blocks.flatMap((block) =>
    'field' in block && block.field && !/^(?:help|option)$/.test(block.field) ? [block.text] : [],
  );
  if (
    fields.length >= fewest &&
    (asked.test(head) || fields.some((label) => sought.test(label))) &&
    given.test([head, ...fields].join('\n')) &&
    !isForLater
  )
    return true;
  const isTitledForm = lines.some((line) => onlineForm.test(line) && !/\.$/.test(line.trim()));
  if (isTitledForm && given.test(head) && !isForLater) {
    const limited = sectionsFromLabelledQuestions(guidelines).filter(({ limit }) => limit);
    if (limited.length >= minLimited) return true;
  }
  return (
    form.test(head) &&
    given.test(head) &&
    !isForLater &&
    statements.filter(({ text }) => prompt.test(text)).length >= fewest
  );
};
