import { squeeze } from '../../../text/normalize.ts';
import type { Guidelines, ListPart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { nameAndRest } from './name-and-rest.ts';
import { isPaper } from './paper.ts';
import { splitPrompt } from './prompts.ts';
import { isSectionName } from './section-name.ts';

const papers = '(?:documents?|documentation|materials?|items?|files?|papers?|attachments?|things)';
/** "The following documents must be emailed by …", "Please upload these items:". */
const lead = new RegExp(
  `\\b(?:following|these|required|below)\\b[^.:]{0,40}\\b${papers}\\b[^.:]{0,60}\\b(?:must|should|shall|need|have to|are (?:required|needed)|is required|to be)\\b|\\b(?:submit|send|e-?mail|upload|provide|attach|enclose|include|supply)\\b[^.:]{0,60}\\b(?:following|these|below)\\b|\\b(?:applications?|proposals?|requests?|submissions?)\\b[^.:]{0,60}\\b(?:accompanied by|made up of|complete (?:only )?(?:with|when)|consists? of|include|contain)\\b`,
  'i',
);
const title = new RegExp(
  `^(?:(?:what (?:to|you (?:will )?(?:need to|must)) (?:submit|send|include|provide|upload|supply))|(?:(?:application|proposal|submission|supporting|required|mandatory|necessary)[ -]){1,3}(?:${papers}|checklist|package))\\b.{0,30}$`,
  'i',
);
const ofOthers =
  /\b(?:eligib|criteri|reports?|review|scor|winners?|grantees|recipients|award(?:ed|ees)|payment|reimburse)/i;

/** What somebody has to write for this application, unlike a certificate that lies in a drawer. */
const written =
  /\b(?:narrative|proposal|abstract|summary|(?<!financial |bank |disclosure )statement|description|budget|(?:work|project|business|evaluation|management|sustainability|implementation) ?plan|justification|background|(?:cover|request|application) letter|letter of (?:request|application|interest|motivation)|concept (?:note|paper)|essay|biograph\w+|bios?|timeline|timetable|bibliography|logic model|rationale|objectives|explanation)\b/i;

/** These come beside a text: where no other part is named, the usual ones serve better than they alone. */
const besideText = /\b(?:budget|timeline|timetable|bibliography|biograph\w+|bios?)\b/i;

const fileType =
  /\s*[([](?:(?:ms |microsoft |adobe )?(?:word|excel|pdf|docx?|xlsx?|powerpoint|template|form|download|fillable|rtf|signed|[\s/,&|-]|or|and)+)[)\]]/gi;
const state =
  /^(?:(?:an?|the|your|one|completed|complete|signed|filled[- ]in|full|detailed|brief|short|current|updated|and)\s+)+/i;

const asPart = (item: ListPart['items'][number]): SectionCandidate[] => {
  const text = squeeze(
    item.text.replace(fileType, '').replace(/\s+[[(]?(?:here|download)\b.*$/i, ''),
  );
  const bare = text.replace(state, '');
  const parts = nameAndRest(bare.charAt(0).toUpperCase() + bare.slice(1));
  if (!parts || !written.test(parts.name) || isPaper(parts.name) || !isSectionName(parts.name))
    return [];
  return [
    partAt(item, {
      name: parts.name,
      prompts: splitPrompt(parts.rest),
      limit: lengthLimitOf(item.text),
      required: !/\boptional\b|\bif (?:applicable|relevant|available)\b/i.test(item.text),
      from: 'list',
    }),
  ];
};

/**
 * Some calls name their parts nowhere but in the list of what must be sent: of that list, what is
 * written for the application. The rest of it are papers to attach.
 */
export const sectionsFromRequiredPapers = ({ lists }: Guidelines): SectionCandidate[] =>
  lists.flatMap((list) => {
    const said = list.lead?.text ?? '';
    const head = list.path.at(-1) ?? '';
    if (list.aside || list.items.length < 2 || ofOthers.test(`${said} ${head}`)) return [];
    if (
      !(said ? lead.test(said) || title.test(said.replace(/:$/, '')) : false) &&
      !title.test(head)
    )
      return [];
    const least = Math.min(...list.items.map(({ depth }) => depth));
    const parts = list.items.filter(({ depth }) => depth === least).flatMap(asPart);
    return parts.every(({ name }) => besideText.test(name)) ? [] : parts;
  });
