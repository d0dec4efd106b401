import { finding, type Finding } from '../../finding.ts';
import type { Guidelines } from '../../guidelines.ts';
import { lengthLimitOf } from '../../length-limit.ts';
import { conditional, paper } from './paper-words.ts';

const inlineLabel =
  /^(?:(?:required |supporting |application )*(?:attachments?|enclosures|uploads|(?:supporting )?(?:documents?|documentation|materials))(?: (?:to (?:upload|attach|submit|include)|required))?|(?:documents?|papers|items|things) (?:to|(?:that )?(?:you (?:must|should|need to|have to)|we need(?: you to)?|must be)) (?:send|sent|enclosed?|attach(?:ed)?|provided?|included?|submit(?:ted)?|hand(?:ed)? in|supply|bring)|with (?:the|your) (?:letter|application|form|proposal),?(?: we (?:\w+ )?(?:need|want|ask for)| (?:please )?(?:send|enclose|attach|include)(?: us)?)?|(?:please )?(?:also )?(?:attach|enclose|upload|send us))(?:\s*\([^)]*\))?$/i;

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

const titleOfPapers =
  /^(?:\W|\d)*(?:required |supporting |application )*(?:attachments?|enclosures|uploads|(?:supporting )?(?:documents|documentation))(?: (?:to (?:upload|attach|submit|include|send|enclose)|required))?:?$/i;
const fewestPapers = 2;
const enoughPapers = 0.6;

/** Under "Attachments" a line that only names papers: "IRS letter; list of board members; budget on our form." */
export const fromLinesOfPapers = (guidelines: Guidelines): Finding[] =>
  guidelines.statements.flatMap((statement) => {
    const { text, path, form, aside } = statement;
    if (form !== 'sentence' || (aside && aside !== 'background')) return [];
    if (!titleOfPapers.test(path.at(-1) ?? '') || text.length > 420 || /[:?]$/.test(text))
      return [];
    const named = text.replace(/\.$/, '').split(text.includes(';') ? /;\s+/ : /,\s+(?:and\s+)?/);
    const papers = named.filter((one) => paper.test(one));
    if (named.length < fewestPapers || papers.length < named.length * enoughPapers) return [];
    if (/\b(?:must|should|will|may|is|are)\b/i.test(text)) return [];
    return [
      finding(statement, {
        kind: 'attachment',
        text: `Attach: ${text.replace(/[.;]$/, '')}`,
        mandatory: !conditional.test(text),
        weight: 65,
        topic: `papers under ${statement.block}`,
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
