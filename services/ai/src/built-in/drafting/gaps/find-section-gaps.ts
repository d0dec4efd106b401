import { bm25 } from '../bm25.ts';
import type { SectionPlan } from '../sections/plan-sections.ts';
import { isShort } from '../sections/length.ts';
import { topicStems } from '../../../text/words.ts';
import { topicsAsked } from '../topics.ts';
import { gapQuestions } from './gap-questions.ts';
import { promptQuestion } from './prompt-question.ts';

/** More marks than this make a wall that nobody reads. */
const most = 2;

const attachmentQuestion = (name: string): string => `Which file will you attach for “${name}”?`;

/**
 * What a section still needs to hear, the most useful question first. `asked` are the questions that
 * stand in the draft already: none is put twice.
 */
export const findSectionGaps = (
  section: SectionPlan,
  text: string,
  asked: ReadonlySet<string>,
): string[] => {
  const found: string[] = [];
  const room = isShort(section.limit) ? 1 : most;
  const add = (question: string | undefined): void => {
    if (question && !asked.has(question) && !found.includes(question) && found.length < room)
      found.push(question);
  };
  if (section.asks[0] === 'attachment' && text === '') return [attachmentQuestion(section.name)];
  const topics = section.asks.filter((topic) => (section.wants[topic] ?? 0) >= 0.5).slice(0, 3);
  const first = gapQuestions[topics[0] ?? 'project'] ?? [];
  const unanswered = first.find(({ answered }) => !answered.test(text));
  add(unanswered?.question);
  for (const prompt of openPrompts(section, text)) {
    if (text !== '' && topicStems(prompt).length < 3) continue;
    const topic = Object.entries(topicsAsked(prompt)).sort((a, b) => b[1] - a[1])[0]?.[0];
    const own = topic ? gapQuestions[topic as keyof typeof gapQuestions] : undefined;
    const known = own?.find(({ answered }) => !answered.test(text));
    if (known) add(known.question);
    else if (!own) add(promptQuestion(prompt));
  }
  for (const topic of topics)
    for (const { question, answered } of gapQuestions[topic] ?? [])
      if (!answered.test(text)) add(question);
  if (found.length === 0 && text === '')
    add(promptQuestion(section.description) ?? `What should stand under “${section.name}”?`);
  return found;
};

/** The prompts of which the section's text says little or nothing. */
const openPrompts = (section: SectionPlan, text: string): string[] => {
  if (text === '') return section.prompts;
  const score = bm25([topicStems(text)]);
  return section.prompts.filter((prompt) => {
    const stems = topicStems(prompt);
    return (score(stems)[0] ?? 0) === 0 || !stems.some((stem) => topicStems(text).includes(stem));
  });
};
