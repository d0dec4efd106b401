import { isOfAnotherCall } from '../aside.ts';
import { findMoney, formatMoney, type MoneyMention } from '../../../text/money.ts';
import { capitalize } from '../../../text/normalize.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import type { Statement } from '../guidelines.ts';
import { asChecklistLine } from '../wording.ts';
import { boundsOf, measureOf } from './amount-bounds.ts';
import { joinNeighbours } from './join-amounts.ts';

/** Money that is no grant: pay, thresholds of law, budgets of organizations, history. */
const notAward =
  /\b(?:salar(?:y|ies)|stipends?|(?:per|an?|each) (?:hour|month|diem|mile|person|head|participant|day|night|meal|student)\b|hourly|wages?|executive (?:level|schedule)|threshold|single audit|audit(?:s|ed)?|insurance|liability|per occurrence|expend(?:s|ed|ing)? \$?[\d,]+ or more|equipment|unit cost|micro-?purchase|simplified acquisition|fee of|fees?|penalt|fine|operating (?:budget|revenue|expenses)|annual (?:operating )?(?:budgets?|revenues?|income|expenses)|per (?:\w+ ){1,2}(?:night|hour|day|person|participant|head|unit)|counted at|(?:organi[sz]ation(?:'s|al)?) (?:annual )?(?:budget|revenue)|budgets? (?:of )?(?:under|over|below|above|less than|between|larger|smaller)|(?<!cost share\/)match(?:es|ed|ing)?(?! grants? (?:of|from|rang))|cost[- ]shar(?!e\/matching grants)|in-kind|endowment of|assets|sales|revenues? (?:of|under|over|less)|household|income|poverty|sam\.gov|fapiis|donat(?:ed|ion)|raised|honorari|reimburse|lobbying|tuition|travel|subaward(?:s)? (?:of|over|exceed)|first \$25,000|mtdc|bond|employee gifts?|turnover|shortfall|total (?:project )?cost of|minor awards?|free reserves)\b|[$€£][\d,.]+ ?\/ ?(?:hours?|hr|days?|nights?|miles?|km|persons?|heads?|months?)\b|less than\/equal|\b(?:requests?|grants?|items?|applications?|quotes?|estimates?|purchases?|expenditures?|each|line)\b[^.$€£]{0,30}\b(?:over|above|more than|less than|under|exceeding|greater than)\s*[$€£]|\bfor (?:funding |grant )?requests? (?:of|between|over|above|from|under|up to|exceeding)\b|\$[\d,]+ or (?:more|less)\b(?=.*\b(?:must|require))/i;
const total =
  /\b(?:total (?:of|(?:available |estimated |expected |program |programme |anticipated )*(?:funding|funds|budget|amount|award|program))|(?:total|program|estimated|overall) (?:\w+ )?(?:funding|budget|funds)|funds? available|available (?:funding|funds)|funding (?:available|pool)|(?:is|are|has been|will be) (?:made )?available|intends? to (?:commit|award|fund|distribute|invest)|will (?:commit|distribute|allocate|invest|provide|award) (?:up to |approximately |about |a total|an estimated |[$€£][\d.,]+ (?:million|m\b))|\bfund (?:total|size)\b|anticipated funding amount|(?:call|programme?|total|overall) budget\b|allocat|appropriat|pool of|\b(?:has|have) (?:about |approximately |around )?[$€£][\d.,]+ (?:million )?to (?:give|award|grant|spend|distribute)|call budget|indicative budget|budget (?:of|for) th(?:e|is) (?:call|topic)|in total(?! costs?)|altogether|set aside|(?:has|have) budgeted|(?:we|board|council|fund|foundation|trust|committee) (?:can|expects? to|hopes? to|will) (?:share|have|give out|distribute|spend)\b|(?:has|have) [$€£][\d.,]+ (?:\([^)]*\) )?to (?:invest|share|distribute)|estimated total|subject to (?:the )?availability of funds|(?:for|making) a total of|totall?ing)\b/i;
const perAward =
  /\b(?:range of (?:awards|grants)|award (?:ceiling|floor|size|amount|range|maximum|minimum)s?|(?:maximum|minimum|max|min|average|typical) (?:\w+ ){0,3}(?:award|grant|request|funding|amount|budget|contribution|size)|(?:grant|funding|award)s? (?:size|amount|range|request|ceiling|level|budget|limit)s?|per (?:award|grant|project|applicant|application|organi[sz]ation|proposal|recipient|grantee)|each (?:award|grant|project|applicant|organi[sz]ation|proposal|recipient)|(?:grants?|awards?|requests?|proposals?|applicants?|applications?|projects?|budgets?|you|organi[sz]ations?|funding|contribution|fellows?|artists?|award budget)\b.{0,80}(?:up to|not (?:to )?exceed|no more than|at most|maximum|max|cannot exceed|limited to|capped|between|from|rang(?:e|ing)|of|for|less than|at least|minimum|in the amount|exceed|request)|request(?:s|ed|ing)? (?:up to|between|no more|a maximum|for)|up to|ceiling|floor|rang(?:e|ing) from|direct costs|no more than)\b/i;

const outsideBrackets = (text: string): string => {
  const rest = text.replace(/\([^()]*\)/g, '');
  return findMoney(rest).length > 0 ? rest : text;
};

const tierOf = (statement: Statement): string => {
  const label =
    statement.label
      ?.replace(/^.*\s-\s(?=(?:tier|level|track|category|option|stream) \w)/i, '')
      .replace(/\s*-\s.*$|\s*[$€£][\d,]+$/, '')
      .replace(/^(?:tier|level|track|category|option)\s*/i, (word) => word) ?? '';
  const isTier =
    /\b(?:tier|level|track|category|option|phase|small|large|mini|micro|seed|planning|implementation|capacity|program|project|operating|fellowship|emergency|pilot|individual|type [a-z0-9]|stream|strand|tier \d)\b/i.test(
      label,
    );
  const isMeasure =
    /\b(?:award|funding|amount|range|ceiling|floor|maximum|minimum|size|total|budget|request|expected|estimated|anticipated|available)\b/i.test(
      label,
    );
  return isTier && !isMeasure ? label : '';
};

const awardLine = (statement: Statement, money: MoneyMention[]): string => {
  const { least, most, exact, about } = boundsOf(statement.text, money);
  const measure = measureOf(statement.text);
  const tier = tierOf(statement);
  const start = tier ? `${tier}: request` : 'Request';
  // What a committee may approve is no ceiling of the call's.
  if (
    /\b(?:committees?|board|officers?|staff|trustees?) (?:can|may) (?:approve|award|give)\b/i.test(
      statement.text,
    )
  )
    return asChecklistLine(statement.text) ?? '';
  const usual =
    /\b(?:most|typical(?:ly)?|average|usually|generally|majority|historically|often)\b/i.test(
      statement.text,
    ) && !/\b(?:at most|maximum|up to a)\b/i.test(statement.text);
  if (usual && least && most)
    return `Grants are usually between ${formatMoney(least)} and ${formatMoney(most)}${measure}`;
  if (usual && most) return `Grants are usually up to ${formatMoney(most)}${measure}`;
  // Several ceilings in one sentence differ by something; then the sentence itself says it best.
  if (money.length > 1 && !(least && most) && new Set(money.map((one) => one.amount)).size > 1) {
    const whole = asChecklistLine(statement.text);
    if (whole && whole.length <= 240) return whole;
  }
  if (least && most)
    return `${start} between ${formatMoney(least)} and ${formatMoney(most)}${measure}`;
  if (most) return `${start} at most ${formatMoney(most)}${measure}`;
  if (least) return `${start} at least ${formatMoney(least)}${measure}`;
  if (exact && about)
    return `${tier ? `${tier}: g` : 'G'}rants are usually about ${formatMoney(exact)}${measure}`;
  if (exact) return `${tier ? `${tier}: a` : 'A'}wards are ${formatMoney(exact)} each${measure}`;
  return '';
};

const noBounds =
  /\bno (?:minimum or maximum|maximum or minimum|maximum|set|fixed|upper|specific) (?:grant |request |award |funding )*(?:amounts?|limit|size|ceiling)\b/i;

const awardHeading =
  /\b(?:award|grant|funding|budget|amount|financial|size|how much|what we offer|support)\b/i;

const awardFinding = (statement: Statement, text: string, money: MoneyMention[]): Finding =>
  finding(statement, {
    kind: 'amount',
    text,
    weight: /usually/.test(text) ? 75 : 95,
    mandatory: !/usually/.test(text),
    topic: `award ${money.map((one) => one.amount).join(' ')}`,
  });

/** How much money there is in all, and for which year. */
const totalLine = (statement: Statement, amount: MoneyMention): Finding => {
  const { text, label = '' } = statement;
  const year = /\b(?:in|for) ((?:FY|fiscal year)\s?(?:20)?\d{2})\b/i.exec(text)?.[1];
  const yearly = /^[^$€£]{0,25}\b(?:(?:a|per|each|every) year|annually|yearly)\b/i.test(
    text.slice(amount.end),
  );
  const atMost = /\bup to\b/i.test(text.slice(0, amount.start)) ? 'Up to ' : 'About ';
  const exactly =
    /\b(?:total|expected|estimated)\b/i.test(label) || /a total of/i.test(text) ? '' : atMost;
  return finding(statement, {
    kind: 'amount',
    text: `${exactly}${formatMoney(amount)} is available ${yearly ? 'each year' : 'in all'}${year && !yearly ? ` in ${year.toUpperCase().replace('FISCAL YEAR', 'fiscal year')}` : ''}`,
    mandatory: false,
    weight: 62,
    topic: `total ${amount.amount}`,
  });
};

/** What may be asked for, and how much money there is in all. */
export const awardAmount: Rule = {
  name: 'award-amount',
  find: (guidelines) => {
    const found: Finding[] = [];
    for (const statement of guidelines.statements) {
      if (!statement.aside && noBounds.test(statement.text)) {
        const text = asChecklistLine(statement.text);
        if (text)
          found.push(
            finding(statement, {
              kind: 'amount',
              text,
              mandatory: false,
              weight: 75,
              topic: 'no bounds',
            }),
          );
        continue;
      }
      if (isOfAnotherCall(statement) || statement.aside === 'after') continue;
      // "$8-10 million" is not eight dollars.
      const money = findMoney(statement.text).filter(
        ({ end }) => !/^\s?-\s?\d+(?:\.\d)?\s(?:m|b)illion/i.test(statement.text.slice(end)),
      );
      if (money.length === 0 || statement.text.length > 420) continue;
      const label = statement.label ?? '';
      const words = statement.text;
      const context = `${statement.path.slice(-2).join(' ')} ${statement.lead ?? ''}`;
      // "(organizations with budgets under $150,000)" says whose awards these are.
      if (notAward.test(outsideBrackets(words))) continue;
      if (/%/.test(words) && /\b(?:indirect|overhead|administrative|f&a)\b/i.test(words)) continue;
      const isTotal =
        total.test(words) &&
        !/\b(?:per (?:award|grant|project|applicant)|each (?:award|grant|project)|(?:grants?|awards?) (?:of|from|between|ranging|up to) (?:up to |between |from )?[$€£]|award ceiling|range|direct costs?|maximum (?:award|grant)|you(?:'re| are) (?:applying|asking) for|can be (?:applied|asked) for|budget requested|requested|request (?:may|must|should|cannot)|proposals?|applicants? (?:may|can|should))\b/i.test(
          words,
        );
      const inAll = /\b(?:for|making) a total of|\btotall?ing\b/i.exec(words);
      if (inAll && money.length > 1) {
        const amount = money.find(({ start }) => start >= inAll.index);
        const rest = money.filter(({ end }) => end <= inAll.index);
        if (amount) found.push(totalLine(statement, amount));
        const each = awardLine({ ...statement, text: words.slice(0, inAll.index) }, rest);
        if (each) found.push(awardFinding(statement, capitalize(each), rest));
        continue;
      }
      if (isTotal) {
        found.push(
          totalLine(
            statement,
            money.reduce((a, b) => (b.amount > a.amount ? b : a)),
          ),
        );
        continue;
      }
      const bareRange = /^[$€£][\d,]+(?:\s?k)?\s*(?:-|to)\s*[$€£]?[\d,]+(?:\s?k)?\.?$/i.test(
        words.trim(),
      );
      if (
        !bareRange &&
        !perAward.test(words) &&
        !(awardHeading.test(context) && words.length < 160) &&
        !perAward.test(label)
      )
        continue;
      if (statement.aside === 'background' && !perAward.test(words)) continue;
      const text = awardLine(statement, money);
      if (text) found.push(awardFinding(statement, capitalize(text), money));
    }
    return joinNeighbours(found);
  },
};
