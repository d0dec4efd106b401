import { capitalize, squeeze } from '../../../text/normalize.ts';
import type { Guidelines, ListPart } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { nameAndRest } from './name-and-rest.ts';
import { isIdentity } from './paper.ts';
import { splitPrompt } from './prompts.ts';
import { soundsLikeSection } from './section-name.ts';

const fewest = 2;
const mostWords = 9;
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
const ofOthers =
  /\b(?:eligib|criteri|reports?|review|scor|winners?|grantees|recipients|award(?:ed|ees)|payment|reimburse|claim)/i;

/** What the funder hands out, or what has its own place in a form. */
const notHandedIn =
  /\b(?:guidelines|instructions|faqs?|glossary|guidance|handbook|contact|deadline|facebook|linkedin|twitter|newsletter|share)\b/i;

const ofPapers = new RegExp(`\\b${papers}\\b`, 'i');
const paperLike =
  /\b(?:letters?|forms?|statements?|certificates?|lists?|photo\w*|maps?|cop(?:y|ies)|proof|agreements?|reports?|licen[cs]es?|samples?|transcripts?|documents?|checklist|worksheet|accounts|applications?|w-?9|990)\b/i;

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
  const name = parts?.name ?? (bare.split(' ').length <= mostWords ? capitalize(bare) : '');
  if (name.length < 2 || notHandedIn.test(name) || isIdentity(name) || /[.!?]$/.test(name))
    return [];
  return [
    partAt(item, {
      name,
      prompts: splitPrompt(parts?.rest ?? ''),
      limit: lengthLimitOf(item.text),
      required: !/\boptional\b|\bif (?:applicable|relevant|available)\b/i.test(item.text),
      from: 'list',
    }),
  ];
};

/** Some calls name their parts nowhere but in the list of what must be sent, to write, to fill in or to attach. */
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
    // Only where it is said that these are papers, whatever they are called are such.
    if (!ofPapers.test(said || head)) {
      const like = parts.filter(({ name }) => soundsLikeSection(name) || paperLike.test(name));
      if (like.length < parts.length * 0.6) return [];
    }
    return parts.length >= fewest && parts.length >= list.items.length * 0.5 ? parts : [];
  });
