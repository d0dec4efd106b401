import type { SavedAnswer } from '@grantwright/shared/contract';
import { documentText, documentToHtml, type RichDocument } from '@grantwright/shared/richtext';
import { useState } from 'react';
import { htmlToDocument } from '../../lib/html-to-document.ts';

export type AnswerDraft = { question: string; document: RichDocument; reviewAfter: string };

/** The edited fields of an answer. */
export function useAnswerDraft(answer: SavedAnswer) {
  const { question, reviewAfter } = answer;
  const [initial] = useState<AnswerDraft>(() => ({
    question,
    document: htmlToDocument(answer.text),
    reviewAfter,
  }));
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

const fieldsOf = ({ question, document, reviewAfter }: AnswerDraft) => ({
  question,
  text: documentToHtml(document),
  reviewAfter,
});
