import { squeeze } from '../../text/normalize.ts';
import { questions, type Topic } from './topic-questions.ts';
import { genericNouns, topicNouns, topicPhrases } from './topic-words.ts';

/** Returns the topic mentioned first: "the history of the organization" before "the project". */
const findFirst = (text: string, among: [Topic, RegExp][]): Topic | undefined =>
  among
    .flatMap(([topic, pattern]) => {
      const index = pattern.exec(text)?.index;
      return index === undefined ? [] : [{ topic, index }];
    })
    .sort((a, b) => a.index - b.index)[0]?.topic;

/** Determines the topic of a question, instruction or title by its verb, otherwise by its most specific noun. */
const findTopic = (rawText: string): Topic | undefined => {
  const text = rawText.replace(ofTheFunder, ' purpose ');
  return (
    topicPhrases.find(([, pattern]) => pattern.test(text))?.[0] ??
    findFirst(text, topicNouns) ??
    genericNouns.find(([, pattern]) => pattern.test(text))?.[0]
  );
};

/** "In line with our mission" asks about the project, not about the applicant's mission. */
const ofTheFunder =
  /\b(?:align\w*|fits?|meets?|furthers?|advances?|in line) (?:with )?(?:[\w'’-]+ ){0,4}(?:mission|priorities|values|strategy)\b/gi;

/** "Budget and Timeline" has two topics. */
const splitParts = (name: string): string[] =>
  /\?$/.test(name) ? [name] : squeeze(name).split(/, (?:and )?| (?:and|&) | ?\/ ?/i);

/** Returns the questions for a section with this name. */
export const listQuestionsForName = (name: string): string[] => {
  const topics = splitParts(name).flatMap((part) => findTopic(part) ?? []);
  const topicsOfName = topics.length > 0 ? topics : [findTopic(name) ?? []].flat();
  const plain = topicsOfName.filter((topic) => topic !== 'project');
  return [...new Set(plain.length > 0 ? plain : topicsOfName)].map((topic) => questions[topic]);
};

/** Matches examples of answers, such as "Collaborated on a paper", which do not ask for anything. */
const example =
  /^(?:some examples?|examples?|for example|e\.g\.|such as|(?:attended|collaborated|volunteer(?:ed)?|participated|presented|served|organized|hosted|contributed)\b)(?!.*\?)/i;

/** Returns the question for one of a section's prompts. */
export const findQuestionForPrompt = (prompt: string): string | undefined => {
  if (example.test(prompt)) return undefined;
  const topic = findTopic(prompt);
  return topic && questions[topic];
};
