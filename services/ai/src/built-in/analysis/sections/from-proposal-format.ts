import { plain, squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { isSectionName, sectionName } from './section-name.ts';
import { isTypicalSection } from './typical.ts';

/** "REQUIRED FORMAT OF PROPOSAL", "Proposal template", "Application form". */
const formatTitle =
  /^(?:(?:annex|appendix|attachment|section|part) [\dA-Z]{1,3}\s*[:.-]?\s*)?(?:(?:required|suggested|prescribed|recommended|the) )*(?:(?:format|template|outline|structure|form) (?:of|for) (?:the |your |an? )?(?:grant |project |research |full )?(?:proposals?|applications?|concept notes?)|(?:grant |project |research |full )?(?:proposal|application|concept note) (?:format|template|outline|structure|form))\b.{0,20}$/i;
/** What may stand behind the form, and is none of it. */
const afterForm =
  /\b(?:eligib|criteri|submission|how to (?:apply|submit)|deadline|contact us|contacts$|terms|conditions|declaration|signature|for office use|checklist|frequently|review|reporting)\b/i;
const leastPrompts = 3;

const withoutOrders = (title: string): string =>
  title.replace(/\s*[-–(:]\s*please\b.*$/i, '').replace(/\s*[-–]\s*(?:an?|the) .{3,60}$/i, '');

/** A form printed at the end of a call: its headings, each with what is asked right under it. */
export const sectionsFromProposalFormat = ({ reading }: Guidelines): SectionCandidate[] => {
  const { blocks } = reading;
  const start = blocks.findIndex(
    (block) => block.type === 'heading' && formatTitle.test(squeeze(plain(block.text))),
  );
  if (start < 0) return [];
  const parts: SectionCandidate[] = [];
  for (const [index, block] of blocks.entries()) {
    if (index <= start || block.type === 'table') continue;
    const text = squeeze(plain(block.text));
    if (block.type === 'heading') {
      if (afterForm.test(text)) break;
      const name = sectionName(withoutOrders(text)).replace(/ (?:template|table|form)$/i, '');
      const place = { block: index, quote: block.text, page: block.page };
      const own = partAt(place, { name, limit: lengthLimitOf(text), from: 'heading' });
      if (isSectionName(name)) parts.push(own);
      continue;
    }
    const last = parts.at(-1);
    if (!last) continue;
    last.end = index + 1;
    if (isPrompt({ text })) last.prompts.push(...splitPrompt(text));
    else if (text.length > 40) last.told.push(text);
  }
  const asking = parts.filter(
    ({ prompts, limit, name }) =>
      prompts.length > 0 || limit !== undefined || isTypicalSection(name),
  );
  const prompts = asking.flatMap((part) => part.prompts);
  return asking.length >= 2 && prompts.length >= leastPrompts ? asking : [];
};
