import { finding, type Finding } from '../../finding.ts';
import type { Guidelines } from '../../guidelines.ts';
import { lengthLimitOf } from '../../length-limit.ts';
import { conditional, paper } from './paper-words.ts';

const inlineLabel =
  /^(?:(?:required |supporting |application )*(?:attachments?|enclosures|uploads|(?:supporting )?(?:documents?|documentation|materials))(?: (?:to (?:upload|attach|submit|include)|required))?|with (?:the|your) (?:letter|application|form|proposal),?(?: we (?:\w+ )?(?:need|want|ask for)| (?:please )?(?:send|enclose|attach|include)(?: us)?)?|(?:please )?(?:also )?(?:attach|enclose|upload|send us))(?:\s*\([^)]*\))?$/i;

/** "Attachments: board list, IRS letter, audited financial statements". */
export const fromLabels = (guidelines: Guidelines): Finding[] =>
  guidelines.statements.flatMap((statement) => {
    const { label, value } = statement;
    if (!label || !value || !inlineLabel.test(label) || value.length > 420) return [];
    if ((statement.aside && statement.aside !== 'background') || !paper.test(value)) return [];
    return [
      finding(statement, {
        kind: 'attachment',
        text: `Attach: ${value.replace(/[.;]$/, '')}`,
        mandatory: !conditional.test(value),
        weight: 65,
      }),
    ];
  });

/** "Tab 7 Certificate of insurance": papers by the place that they have in a binder. */
export const fromTabs = (guidelines: Guidelines): Finding[] =>
  guidelines.statements.flatMap((statement) => {
    const said = statement.form === 'pair' ? (statement.value ?? '') : statement.text;
    const [, tab = '', rest = ''] = /^tab (\d{1,2})[:.]?\s+(\p{Lu}.{4,200})$/iu.exec(said) ?? [];
    if (!rest || !paper.test(rest) || lengthLimitOf(rest) || statement.aside === 'past') return [];
    return [
      finding(
        { ...statement, form: 'sentence' },
        {
          kind: 'attachment',
          text: `Attach as Tab ${tab}: ${rest.replace(/[.;]$/, '')}`,
          mandatory: !conditional.test(rest),
          weight: 62,
          topic: `attach ${rest.toLowerCase().slice(0, 60)}`,
        },
      ),
    ];
  });
