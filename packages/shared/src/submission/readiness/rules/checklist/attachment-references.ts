import type { AttachmentRow } from '../../../../contract/submission.ts';
import { anyOf } from '../../../../values/any-of.ts';
import { listAttachmentRows } from '../../../checklist/list-attachment-rows.ts';
import { createFindingFactory } from '../../create-finding.ts';
import type { Finding } from '../../finding.ts';
import type { Draft } from '../../readiness-input.ts';
import { joinKnownTexts } from '../text/join-known-texts.ts';

const { warning } = createFindingFactory('see-attached');
/** Part of another document: "Appendix A to Part 24", "Exhibit 3 of the HUD handbook" */
const ofOther =
  '(?!,? (?:to|of|from|in) (?:(?:the|its|their|an?) (?!application|proposal|package|submission|narrative)|[A-Z\\d]))';
const label = `(?:[A-Z]|\\d{1,2})\\b`;
const reference = anyOf(
  /\b(?:see|as|please find) (?:the )?(?:attached|enclosed)\b/i,
  /\b(?:is|are) (?:attached|enclosed)\b(?! (?:to|by|in|on|within)\b)/i,
  /\bin the attached\b(?! (?:building|garage|hall|house|room))/i,
  /\b(?:attached|enclosed) (?:is|are|please find|hereto|herewith)\b/i,
  new RegExp(
    `\\b[Ss]ee (?:the )?(?:[Aa]ttachment|[Aa]ppendix|[Ee]nclosure|[Aa]nnex)\\b(?: ${label}${ofOther}|(?! ${label})${ofOther})`,
  ),
);
/** "Attachment C", "Appendix 3"; not "Appendix A.1" and "2 CFR Part 200, Appendix A", which are parts of other documents. */
const labeled = new RegExp(
  `(?<!\\b(?:Part|CFR|Circular|Guide|Guidelines|Handbook|Manual|Notice|Plan)[ \\d.,]{1,12})\\b(?:Attachment|Appendix|Enclosure|Annex|Exhibit) (${label})(?![.-]\\w)${ofOther}`,
  'g',
);
const maxMissing = 20;

/** Finds references to attachments if none is ready, and references to a label that no attachment has. */
export function attachmentReferences(draft: Draft): Finding[] {
  const { text, details, submission } = draft;
  const rows = listAttachmentRows(details, submission);
  const missing = findMissingLabels(draft, rows);
  if (missing.length > 0) return missing;
  const match = reference.exec(text);
  if (!match || rows.some(({ state }) => state === 'ready')) return [];
  const [words] = match;
  return [
    warning(words, `The text says “${words}”, but no attachment is ready`, {
      help: 'Add the attachment below, or remove the reference.',
      place: { type: 'words', words },
    }),
  ];
}

/**
 * A label may be a heading of the draft or a name in the guidelines. If no attachment has a label, a label refers to
 * the attachment's position.
 */
function findMissingLabels(draft: Draft, rows: readonly AttachmentRow[]): Finding[] {
  const attached = rows.filter(({ state }) => state !== 'not-applicable');
  const references = new Map(
    [...draft.text.matchAll(labeled)].map(([words, label = '']) => [words, label]),
  );
  if (references.size === 0) return [];
  const names = [...attached, ...draft.sections.map(({ heading }) => ({ name: heading }))].map(
    ({ name }) => name,
  );
  const hasLabels = attached.some(({ name }) => name.match(labeled));
  const known = [...names, joinKnownTexts(draft)].join('\n');
  return [...references]
    .filter(([words, label]) => {
      const isNamed = new RegExp(`\\b${words}\\b`, 'i').test(known);
      return !isNamed && (hasLabels || getLabelPosition(label) > attached.length);
    })
    .slice(0, maxMissing)
    .map(([words]) =>
      warning(words, `The text refers to “${words}”, but there is no such attachment`, {
        help: 'Add the attachment below, or correct the reference.',
        place: { type: 'words', words },
      }),
    );
}

/** 3 for "C" and for "3" */
const getLabelPosition = (label: string): number =>
  /\d/.test(label) ? Number(label) : label.charCodeAt(0) - 'A'.charCodeAt(0) + 1;
