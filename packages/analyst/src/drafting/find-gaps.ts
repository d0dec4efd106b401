import { capitalize, comparable, squeeze } from '../text/normalize.ts';
import { listQuestionsForName } from '../analysis/questions/choose-topics.ts';
import type { SectionPlan } from './section-plan.ts';

const maxGaps = 3;
const maxCharacters = 240;

/** A prompt and the probability that the draft answers it. */
export type AnsweredPrompt = { prompt: string; answered: number };

/** Form text that does not ask for anything: explanations, options, and declarations to sign. */
const onlyExplains: readonly RegExp[] = [
  /^(?:th(?:is|ese|ey|ose|ere)|it|you (?:can|may|should|will|must|do)|we|our|be|feel|if|note|all|most)\b/i,
  /^(?:please (?:note|be)|your (?:answer|response)|do not|examples?|e\.g|for (?:example|instance)|such as)\b/i,
  /^(?:maximum|limit|up to|no more|I (?:certify|agree|confirm|have|understand|declare|am))\b/i,
  /^(?:the|any|each) [^?]* (?:is|are|was|must|should|may|can)\b/i,
  /^[(\[☐□_]/u,
];
const asksNothing = (prompt: string): boolean =>
  !prompt.includes('?') && onlyExplains.some((pattern) => pattern.test(prompt.trim()));

/** Whether a prompt lacks a topic, as in "Please describe", so that the section's name must supply it. */
const isVague = (prompt: string): boolean =>
  prompt.split(/\s+/).length <= 3 && !prompt.includes('?');

/**
 * Chooses the questions to ask for a section: the prompts least likely to be answered, in the funder's order. An empty
 * section always has one: a prompt answered in another section, or a question about its subject.
 *
 * @param askedBefore questions asked in earlier sections, in comparable form, which must not be repeated
 */
export function findGaps(
  { name, prompts }: Pick<SectionPlan, 'name' | 'prompts'>,
  openPrompts: readonly AnsweredPrompt[],
  isEmpty: boolean,
  askedBefore: Set<string>,
): string[] {
  const isNew = (question: string) => {
    const words = comparable(question);
    return words !== '' && !askedBefore.has(words) && Boolean(askedBefore.add(words));
  };
  const toQuestion = (prompt: string): string =>
    createQuestion(isVague(prompt) ? `${name}: ${prompt}` : prompt);
  const leastAnswered = openPrompts
    .filter(({ prompt }) => !asksNothing(prompt))
    .map(({ prompt, answered }, order) => ({
      question: toQuestion(prompt),
      answered,
      order,
    }))
    .sort((a, b) => a.answered - b.answered || a.order - b.order)
    .filter(({ question }) => isNew(question))
    .slice(0, maxGaps);
  if (leastAnswered.length > 0 || !isEmpty)
    return leastAnswered.sort((a, b) => a.order - b.order).map(({ question }) => question);
  const ownQuestions = [
    ...prompts.filter((prompt) => !asksNothing(prompt)).map(toQuestion),
    ...listQuestionsForName(name),
    `What belongs under “${createQuestion(name)}”?`,
  ];
  const question = ownQuestions.find(isNew);
  return question === undefined ? [] : [question];
}

/** Formats a prompt for a gap: one line without brackets. */
export function createQuestion(prompt: string): string {
  const line = squeeze(prompt.replace(/\[/g, '(').replace(/\]/g, ')')).replace(
    /^(?:[•*·▪-]|\(?(?:\d{1,2}|[a-z])[.)])\s*/i,
    '',
  );
  const words =
    line.length <= maxCharacters
      ? line
      : `${line.slice(0, line.lastIndexOf(' ', maxCharacters))} …`;
  return capitalize(words.replace(/[:;,]$/, ''));
}
