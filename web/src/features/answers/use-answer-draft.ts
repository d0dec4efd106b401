import { addOneYear, type Organization, type SavedAnswer } from '@grantwright/shared/contract';
import { documentToText, documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import { useState } from 'react';
import { htmlToDocument } from '../../lib/html-to-document.ts';

export type AnswerDraft = {
  organizationId: string;
  question: string;
  document: RichDocument;
  reviewAfter: string;
};

/**
 * Manages the edited fields of an answer.
 *
 * @param answer undefined for a new answer, which belongs to the default organization until the user chooses another
 */
export function useAnswerDraft(
  answer: SavedAnswer | undefined,
  organizations: readonly Organization[],
) {
  const [initial] = useState<AnswerDraft>(() => toDraft(answer ?? createFields()));
  const [edited, setEdited] = useState(initial);
  // The organizations may still be loading when the form opens.
  const organizationId = edited.organizationId || getDefaultOrganizationId(organizations);
  const draft = { ...edited, organizationId };
  return {
    draft,
    change: (fields: Partial<AnswerDraft>) => setEdited((before) => ({ ...before, ...fields })),
    isComplete:
      draft.question.trim() !== '' &&
      draft.reviewAfter !== '' &&
      documentToText(draft.document).trim() !== '',
    isChanged: () => JSON.stringify(toFields(edited)) !== JSON.stringify(toFields(initial)),
    fields: () => toFields(draft),
  };
}

type Fields = Pick<SavedAnswer, 'organizationId' | 'question' | 'text' | 'reviewAfter'>;

const createFields = (): Fields => ({
  organizationId: '',
  question: '',
  text: '',
  reviewAfter: addOneYear(new Date()),
});

const getDefaultOrganizationId = (organizations: readonly Organization[]): string =>
  (organizations.find(({ isDefault }) => isDefault) ?? organizations[0])?.id ?? '';

const toDraft = ({ text, organizationId, question, reviewAfter }: Fields): AnswerDraft => ({
  ...{ organizationId, question, reviewAfter },
  document: htmlToDocument(text),
});

const toFields = ({ document, ...draft }: AnswerDraft): Fields => ({
  ...draft,
  text: documentToHtml(document),
});
