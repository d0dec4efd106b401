import type { SectionPlan } from '../sections/plan-sections.ts';
import { isShort } from '../sections/length.ts';
import { topicStems } from '../../../text/words.ts';
import { strictTopics, type Topic, topicsAsked } from '../topics.ts';
import { gapQuestions } from './gap-questions.ts';
import { promptQuestion } from './prompt-question.ts';

/** More marks than this make a wall that nobody reads. */
const most = 2;

const attachmentQuestion = (name: string): string =>
  /\b(?:forms?|SF-?\d|PHS|cover|study record|request)\b/i.test(name)
    ? `Who will fill in “${name}”, and by when?`
    : `Which file will you attach for “${name}”?`;

/**
 * What a section still needs to hear, the most useful question first. `asked` are the questions that
 * stand in the draft already: none is put twice.
 */
export const findSectionGaps = (
  section: SectionPlan,
  text: string,
  asked: ReadonlySet<string>,
  elsewhere: ReadonlySet<Topic> = new Set(),
): string[] => {
  const found: string[] = [];
  const room = isShort(section.limit) ? 1 : most;
  const add = (question: string | undefined): void => {
    if (question && !asked.has(question) && !found.includes(question) && found.length < room)
      found.push(question);
  };
  if (section.asks[0] === 'attachment')
    return text === '' ? [attachmentQuestion(section.name)] : [];
  const topics = section.asks
    .filter(
      (topic, at) => at === 0 || ((section.wants[topic] ?? 0) >= 0.5 && !elsewhere.has(topic)),
    )
    .slice(0, 3);
  // A section for one thing asks for that one.
  const single = section.asks.slice(0, 1).some((topic) => strictTopics.has(topic));
  const first = gapQuestions[topics[0] ?? 'project'] ?? [];
  const unanswered = first.find(({ answered }) => !answered.test(text));
  add(unanswered?.question);
  for (const prompt of section.prompts) {
    const topic = mainTopic(prompt);
    if (topic && topic !== topics[0] && (elsewhere.has(topic) || single)) continue;
    const own = topic ? gapQuestions[topic] : undefined;
    if (own) add(own.find(({ answered }) => !answered.test(text))?.question);
    else if (isOpen(prompt, text)) add(promptQuestion(prompt));
  }
  for (const topic of topics)
    for (const { question, answered } of gapQuestions[topic] ?? [])
      if (!answered.test(text)) add(question);
  if (found.length === 0 && text === '')
    add(promptQuestion(section.description) ?? `What do you want to say under “${section.name}”?`);
  return found;
};

const mainTopic = (prompt: string): Topic | undefined =>
  Object.entries(topicsAsked(prompt)).sort((a, b) => b[1] - a[1])[0]?.[0] as Topic | undefined;

/** A prompt with whose words the section's text has nothing in common; a word or two prove nothing. */
const isOpen = (prompt: string, text: string): boolean => {
  if (text === '') return true;
  const stems = topicStems(prompt);
  const said = new Set(topicStems(text));
  return stems.length > 2 && !stems.some((stem) => said.has(stem));
};
