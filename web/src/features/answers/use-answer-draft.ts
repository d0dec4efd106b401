import type { Organization, SavedAnswer } from '@grantwright/shared/contract';
import { documentText, documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import { useState } from 'react';
import { htmlToDocument } from '../../lib/html-to-document.ts';

export type AnswerDraft = {
  organizationId: string;
  question: string;
  document: RichDocument;
  reviewAfter: string;
};

/**
 * The edited fields of an answer.
 *
 * @param answer undefined for a new answer, which belongs to the default organization until the user chooses another
 */
export function useAnswerDraft(
  answer: SavedAnswer | undefined,
  organizations: readonly Organization[],
) {
  const [initial] = useState<AnswerDraft>(() => toDraft(answer ?? newAnswer(organizations)));
  const [draft, setDraft] = useState(initial);
  return {
    draft,
    change: (fields: Partial<AnswerDraft>) => setDraft((before) => ({ ...before, ...fields })),
    isComplete:
      draft.question.trim() !== '' &&
      draft.reviewAfter !== '' &&
      documentText(draft.document).trim() !== '',
    isChanged: () => JSON.stringify(fieldsOf(draft)) !== JSON.stringify(fieldsOf(initial)),
    fields: () => fieldsOf(draft),
  };
}

type Fields = Pick<SavedAnswer, 'organizationId' | 'question' | 'text' | 'reviewAfter'>;

function newAnswer(organizations: readonly Organization[]): Fields {
  const { id = '' } = organizations.find(({ isDefault }) => isDefault) ?? organizations[0] ?? {};
  const inOneYear = new Date();
  inOneYear.setUTCFullYear(inOneYear.getUTCFullYear() + 1);
  const reviewAfter = inOneYear.toISOString().slice(0, 10);
  return { organizationId: id, question: '', text: '', reviewAfter };
}

const toDraft = ({ text, organizationId, question, reviewAfter }: Fields): AnswerDraft => ({
  ...{ organizationId, question, reviewAfter },
  document: htmlToDocument(text),
});

const fieldsOf = ({ document, ...draft }: AnswerDraft): Fields => ({
  ...draft,
  text: documentToHtml(document),
});
