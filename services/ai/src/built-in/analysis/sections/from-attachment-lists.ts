import type { Guidelines, ListPart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isLeftToApplicant } from './left-to-applicant.ts';
import { paperName } from './paper-name.ts';
import { barePaper } from './bare-paper.ts';
import { namesPaper } from './paper-nouns.ts';
import { soundsLikeSection } from './section-name.ts';

const kind =
  '(?:attachments?|enclosures?|append(?:ix|ices)|supporting (?:documents?|documentation|materials?)|(?:required|supplementary|supplemental|additional|mandatory) (?:attachments?|documents?|documentation|enclosures?|uploads?|materials)|(?:documents?|papers|things|what) to (?:attach|upload|submit|enclose)|(?:please |also )*(?:attach|enclose|upload)|uploads|what (?:must|should|has to|needs to) (?:come|go|be (?:sent|enclosed|attached|included|uploaded)) with (?:the|your|an?) (?:\\w+ )?(?:form|application|proposal|letter))';
/** "Attachments", "4. Required attachments (upload as PDF)", and nothing else. */
const title = new RegExp(
  `^(?:(?:section |part )?(?:[\\dA-Z]{1,3}|[IVX]{1,4})(?:[.):]| ?-{1,2})? )?(?:(?:check)?list of )?(?:proposal |application |narrative |required |the |all |your )*${kind}(?: checklist| list| required)?(?:,? in (?:this|the following) order)?(?: \\([^()]*\\))?(?: -{1,2} [^:]{3,40})?[:?]?$`,
  'i',
);
const papers =
  '(?:attachments?|enclosures?|documents?|documentation|papers|materials|uploads|files)';
const orders = new RegExp(
  `\\b(?:attach|enclose|upload|append)\\b[^.:]{0,30}\\b(?:following|these|below)\\b[^.:]{0,50}:$|\\b(?:include|submit|provide|send|accompanied by)\\b[^.:]{0,50}\\b(?:following|these) (?:\\w+ ){0,2}${papers}\\b[^.:]{0,50}:$|\\b(?:following|these) (?:\\w+ )?${papers} (?:must|should|are|need|have)\\b[^.:]{0,60}:$|\\b(?:the )?following (?:must|should|shall|needs? to|ha(?:ve|s) to|(?:is|are) to) be (?:attached|enclosed|uploaded|appended)\\b[^.:]{0,50}:$|^(?:and |also |then |plus )*(?:these|the following) (?:attachments|enclosures|uploads)\\b[^.:]{0,80}:$`,
  'i',
);
const ofOthers =
  /\b(?:report|reimburs|award(?:ed|ees)|grantees|recipients|invoice|claim|selected|successful|criteri|eligib|not (?:be )?(?:attach|includ|send|submit|accept))/i;
/** "Attachment A: Work plan" is called by what it is. */
const numbered =
  /^(?:attachment|appendix|exhibit|annex|enclosure|form) (?:[\dA-Z]{1,3}|[IVX]{1,4})\s*[-:.)]\s*/i;
/** "For collaborations only: a memorandum" is asked of some. */
const ofSome = /^(?:for|if) [^:,]{3,50}:\s+(?=\p{L})/iu;
const fewest = 2;

const isOfPapers = (list: ListPart): boolean => {
  const lead = list.lead?.text ?? '';
  if (ofOthers.test(`${lead} ${list.path.at(-1) ?? ''}`)) return false;
  return title.test(list.path.at(-1) ?? '') || title.test(lead) || orders.test(lead);
};

/** What a list under "Attachments" names is put along with what is written, one a line. */
export const sectionsFromAttachmentLists = ({ lists }: Guidelines): SectionCandidate[] =>
  lists.flatMap((list) => {
    if ((list.aside && list.aside !== 'background') || !isOfPapers(list)) return [];
    const least = Math.min(...list.items.map(({ depth }) => depth));
    const top = list.items.filter(({ depth }) => depth === least);
    const parts = top.flatMap((item): SectionCandidate[] => {
      const said = item.text.replace(numbered, '').replace(ofSome, '');
      const paper = paperName(said);
      if (!paper) return [];
      const part = partAt(item, {
        name: paper.name,
        told: paper.rest === '' ? [] : [paper.rest],
        limit: lengthLimitOf(item.text),
        required: !isLeftToApplicant(item.text) && !ofSome.test(item.text),
        from: 'list',
      });
      return [{ ...part, along: true }];
    });
    const like = parts.filter(
      ({ name }) =>
        namesPaper(barePaper(name)) ||
        soundsLikeSection(name) ||
        /\b(?:letter|W-?9|990)\b/i.test(name),
    );
    return parts.length >= fewest && like.length >= parts.length * 0.6 ? parts : [];
  });
