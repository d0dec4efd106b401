import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isIdentity, isPaper } from './paper.ts';
import { splitPrompt } from './prompts.ts';
import { sectionName } from './section-name.ts';

const field = /^(\p{Lu}[^:.]{3,60}?\??)(?:\s-|:)\s+(\S.{10,})$/su;
const asks =
  /\?|\b(?:please (?:tell|explain|give|list|describe|enter|provide|use|select|outline)|tell us|explain|describe|we(?:'d| would) like|word limit)\b/i;
const ofForm =
  /\bquestions\b|\babout (?:your|the) (?:project|organi[sz]ation|group|proposal)|\bproject (?:details?|milestones?)|\bapplication form\b/i;
const ofPerson =
  /^(?:first|last|sur|full|contact) ?names?\b|^(?:tele)?phone|^e-?mail|^date$|^type of|^milestone$|^(?:job )?title$|^(?:organi[sz]ation|group) (?:name|website|address)|^local authority/i;

/** "Project Management - Please explain how …": the fields of an online form, told as a list. */
export const sectionsFromFormItems = (guidelines: Guidelines): SectionCandidate[] => {
  const lists = guidelines.lists.filter(
    ({ aside, path }) => (!aside || aside === 'background') && ofForm.test(path.join(' / ')),
  );
  const fields = lists.flatMap(({ items }) =>
    items.flatMap((item) => {
      const [, label = '', rest = ''] = field.exec(item.text) ?? [];
      return label ? [{ item, label, rest }] : [];
    }),
  );
  const all = lists.reduce((sum, { items }) => sum + items.length, 0);
  if (fields.filter(({ item }) => asks.test(item.text)).length < Math.max(4, all * 0.4)) return [];
  return fields.flatMap(({ item, label, rest }): SectionCandidate[] => {
    if (ofPerson.test(label) || isIdentity(label) || isPaper(label)) return [];
    const limit =
      lengthLimitOf(item.text) ??
      lengthLimitOf(item.text.replace(/(\d[\d,]*) (word|character) limit/i, 'limited to $1 $2s'));
    return [
      partAt(item, {
        name: sectionName(label),
        prompts: splitPrompt(rest),
        limit,
        required: !/\boptional\b|if applicable/i.test(item.text),
        from: 'list',
      }),
    ];
  });
};
