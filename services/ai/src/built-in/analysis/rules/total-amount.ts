import { formatMoney, type MoneyMention } from '../../../text/money.ts';
import { finding, type Finding } from '../finding.ts';
import type { Statement } from '../guidelines.ts';

const total =
  /\b(?:total (?:grant |prize |award )?(?:pot|purse|pool|fund)\b|(?:total|financial|indicative|budget) envelope\b|(?:this|the) year's (?:fund|pot|budget)\b|(?:fund|grant|funding|prize )?pot for (?:this|the|20\d\d)\b|(?:grants?|funding) program(?:me)? of (?:up to |about |approximately )?[$€£]|award(?:ing)? (?:between |about |approximately |up to )?[$€£][\d.,]+\s?(?:(?:-|to) ?[$€£]?[\d.,]+)?\s?(?:k|mn?|million)? in (?:total |all )?grants|announc\w+ (?:funding|a fund|a pool|grants) of|availability of (?:approximately |about |up to |an estimated )?[$€£][\d.,]+|total (?:of|(?:available |estimated |expected |program |programme |anticipated )*(?:funding|funds|budget|amount|award|program))|(?:total|program|estimated|overall) (?:\w+ )?(?:funding|budget|funds)|funds? available|available (?:funding|funds|(?:this|each|per|every) (?:year|round|cycle))|funding (?:available|pool)|(?:is|are|has been|will be) (?:made )?available|intends? to (?:commit|award|fund|distribute|invest)|will (?:commit|distribute|allocate|invest|provide|award) (?:up to |approximately |about |a total|an estimated |[$€£][\d.,]+ (?:million|m\b))|\bfund (?:total|size)\b|anticipated funding amount|(?:call|programme?|total|overall) budget\b|allocat|appropriat|pool of|\b(?:has|have) (?:about |approximately |around )?[$€£][\d.,]+ (?:million )?to (?:give|award|grant|spend|distribute)|call budget|indicative budget|budget (?:of|for) th(?:e|is) (?:call|topic)|budget of (?:approximately |about |up to )?[$€£][\d.,]+ (?:million |k )?for (?:the|this|our)\b|(?:have|has|with) (?:about |approximately |around |up to )?[$€£][\d.,]+ (?:million |k )?(?:\w+ )?for (?:this|the|our|each|every|all|our next|the next) (?:\w+ )?(?:round|cycle|year|program(?:me)?|call|fund|competition|season|grants?|awards?)|(?:gives?|awards?|distributes?|grants?|makes?|pays? out|provides?|donates?)(?: out| away)? (?:about |approximately |around |nearly |over |more than |some )?[$€£][\d.,]+ (?:million |k )?(?:in (?:grants|awards|gifts|donations|funding|scholarships) )?(?:each|every|a|per) year|(?:gives?|awards?|distributes?|makes?|provides?|donates?)(?: out| away)? (?:about |approximately |around |nearly |over |more than |some )?[$€£][\d.,]+ (?:million |k )?(?:in (?:grants|awards|gifts|donations|funding|scholarships) )?annually|in total(?! costs?)|[$€£][\d,.]+ (?:(?:million|thousand|m|k) )?(?:is|are) up for grabs|(?:has|have) (?:about |approximately |around )?[$€£][\d,.]+ (?:(?:million|thousand|m|k) )?in all\b|altogether|set aside|(?:has|have) budgeted|(?:we|board|council|fund|foundation|trust|committee) (?:can|expects? to|hopes? to|will) (?:share|have|give out|distribute|spend)\b|(?:has|have) [$€£][\d.,]+ (?:\([^)]*\) )?to (?:invest|share|distribute)|estimated total|subject to (?:the )?availability of funds|(?:for|making) a total of|totall?ing)\b/i;
/** Words of what one applicant may ask for. */
const ofOne =
  /\b(?:per (?:award|grant|project|applicant)|(?:grants?|awards?) (?:are|is|will be|may be|can be) (?:\w+ly )?(?:between|from|of|up to|at most)|(?:awarded|given|granted|paid) to (?:that|any|one|an?|each|the same) (?:\w+ )?(?:individual|person|applicant|recipient|organi[sz]ation|group)|each (?:\w+ )?(?:award|grant|project)|(?:awards?|grants?) (?:is|are) limited to|your (?:\w+ )?budget|(?:types? of awards?|(?:grants?|awards?|amounts)) (?:of|from|between|ranging|up to|with) (?:up to |between |from )?[$€£]|program(?:me)? with (?:funding|awards?|grants?) (?:of )?up to|award ceiling|up to [$€£][\d,.]+ (?:\p{L}+ )?(?:grants?|awards?|fellowships?|stipends?) (?:are|is|will be) (?:made )?available|(?:funding|grants?|awards?|support) of up to [$€£][\d,.]+ (?:is|are) available (?:for|to)|range|direct costs?|maximum (?:award|grant)|you(?:'re| are) (?:applying|asking) for|can be (?:applied|asked) for|budget requested|requested|request (?:may|must|should|cannot)|(?<!available for (?:funding |all )?)proposals?|applicants? (?:may|can|should))\b|[$€£][\d,.]+ (?:each|apiece)\b(?! (?:year|cycle|round|season)\b)/iu;

/** "nor will grants totaling more than $2,500 be awarded" */
const forbids =
  /\b(?:no|nor)\b[^.]{0,12}\b(?:grants?|awards?|gifts?)\b[^.$€£]{0,30}\b(?:more|larger|greater|over|exceed\w*)\b/i;

/** "and expect to support between fifteen and twenty proposals" says how many share it, not what one may be. */
const howMany =
  /,? (?:and )?(?:we )?(?:expects?|hopes?|plans?|intends?|anticipates?) to (?:support|fund|make|award|select) [^.;$€£]*/gi;

/** Whether an amount is what there is for all applicants together. */
export const isTotal = (text: string): boolean =>
  total.test(text) && !ofOne.test(text.replace(howMany, '')) && !forbids.test(text);

/** How much money there is in all, and for which year. */
export const totalLine = (
  statement: Statement,
  amount: MoneyMention,
  least?: MoneyMention,
): Finding => {
  const { text, label = '' } = statement;
  const year = /\b(?:in|for) ((?:FY|fiscal year)\s?(?:20)?\d{2})\b/i.exec(text)?.[1];
  const yearly = /^[^$€£]{0,25}\b(?:(?:a|per|each|every) year|annually|yearly)\b/i.test(
    text.slice(amount.end),
  );
  const thisYear = /^[^$€£]{0,25}\bthis (?:\w+ )?(?:year|round|cycle)\b/i
    .exec(text.slice(amount.end))?.[0]
    ?.replace(/^.*(?=\bthis\b)/i, '');
  const span =
    /^[^$€£]{0,20}\b(?:over|for|during|across) ((?:two|three|four|five|six|seven|ten|\d{1,2}) years)\b/i.exec(
      text.slice(amount.end),
    )?.[1];
  const atMost = /\bup to\b/i.test(text.slice(0, amount.start)) ? 'Up to ' : 'About ';
  const exactly =
    /\b(?:total|expected|estimated)\b/i.test(label) || /a total of/i.test(text) ? '' : atMost;
  return finding(statement, {
    kind: 'amount',
    text: `${least ? `Between ${formatMoney(least)} and ` : exactly}${formatMoney(amount)} is available ${yearly ? 'each year' : `in all${thisYear ? ` ${thisYear.toLowerCase()}` : ''}`}${year && !yearly ? ` in ${year.toUpperCase().replace('FISCAL YEAR', 'fiscal year')}` : ''}${span && !yearly ? ` over ${span.toLowerCase()}` : ''}`,
    mandatory: false,
    weight: 62,
    topic: `total ${amount.amount}`,
  });
};
