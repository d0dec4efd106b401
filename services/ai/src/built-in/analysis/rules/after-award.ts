import { finding, type Finding, type Rule } from '../finding.ts';
import { asChecklistLine, isWhole, joinItems } from '../wording.ts';

const winner =
  '(?:(?:all|each|every|any|the|grant|award|funding|successful|selected|funded) )*(?:recipients?|grantees?|awardees?|winners?|(?<=(?:successful|selected|funded) )(?:applicants?|organi[sz]ations?|projects?|artists?|proposers?))';
const binds =
  '(?:will|must|shall|should|agrees? to|(?:is|are) (?:also )?(?:expected|required|asked|requested|obliged|responsible|encouraged))';
const deed =
  /\b(?:present(?:ations?)?|acknowledg\w+|credit(?:ed|s)?|logo|recogni[sz]e|blog|attend|share|publish|photo\w*|publici[sz]e|participate|talk|exhibit|evaluat\w+|survey|meetings?|site visits?|report|repay|return(?:ed)?|reimburse(?:d)?|sign|invite)\b/i;
const says = new RegExp(
  `^${winner}\\b(?: of [^.,]{3,80}?)? ${binds}\\b|\\b(?:requests?|asks?|requires?|expects?) (?:that )?(?:all |each |its |the )*(?:recipients|grantees|awardees|winners)\\b`,
  'i',
);
const givesBack =
  /\b(?:(?:awarded|grant|unspent|unused|remaining) (?:funds|money|monies)|(?:funds|money|grant|award)(?: that is| which are)?) (?:must|shall|will|has to|have to|is to|are to) be (?:reimbursed|returned|repaid|refunded)\b/i;
const rights =
  /\b(?:intellectual property|copyright|ownership of)\b[^.]{0,80}\b(?:remains?|belongs?|retain(?:s|ed)?|owned|property of|rests?)\b/i;
const legal =
  /\b(?:c\.?f\.?r\b|u\.?s\.?c\b|pursuant|herein|statut|uniform guidance|audit|executive order|subaward|reimbursement requests?|SAM\.gov)\b/i;
const duties =
  /^(?:(?:grantee|recipient|awardee|applicant)(?:'s|s'|s)? (?:responsibilities|obligations|expectations|requirements)|(?:responsibilities|obligations|expectations) of (?:the )?(?:grantees?|recipients?|awardees?)|obligations|conditions of (?:the )?(?:grant|award)s?|if (?:you are |you're )?(?:funded|awarded|selected))\b.{0,30}$/i;

const fromLists: Rule['find'] = ({ lists }) =>
  lists.flatMap((list): Finding[] => {
    const title = list.path.at(-1) ?? '';
    const [first] = list.items;
    if (!first || !duties.test(title.trim()) || list.items.length < 2) return [];
    if (list.aside === 'past' || list.aside === 'example' || list.aside === 'elsewhere') return [];
    if (list.items.some(({ text }) => legal.test(text))) return [];
    const top = list.items.filter(({ depth }) => depth === first.depth);
    const items = joinItems(
      top.map(({ text }) => text),
      620,
    );
    return items
      ? [
          finding(first, {
            kind: 'content',
            text: `If funded: ${items}`,
            weight: 42,
            topic: `after award ${first.block}`,
            list: true,
          }),
        ]
      : [];
  });

/** What comes with the money, beside reports: talks, thanks, meetings, rights, paying back. */
export const afterAward: Rule = {
  name: 'after-award',
  find: (guidelines) => [
    ...fromLists(guidelines),
    ...guidelines.statements
      .flatMap((statement): Finding[] => {
        const { text, aside } = statement;
        if (aside === 'past' || aside === 'example' || aside === 'elsewhere') return [];
        if (text.length > 380 || /[?:]$/.test(text) || legal.test(text)) return [];
        const bound = says.test(text) && deed.test(text);
        if (!bound && !givesBack.test(text) && !rights.test(text)) return [];
        const line = asChecklistLine(text);
        if (!line || !isWhole(line)) return [];
        return [finding(statement, { kind: 'content', text: line, weight: bound ? 39 : 41 })];
      })
      .slice(0, 3),
  ],
};
