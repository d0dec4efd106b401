import { findMoney, formatMoney } from '../../../text/money.ts';
import { finding, type Finding, type Rule } from '../finding.ts';

/** "First prize", "2nd place", "Runner-up", "Best student award": what is won, and not how much there is in all. */
const won =
  /^(?:[\w'-]+ ){0,4}(?:prizes?|places?|winners?|runners?[- ]up|awards?|honou?rable mentions?)$/i;
const inAll = /\b(?:total|all|maximum|minimum|max|min|average|number|per)\b/i;

/** Prizes, each with what it is worth: "First prize: $2,500". */
export const prizes: Rule = {
  name: 'prizes',
  find: ({ statements }) =>
    statements.flatMap((statement): Finding[] => {
      const { label = '', value = '', aside } = statement;
      const [money, ...others] = findMoney(value);
      const isAll = money && value.trim().length - (money.end - money.start) <= 6;
      if (!money || !isAll || others.length > 0 || aside) return [];
      if (!won.test(label) || inAll.test(label)) return [];
      const text = `${label}: ${formatMoney(money)}`;
      return [
        finding(statement, {
          kind: 'amount',
          text,
          weight: 90,
          topic: `prize ${label}`,
          mandatory: false,
        }),
      ];
    }),
};
