import { anyOf } from '@grantwright/shared/values';
import { squeeze } from '../../text/normalize.ts';
import type { RequestForm } from './document-words.ts';
import { parseDocuments } from './parse-documents.ts';

const verb = String.raw`(?:attach|upload|enclose|append|include|submit|provide|supply|send|furnish)`;
const modal = String.raw`(?:must|shall|should|may|can|(?:is|are) (?:also )?(?:required|asked|requested|encouraged|expected|invited) to|needs? to|will need to|has to|have to)`;
const asAttachment = String.raw`(?: as (?:an |a separate )?(?:attachments?|appendi(?:x|ces)|enclosures?|PDFs?)(?: file)?)?`;
/** "Please attach …", "With your application, include …" */
const instruction = new RegExp(
  String.raw`^(?:(?:with|in addition to|along with|together with|as part of) [^,.]{1,60}, )?(?:(?:please|kindly|also|be sure to|remember to|make sure to|you(?: will)? ${modal})\s+){0,3}(${verb})${asAttachment} (?=\S)`,
  'i',
);
/** "Applicants must submit …", "The application must include …" */
const duty = new RegExp(
  String.raw`^(?:(?:all|the|each|every|your|eligible|complete) ){0,2}(?:applicants?|organi[sz]ations?|nonprofits?|applications?|proposals?|submissions?)(?: packages?| packets?)? ${modal} (?:also )?(${verb})${asAttachment} (?=\S)`,
  'i',
);
/** "… must be attached" */
const passive = new RegExp(
  String.raw`^(.{3,120}?) ${modal} (?:also )?be (?:attached|uploaded|enclosed|appended|included|submitted|provided|sent)\b`,
  'i',
);
const attaching = /\b(?:attach|upload|enclos|append)/i;
/** A title or sentence above a list of documents. */
const announcement = anyOf(
  /\b(?:attach\w*|enclos\w+|upload\w*|documents?|documentation|supporting materials?|checklist)\b/i,
  /\b(?:submit|include|provide|send|accompanied by|required items|items are required|required materials)\b/i,
);
const listTitle = anyOf(
  /^\W*(?:(?:required|optional|mandatory|additional|supporting) ){0,2}(?:attachments?|enclosures?|supporting documents?)\W*$/i,
  /\b(?:attach|upload|enclose) (?:(?:all|each) of )?the following\b/i,
);

/** "Letters of support (required)" */
const markedRequired = /\((?:required|mandatory)\)\W*$/i;

/** Whether a title names documents and marks them as required. */
export const isMarkedDocument = (title: string): boolean =>
  markedRequired.test(title) && findRequestedDocuments(title, []) !== undefined;

/** Whether a title announces a list of documents to attach. */
export const listsAttachments = (title: string): boolean => listTitle.test(title);

/** Later stages, duties of grantees, answers to questions, and what the funder does not want. */
const excluded = anyOf(
  /\b(?:no longer|not|never|nor|without|don[’']t|do not|optional stage|instead of|rather than)\b/i,
  /\b(?:(?:if|once|when|after|upon|before) (?:\S+ ){0,4}(?:selected|awarded|award|approved|funded|invited|shortlisted|accepted|requested|request|advances|payment)|finalists?|semi-?finalists?|interview\w*|reimburs\w+|progress report|final report|renewals?)\b/i,
  /\b(?:awardees?|grantees?|recipients?|sub-?grantees?|winners?|stage (?:2|two|3)|registration transfer|post-award|award conditions)\b/i,
  /\?\s*$/,
);
const limitPhrase =
  /\b(?:(?:may|can|must|should) )?(?:no|not)(?: be)?(?: to)? (?:more|longer|larger|later|exceed\w*|less|fewer)\b|\bnot (?:included|counted?)\b[^.;]{0,40}\blimits?\b/gi;
const listMark =
  /^(?:[^\p{L}\p{N}(“"']+|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s*|attachment (?:[a-z]|\d{1,2}):\s*){1,2}/iu;
const answer = /^\W*(?:yes|no|q\d*|a\d*|question|answer|example)\b[,.:]/i;

/** Case-insensitive except for "may", since "May 1" is a date. */
const conditional =
  /\b(?:may|[Cc]an|[Ii]f|[Uu]nless|[Ww]hen|[Ww]here|[Aa]s applicable|[Oo]ptional|[Ee]ncouraged|[Rr]ecommended|[Pp]referred|[Ww]elcome|[Ii]nvited|[Ff]or (?:applicants|organi[sz]ations|those|new|post-?docs?)|[Nn]on-?profits? only|[Aa]s appropriate|[Aa]s needed)\b/;
/** A choice, of which no document alone is required. */
const choice = /\b(?:(?:any |at least )?one of|any of|either|choose|alternatively)\b/i;
const optionalLead = /\b(?:optional|if applicable|may|encouraged|recommended|if available)\b/i;
/** A cell that marks whether a document is required or included, not one that says more about it. */
const markCell =
  /^(?:.{1,3}|required|mandatory|optional|recommended|if (?:available|applicable))$/i;

export type Requested = { names: string[]; isForAll: boolean };

/**
 * Finds the documents that a line asks the applicant to attach, given the title or sentence that introduces it or the
 * title of its column, such as "Document".
 */
export function findRequestedDocuments(
  text: string,
  path: readonly string[],
  column = '',
): Requested | undefined {
  const line = squeeze(text);
  const lead = announcement.test(column) ? column : (path.at(-1) ?? '');
  const unlimited = [line, ...path].map((one) => one.replace(limitPhrase, ''));
  if (unlimited.some((one) => excluded.test(one) || choice.test(one))) return undefined;
  const item = line.replace(listMark, '');
  if (answer.test(item)) return undefined;
  const [plain = '', ...cells] = item.split(' | ');
  if (!cells.every((cell) => markCell.test(cell))) return undefined;
  const asked = instruction.exec(plain) ?? duty.exec(plain);
  const object = asked ? plain.slice(asked[0].length) : passive.exec(plain)?.[1];
  const isListed = !asked && (announcement.test(lead) || markedRequired.test(line));
  if (object === undefined && !isListed) return undefined;
  const names = parseDocuments(object ?? plain, requestOf(asked?.[0], lead, line));
  const isForAll = !unlimited.some((one) => conditional.test(one)) && !path.some(isOptional);
  return names && { names, isForAll };
}

const isOptional = (title: string): boolean => optionalLead.test(title);

function requestOf(asked: string | undefined, lead: string, line: string): RequestForm {
  if (markedRequired.test(line)) return 'titled';
  if (asked) return attaching.test(asked) ? 'attached' : 'asked';
  if (listTitle.test(lead)) return 'listed';
  return attaching.test(lead) || /\bdocument/i.test(lead) ? 'attached' : 'asked';
}
