import { isOfAnotherCall } from '../aside.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import { statementsOf, type Guidelines, type Statement } from '../guidelines.ts';
import { joinItems } from '../wording.ts';

const judges =
  '(?:reviewers?|readers?|judges|assessors?|panel(?:ists)?|committee|trustees|board|staff|volunteers|they|we)';
const amount = '(?:two|three|four|five|six|seven|eight|\\d)';
/** "They ask four things:", "Reviewers ask themselves these questions:" */
const leads = new RegExp(
  `\\b${judges} (?:will |always |each |then )*(?:asks?|wants? to know|looks? for answers to|weighs?|considers?) (?:themselves |ourselves |itself |of each (?:application|proposal|request) )?(?:(?:the|these|the same|just|only) )*(?:following )?(?:${amount} )?(?:simple |main |basic )?(?:things|questions):`,
  'i',
);
const fewest = 2;

const questionsAfter = (guidelines: Guidelines, lead: Statement): string[] => {
  const own = statementsOf(guidelines.statements, lead.block);
  const beside = lead.text.slice(lead.text.indexOf(':') + 1).trim();
  const rest = own.slice(own.indexOf(lead) + 1).map(({ text }) => text);
  const all = beside === '' ? rest : [beside, ...rest];
  const end = all.findIndex((text) => !/\?$/.test(text));
  return end < 0 ? all : all.slice(0, end);
};

/** What those who choose ask of every application, one short question after the other. */
export const askedOfEach: Rule = {
  name: 'asked-of-each',
  find: (guidelines) =>
    guidelines.statements.flatMap((statement): Finding[] => {
      if (isOfAnotherCall(statement) || !leads.test(statement.text)) return [];
      const asked = questionsAfter(guidelines, statement);
      const items = asked.length >= fewest ? joinItems(asked) : undefined;
      return items
        ? [
            finding(statement, {
              kind: 'evaluation',
              text: `Reviewers ask: ${items}`,
              mandatory: false,
              weight: 74,
              topic: 'asked of each',
            }),
          ]
        : [];
    }),
};
