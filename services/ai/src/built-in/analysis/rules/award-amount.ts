import { capitalize } from '@grantwright/analyst';
import { isOfAnotherCall } from '../aside.ts';
import { findMoney, formatMoney, type MoneyMention } from '../../../text/money.ts';
import { finding, type Finding, type Rule } from '../finding.ts';
import type { Statement } from '../guidelines.ts';
import { asChecklistLine } from '../wording.ts';
import { boundsOf, measureOf } from './amount-bounds.ts';
import { joinNeighbours } from './join-amounts.ts';
import { isForPart, isWorthOfGrant } from './of-one-grant.ts';
import { tierNames } from './tier-names.ts';
import { isOfEachBelow } from './of-each-below.ts';
import { isTotal, totalLine } from './total-amount.ts';

/** Money that is no grant: pay, thresholds of law, budgets of organizations, history. */
const notAward =
  /\b(?:salar(?:y|ies)|stipends?|(?:per|an?|each) (?:hour|month|diem|mile|person|head|participant|attendee|day|night|meal|student)\b|hourly|wages?|executive (?:level|schedule)|threshold|single audit|audit(?:s|ed)?|insurance|liability|per occurrence|expend(?:s|ed|ing)? \$?[\d,]+ or more|equipment|unit cost|micro-?purchase|simplified acquisition|fee of|fees?|penalt|fine|operating (?:budget|revenue|expenses)|annual (?:operating )?(?:budgets?|revenues?|income|expenses)|per (?:\w+ ){1,2}(?:night|hour|day|person|participant|head|unit)|counted at|(?:organi[sz]ation(?:'s|al)?) (?:annual )?(?:budget|revenue)|budgets? (?:of )?(?:under|over|below|above|less than|between|larger|smaller)|(?<!cost share\/)match(?:es|ed|ing)?(?! grants? (?:of|from|rang))|cost[- ]shar(?!e\/matching grants)|in-kind|endowment of|assets|sales|revenues? (?:of|under|over|less)|household|income|poverty|sam\.gov|fapiis|donat(?:ed|ion)|raised|honorari|reimburse|lobbying|tuition|travel|subaward(?:s)? (?:of|over|exceed)|first \$25,000|mtdc|bond|employee gifts?|turnover|shortfall|monthly|compensation|deviations?|interest earned|relocation|open access|to date|(?:has|have|having) (?:been )?(?:awarded|granted)|after granting|budget for the (?:quarter|month|year|round)|if (?:the|your) (?:\w+ )?(?:budget|costs?|expenses) (?:exceeds?|is (?:more|over)|are (?:more|over))|(?:daily|subsistence|meal|travel|housing|moving|living|child-?care)(?: (?:and|or) [\w-]+)? allowances?|total (?:project )?cost of|minor awards?|free reserves)\b|[$€£][\d,.]+ ?\/ ?(?:hours?|hr|days?|nights?|miles?|km|persons?|heads?|months?)\b|less than\/equal|(?<!\b(?:no|nor(?: will)?) )\b(?:requests?|grants?|items?|applications?|quotes?|estimates?|purchases?|expenditures?|each|line)\b[^.$€£]{0,30}\b(?:over|above|more than|less than|under|exceeding|greater than)\s*[$€£]|\ban? [$€£][\d,.]+ (?:grant|gift|donation) from\b|\bfor (?:funding |grant )?requests? (?:of|between|over|above|from|under|up to|exceeding)\b|\bappl(?:y|ying) for (?:more|less) than\b|^the [$€£][\d,.]+ (?!max|grant|award)|\breceipt of (?:an? )?(?:award|grant)s? of\b|[$€£][\d,]+ or (?:more|less)\b(?=.*\b(?:must|require))|^for (?:[\w-]+ ){0,4}(?:requesting|seeking|asking for|applying for) [^:]*:/i;
/** "The maximum award is $225,000 and matching funds are required": the match is told beside the award. */
const matchBeside =
  /,? and (?:an? |the )?(?:matching funds?|match|cost[- ]shar(?:e|ing)) (?:is|are|will be) required\b/i;
const perAward =
  /\b(?:range of (?:awards|grants)|award (?:ceiling|floor|size|amount|range|maximum|minimum)s?|(?:maximum|minimum|max|min|average|typical) (?:\w+ ){0,3}(?:award|grant|request|funding|amount|budget|contribution|size)|(?:grant|funding|award)s? (?:size|amount|range|request|ceiling|level|budget|limit)s?|per (?:award|grant|project|applicant|application|organi[sz]ation|proposal|recipient|grantee)|each (?:award|grant|project|applicant|organi[sz]ation|proposal|recipient)|(?:grants?|awards?|requests?|proposals?|applicants?|applications?|projects?|budgets?|you|organi[sz]ations?|funding|contribution|fellows?|artists?|award budget)\b.{0,80}(?:up to|not (?:to )?exceed|no more than|at most|maximum|max|cannot exceed|limited to|capped|between|from|rang(?:e|ing)|of|for|less than|at least|minimum|in the amount|exceed|request)|request(?:s|ed|ing)? (?:up to|between|no more|a maximum|for)|up to|ceiling|floor|rang(?:e|ing) from|direct costs|no more than|in amounts|no [^.$€£]{3,60} will be awarded|each (?:micro|mini)-?grant|no (?:gift|grant|award|request)s? (?:will|can|may|should) (?:be )?(?:larger|greater|more|higher|bigger|exceed)|no (?:gift|grant|award)s? (?:over|above|larger))\b/i;

const outsideBrackets = (text: string): string => {
  const inner = /\([^()]*\)/g;
  const rest = text.replace(inner, '').replace(inner, '');
  return findMoney(rest).length > 0 ? rest : text;
};

const awardLine = (statement: Statement, money: readonly MoneyMention[], tier: string): string => {
  const { least, most, exact, about } = boundsOf(statement.text, money);
  const measure = measureOf(statement.text);
  const start = tier ? `${tier}: request` : 'Request';
  const grants = tier ? `${tier}: grants` : 'Grants';
  // "Off-season bonus: add $2,500" is no ceiling.
  if (tier && /^(?:add|plus)\b/i.test(statement.value ?? ''))
    return `${tier}: ${statement.value ?? ''}`;
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
    ) && !/\b(?:at most|maximum|up to a)\b|\bno (?:gift|grant|award|request)/i.test(statement.text);
  const usuallyMost =
    /\b(?:generally|usually|typically|normally) (?:the |our )?(?:maximum|most|limit)\b/i.test(
      statement.text,
    );
  if (usuallyMost && most && !least)
    return `${grants} are usually up to ${formatMoney(most)}${measure}`;
  if (usual && least && most)
    return `${grants} are usually between ${formatMoney(least)} and ${formatMoney(most)}${measure}`;
  if (usual && most) return `${grants} are usually up to ${formatMoney(most)}${measure}`;
  // Several ceilings in one sentence differ by something; then the sentence itself says it best.
  if (money.length > 1 && !(least && most) && new Set(money.map((one) => one.amount)).size > 1) {
    const whole = asChecklistLine(statement.text);
    if (whole && whole.length <= 240) return whole;
  }
  const bound = most ?? least;
  if (bound && isForPart(statement.text, bound)) return asChecklistLine(statement.text) ?? '';
  if (least && most)
    return `${start} between ${formatMoney(least)} and ${formatMoney(most)}${measure}`;
  if (most) return `${start} at most ${formatMoney(most)}${measure}`;
  if (least) return `${start} at least ${formatMoney(least)}${measure}`;
  if (exact && about) return `${grants} are usually about ${formatMoney(exact)}${measure}`;
  // "A $1,000,000 prize competition" is what all of it is worth.
  if (exact && ofWhole.test(statement.text.slice(exact.end))) return '';
  // What the words do not call the worth of one grant is told as the funder says it.
  if (exact && !isWorthOfGrant(withLabel(statement), shifted(statement, exact)))
    return statement.aside ? '' : (asChecklistLine(statement.text) ?? '');
  if (exact) return `${tier ? `${tier}: a` : 'A'}wards are ${formatMoney(exact)} each${measure}`;
  return '';
};

const labelBefore = ({ label = '', text }: Statement): string =>
  label && !text.startsWith(label) ? `${label}: ` : '';
const withLabel = (statement: Statement): string => labelBefore(statement) + statement.text;
/** The same amount, where its label stands before the text. */
const shifted = (statement: Statement, money: MoneyMention): MoneyMention => {
  const by = labelBefore(statement).length;
  return { ...money, start: money.start + by, end: money.end + by };
};

const ofWhole =
  /^\s*(?:cash )?(?:prize|grant|award|funding)? ?(?:competition|challenge|pool|program(?:me)?|initiative|fund)\b/i;

const noBounds =
  /\bno (?:minimum or maximum|maximum or minimum|maximum|set|fixed|upper|specific) (?:grant |request |award |funding )*(?:amounts?|limit|size|ceiling)\b/i;

/** Under "Anticipated Funding Amount: $56,000,000" its shares are told. */
const ofTheTotal =
  /\b(?:anticipated|estimated|total|expected) (?:program(?:me)? )?(?:funding|funds)\b/i;

const share =
  /^(?:approximately |about |up to )?[$€£][\d.,]+ ?(?:m|k|million|thousand)? for \p{Lu}/iu;
/** "Approximately $31 M for SBIR", right under the line that tells the total. */
const isShareBelow = (statements: Statement[], index: number): boolean => {
  let at = index;
  while (share.test(statements[at]?.text ?? '')) at--;
  return at < index && ofTheTotal.test(statements[at]?.label ?? statements[at]?.text ?? '');
};

const awardHeading =
  /\b(?:award|grant|funding|budget|amount|financial|size|how much|what we offer|support)\b/i;

const awardFinding = ({ statement, money }: Award, text: string, tier: string): Finding =>
  finding(statement, {
    kind: 'amount',
    text,
    weight: /usually/.test(text) ? 75 : 95,
    mandatory: !/usually/.test(text),
    topic: `award ${money.map((one) => one.amount).join(' ')}${tier ? ` ${tier.toLowerCase()}` : ''}`,
  });

/** "(average award: $8,500)" after a ceiling tells a second thing. */
const withAverageApart = (award: Award): Award[] => {
  const { statement, money, said } = award;
  const bracket = /\([^()]*\b(?:average|typical|usual|most)\b[^()]*\)/i.exec(said);
  if (!bracket) return [award];
  const [from, to] = [bracket.index, bracket.index + bracket[0].length];
  const inside = money.filter(({ start }) => start >= from && start < to);
  const outside = money.filter((one) => !inside.includes(one) && one.end <= from);
  if (inside.length === 0 || outside.length === 0) return [award];
  return [
    { statement, money: outside, said: said.slice(0, from) },
    { statement, money: findMoney(bracket[0]), said: bracket[0] },
  ];
};

/** An amount, or several, that one applicant may ask for, and the words that say so. */
type Award = { statement: Statement; money: readonly MoneyMention[]; said: string };

const inTotal =
  /\b(?:in total|total (?:funding|funds|of)|available in all|in all|total available|total pool)\b/i;

/** "Project Awards: $10,000 - $75,000", "individual grants $2,000-$9,000": a label right before the amount. */
const tellsOfEach =
  /\b(?:grants?|awards?)(?: (?:sizes?|amounts?|range))?\s?:?\s?[$€£]|\b(?:each|per|every|individual)\b|\b(?:grants?|awards?|requests?) (?:of|from|between|ranging|up to|(?:will|may|must|should|can|cannot|shall|are|do)(?: not)? (?:be |usually |generally )*(?:exceed|range|up to|limited|between|of))\b/i;
/** "Up to $5,000 may be awarded to each recipient, with $25,000 in total funding available": two amounts of two things. */
const sharesOfTotal = (
  statement: Statement,
): { whole: Statement; total: MoneyMention; each: Award['money']; said: string } | undefined => {
  const clauses = statement.text.split(
    /;\s+|,\s+(?=(?:with|and|for|out of|from|(?:individual|project) (?:grants?|awards?))\b)/,
  );
  if (clauses.length !== 2) return undefined;
  const first = clauses[0] ?? '';
  const [said, rest] =
    tellsOfEach.test(first) && !inTotal.test(first) ? clauses : clauses.reverse();
  if (!said || !rest || !tellsOfEach.test(said)) return undefined;
  if (!inTotal.test(rest) && !isTotal(rest)) return undefined;
  const [each, [total]] = [findMoney(said), findMoney(rest)];
  return each.length > 0 && total
    ? { whole: { ...statement, text: rest }, total, each, said }
    : undefined;
};

export const awardAmount: Rule = {
  name: 'award-amount',
  find: (guidelines) => {
    const found: (Finding | Award)[] = [];
    for (const [index, statement] of guidelines.statements.entries()) {
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
      if (notAward.test(outsideBrackets(words.replace(matchBeside, '')))) continue;
      if (/%/.test(words) && /\b(?:indirect|overhead|administrative|f&a)\b/i.test(words)) continue;
      const inAll = /\b(?:for|making) a total of|\btotall?ing\b(?! (?:more|less|over|under))/i.exec(
        words,
      );
      if (inAll && money.length > 1) {
        const amount = money.find(({ start }) => start >= inAll.index);
        const rest = money.filter(({ end }) => end <= inAll.index);
        const next = money.find(({ start }) => amount && start > amount.end);
        const isRange =
          amount && next && /^\s?(?:-|to|and)\s?$/i.test(words.slice(amount.end, next.start));
        if (amount)
          found.push(isRange ? totalLine(statement, next, amount) : totalLine(statement, amount));
        if (rest.length > 0)
          found.push({ statement, money: rest, said: words.slice(0, inAll.index) });
        continue;
      }
      const under = statement.path.at(-1) ?? '';
      if (
        (ofTheTotal.test(under) && !perAward.test(words)) ||
        isShareBelow(guidelines.statements, index)
      ) {
        const text = asChecklistLine(words);
        if (text)
          found.push(finding(statement, { kind: 'amount', text, mandatory: false, weight: 50 }));
        continue;
      }
      const shared = sharesOfTotal(statement);
      if (shared) {
        found.push(totalLine(shared.whole, shared.total));
        found.push({ statement, money: shared.each, said: shared.said });
        continue;
      }
      if (isTotal(words) && !isOfEachBelow(guidelines.statements, index)) {
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
      found.push(...withAverageApart({ statement, money, said: words }));
    }
    const tiers = tierNames(found.flatMap((one) => ('statement' in one ? [one.statement] : [])));
    return joinNeighbours(
      found.flatMap((one) => {
        if (!('statement' in one)) return [one];
        const tier = tiers.get(one.statement) ?? '';
        const text = awardLine({ ...one.statement, text: one.said }, one.money, tier);
        return text ? [awardFinding(one, capitalize(text), tier)] : [];
      }),
    );
  },
};
