import { plain } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';

/** "Challenge grant: money promised on condition", "LOI, letter of inquiry: a short account", "RFP - request for proposals". */
const term =
  /^\W*(?:(?:challenge|matching|seed|capital|capacity|operating|restricted|unrestricted|block|formula|pass-through|demonstration|planning|project|bridge) (?:grants?|support|funds?|gifts?)|[A-Z]{2,6}(?:\([a-z\d]\))?|501\(c\)\(3\)|lett?ers? of (?:inquiry|intent|support|enquiry)|concept papers?|requests? for (?:proposals?|applications?)|in-?kind(?: \w+)?|grants?|gifts?|grantees?|grantors?|guidelines|evaluation|indirect costs?|direct costs?|endowments?|fiscal (?:agents?|sponsors?)|outcomes?|outputs?|objectives?|goals?|match(?:ing)?|cost[- ]sharing|overhead|logic models?|notice of (?:funding availability|award)|program officers?|trustees?|needs statement|fringe benefits|sustainability|stakeholders?|sub-?(?:award|recipient|grant)s?)(?: \([^)]{2,50}\))?\s*(?:[:,]|-|\bis\b|\bare\b|\bmeans?\b)\s+\S/i;
const fewest = 4;
const leastShare = 0.4;

/** Whether a paper says what the words of fundraising mean, one after the other. */
export const definesTerms = ({ reading }: Guidelines): boolean => {
  const lines = reading.blocks.flatMap((block) =>
    block.type === 'table' ? block.rows.map((row) => row.join(': ')) : [plain(block.text)],
  );
  const defined = lines.filter((line) => line.length > 40 && term.test(line)).length;
  return defined >= fewest && defined / lines.length >= leastShare;
};
