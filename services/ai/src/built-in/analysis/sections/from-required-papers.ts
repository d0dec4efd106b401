import type { Guidelines, ListPart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { paperName } from './paper-name.ts';
import { isPrompt, splitPrompt } from './prompts.ts';
import { soundsLikeSection } from './section-name.ts';

const fewest = 2;
const papers = '(?:documents?|documentation|materials?|items?|files?|papers?|attachments?|things)';
/** "The following documents must be emailed by …", "Please upload these items:". */
const lead = new RegExp(
  `\\b(?:following|these|required|below)\\b[^.:]{0,40}\\b${papers}\\b[^.:]{0,60}\\b(?:must|should|shall|need|have to|are (?:required|needed)|is required|to be)\\b|\\b(?:submit|send|e-?mail|upload|provide|attach|enclose|include|supply)\\b[^.:]{0,60}\\b(?:following|these|below)\\b|\\b(?:applications?|proposals?|requests?|submissions?)\\b[^.:]{0,60}\\b(?:accompanied by|made up of|complete (?:only )?(?:with|when)|consists? of|include|contain)\\b`,
  'i',
);
const title = new RegExp(
  `^(?:(?:what (?:to|you (?:will )?(?:need to|must)) (?:submit|send|include|provide|upload|supply))|(?:(?:application|proposal|submission|supporting|required|mandatory|necessary)[ -]){1,3}(?:${papers}|checklist|package)|${papers} (?:required|needed|to (?:attach|submit|be (?:attached|submitted))))\\b.{0,30}$`,
  'i',
);
/** "… would be eligible on receipt of the following documents:" names papers, whatever else it speaks of. */
const plainLead = new RegExp(
  `\\b(?:receipt|submission|production|basis|support|copies|cop(?:y|ies)) of (?:all )?(?:the )?(?:following|these|below|listed)(?: (?:listed|mentioned|required|supporting|necessary))* ${papers}\\b|\\b(?:send|submit|e-?mail|mail|upload|attach|provide|enclose)\\b[^.:]{0,30}\\b(?:the )?${papers} (?:listed )?below\\b`,
  'i',
);
const ofLater = /\b(?:reports?|winners?|grantees|recipients|payment|reimburse|claim)/i;
const ofOthers =
  /\b(?:eligib|criteri|reports?|review|scor|winners?|grantees|recipients|award(?:ed|ees)|payment|reimburse|claim)/i;

const ofPapers = new RegExp(`\\b${papers}\\b`, 'i');
const paperLike =
  /\b(?:letters?|forms?|statements?|certificates?|lists?|photo\w*|maps?|cop(?:y|ies)|proof|agreements?|reports?|licen[cs]es?|samples?|transcripts?|documents?|checklist|worksheet|accounts|applications?|w-?9|990)\b/i;

const asPart = (item: ListPart['items'][number]): SectionCandidate[] => {
  const paper = paperName(item.text);
  if (!paper) return [];
  return [
    partAt(item, {
      name: paper.name,
      prompts:
        paper.rest === '' ? [] : splitPrompt(paper.rest).filter((text) => isPrompt({ text })),
      told: paper.rest === '' || isPrompt({ text: paper.rest }) ? [] : [paper.rest],
      limit: lengthLimitOf(item.text),
      required: !/\boptional\b|\bif (?:applicable|relevant|available|applying)\b/i.test(item.text),
      from: 'list',
    }),
  ];
};

/** "Send all of the documents below" as an item, over items of its own, leads a list too. */
const withInner = (list: ListPart): ListPart[] => [
  list,
  ...list.items.flatMap((item, at): ListPart[] => {
    if (!plainLead.test(item.text)) return [];
    const after = list.items.slice(at + 1);
    const ends = after.findIndex(({ depth }) => depth <= item.depth);
    const under = ends === -1 ? after : after.slice(0, ends);
    return under.length >= fewest ? [{ ...list, lead: item, items: under }] : [];
  }),
];

/** Some calls name their parts nowhere but in the list of what must be sent, to write, to fill in or to attach. */
export const sectionsFromRequiredPapers = ({ lists }: Guidelines): SectionCandidate[] =>
  lists.flatMap(withInner).flatMap((list) => {
    const said = list.lead?.text ?? '';
    const head = list.path.at(-1) ?? '';
    const isPlain = plainLead.test(said) && !ofLater.test(said);
    if (list.aside || list.items.length < 2) return [];
    if (!isPlain && ofOthers.test(`${said} ${head}`)) return [];
    if (
      !isPlain &&
      !(said ? lead.test(said) || title.test(said.replace(/:$/, '')) : false) &&
      !title.test(head)
    )
      return [];
    const least = Math.min(...list.items.map(({ depth }) => depth));
    const parts = list.items.filter(({ depth }) => depth === least).flatMap(asPart);
    // Only where it is said that these are papers, whatever they are called are such.
    if (!ofPapers.test(said || head)) {
      const like = parts.filter(({ name }) => soundsLikeSection(name) || paperLike.test(name));
      if (like.length < parts.length * 0.6) return [];
    }
    return parts.length >= fewest && parts.length >= list.items.length * 0.5 ? parts : [];
  });
