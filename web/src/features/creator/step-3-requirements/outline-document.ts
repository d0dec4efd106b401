import { limits, type Analysis } from '@grantwright/shared/contract';
import { formatGap, type RichDocument } from '@grantwright/shared/richtext';

const noBrackets = (text: string): string => text.replace(/[[\]]/g, '').trim();

/**
 * Creates an outline without prose, with headings and the funder's prompts as open questions. The applicant's answers
 * become notes on the questions, because the applicant writes the text.
 */
export function createOutlineDocument(
  analysis: Analysis,
  answers: Record<string, string>,
): RichDocument {
  const { sections, details } = analysis;
  return sections.flatMap(({ name, description }): RichDocument => {
    const prompts = details.sections.find((section) => section.name === name)?.prompts ?? [];
    const questions = details.questions
      .filter((question) => question.sections.includes(name))
      .map(({ question }) => question);
    const uniquePrompts = [...new Set([...prompts, ...questions])];
    return [
      { type: 'heading', level: 2, children: [{ text: name }] },
      ...(uniquePrompts.length > 0 ? uniquePrompts : [description || name]).map(
        (question): RichDocument[number] => ({
          type: 'paragraph',
          children: [{ text: formatGap(createPlaceholder(question, answers[question])) }],
        }),
      ),
    ];
  });
}

function createPlaceholder(question: string, answer = ''): string {
  const note = noBrackets(answer).replace(/\s+/g, ' ');
  const text = noBrackets(question);
  return (note ? `${text} Your note: ${note}` : text).slice(0, limits.title * 4);
}
