import { anyOf } from '@grantwright/shared/values/any-of';
import type { Section, SectionDetail } from '@grantwright/shared/contract';

const money = anyOf(
  /\bbudget|\bcosts?\b|\bexpens\w+|\bamount (?:of|requested)|\bhow much\b/i,
  /\bfinancial (?:need|plan|request|summary)|\b(?:use of|grant) funds\b|\bspen[dt]\w*/i,
);

/** Whether a section asks for a budget, costs or an amount. */
export const asksForMoney = (
  { name, description }: Section,
  detail?: Pick<SectionDetail, 'prompts'>,
): boolean => [name, description, ...(detail?.prompts ?? [])].some((text) => money.test(text));
