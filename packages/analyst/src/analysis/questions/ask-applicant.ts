import type { Question, SectionDetail } from '@grantwright/shared/contract';
import { anyOf } from '@grantwright/shared/values';
import { findQuestionForPrompt, listQuestionsForName } from './choose-topics.ts';

/** Names of sections that are forms or documents, which need no written answer. */
const documentWords =
  /\b(?:forms?|sf-?\d|certificat|assurance|disclosure|cover (?:page|sheet)|attachments?|signature|checklist|table of contents)\b/i;

/** Questions answered by the profile. */
const profileQuestion = anyOf(
  /\b(?:(?:legal |organi[sz]ation'?s? |your |full )name|address|e-?mail|(?:tele)?phone)\b/i,
  /\b(?:website|tax id|ein|uei|charity number|registered|year (?:founded|established))\b/i,
  /\b(?:annual (?:budget|income|turnover)|bank)\b/i,
);

const maxByName = 2;
const maxByPrompts = 2;

/** "What is your name, and where are you from?" */
const asksProfile = (name: string): boolean =>
  /^(?:what|who|where)\b.*\byour (?:full |legal |organi[sz]ation'?s )?(?:name|e-?mail|(?:tele)?phone|website|postal address)\b.*\?$/i.test(
    name,
  );

/** Returns the funder's questions that are complete sentences and can be asked unchanged. */
const takeFundersQuestion = ({ name }: SectionDetail): string[] =>
  /\?$/.test(name) && !profileQuestion.test(name) ? [name] : [];

const maxQuestions = 10;

/** Returns questions that only the applicant can answer, starting with the most important section. */
export const askApplicant = (sections: SectionDetail[]): Question[] => {
  const questions = new Map<string, { sections: string[]; weight: number }>();
  sections.forEach((section, index) => {
    if (documentWords.test(section.name) || asksProfile(section.name)) return;
    const byName = listQuestionsForName(section.name).slice(0, maxByName);
    const byPrompt = [
      ...new Set(section.prompts.flatMap((prompt) => findQuestionForPrompt(prompt) ?? [])),
    ]
      .filter((question) => !byName.includes(question))
      .slice(0, maxByPrompts);
    const sectionTopics = [...byName, ...byPrompt];
    // "What is going on?" depends on the text below it: "the need, with the numbers you trust".
    const topicsOrPrompt =
      sectionTopics.length > 0
        ? sectionTopics
        : [findQuestionForPrompt(section.description) ?? []].flat();
    const questionsOfSection =
      topicsOrPrompt.length > 0 ? topicsOrPrompt : takeFundersQuestion(section);
    for (const [rank, question] of questionsOfSection.entries()) {
      const entry = questions.get(question) ?? { sections: [], weight: 0 };
      if (!entry.sections.includes(section.name)) entry.sections.push(section.name);
      const weight =
        (section.points ?? 5) +
        section.prompts.length * 0.5 +
        (section.required ? 1 : 0) -
        index * 0.01;
      entry.weight = Math.max(
        entry.weight,
        rank < byName.length || rank === 0 ? weight : weight * 0.6,
      );
      questions.set(question, entry);
    }
  });
  return [...questions]
    .sort(([, a], [, b]) => b.weight - a.weight)
    .slice(0, maxQuestions)
    .map(([question, { sections: names }]) => ({ question, sections: names.slice(0, 60) }));
};
