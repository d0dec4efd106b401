import {
  type Attachment,
  limits,
  type Requirement,
  type SectionDetail,
} from '@grantwright/shared/contract';
import { isSameText } from '@grantwright/shared/submission';
import { comparable, containsPhrase } from '../../text/normalize.ts';
import { type Line, toRequirement } from '../requirements/find-requirements.ts';
import { findRequestedDocuments } from './find-requested-documents.ts';

type Found = { attachments: Attachment[]; requirements: Requirement[] };

/**
 * Finds the documents to attach in the lines of the checklist, except for those written as a section. A requirement
 * that asks for nothing else is marked, so that applicants are not asked twice.
 */
export function findAttachments(
  lines: readonly Line[],
  sections: readonly Pick<SectionDetail, 'name'>[],
): Found {
  const written = sections.map(({ name }) => comparable(name));
  const attachments: Attachment[] = [];
  const requirements = lines.map((line): Requirement => {
    const requirement = toRequirement(line);
    if (!mayRequestDocuments(line)) return requirement;
    const asked = listAsked(line, requirement);
    const found = asked
      .flat()
      .filter(({ name }) => !written.some((section) => containsPhrase(section, comparable(name))));
    const isWhole =
      asked.every((names) => names.length > 0) && found.length === asked.flat().length;
    if (!isWhole && line.below.length === 0) return requirement;
    const isCovered =
      isWhole &&
      !(line.below.length > 0 && asksForMore.test(line.unit.text)) &&
      found.every((one) => one.required === requirement.mandatory && !mayDiffer(one, attachments));
    for (const attachment of found) addTo(attachments, attachment);
    return isCovered ? { ...requirement, kind: 'attachment', isAttached: true } : requirement;
  });
  return { attachments: attachments.slice(0, limits.attachments), requirements };
}

/** A line about the length or format of a document may request it: "Attach a letter of at most two pages." */
const mayRequestDocuments = ({ kind, below }: Line): boolean =>
  kind === 'attachment' || ((kind === 'limit' || kind === 'format') && below.length === 0);

/** Words of an introduction that asks for something besides its items: "Mail three copies with the following:". */
const asksForMore = /\b(?:cop(?:y|ies)|forms?|e-?mail|signed|completed|and|with|along|plus)\b/i;

/** Whether another person may have to send a document of the same name. */
const mayDiffer = ({ name, quote = '' }: Attachment, earlier: readonly Attachment[]): boolean =>
  earlier.some(
    (other) => isSameText(other.name, name) && /\bfrom\b/i.test(`${quote} ${other.quote ?? ''}`),
  );

/** Lists the documents that each part of a line asks for: its own text, or the items that it introduces. */
function listAsked(
  { unit, below }: Line,
  { page, mandatory }: Pick<Requirement, 'page' | 'mandatory'>,
): Attachment[][] {
  const items = below.map((text) => ({ text, path: [...unit.path, unit.text] }));
  return (items.length > 0 ? items : [unit]).map(({ text, path }) => {
    const requested = findRequestedDocuments(text, path, unit.row?.head?.[0]);
    return (requested?.names ?? []).map((name) => ({
      name,
      required: mandatory && requested?.isForAll === true,
      quote: text,
      ...(page !== undefined && { page }),
    }));
  });
}

function addTo(attachments: Attachment[], attachment: Attachment): void {
  const earlier = attachments.find(({ name }) => isSameText(name, attachment.name));
  if (!earlier) attachments.push(attachment);
  else if (attachment.required) earlier.required = true;
}
