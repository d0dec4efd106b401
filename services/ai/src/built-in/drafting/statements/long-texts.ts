import type { Answer, OrganizationInfo } from '@grantwright/shared/contract';
import { notedQuestions } from '../../notes/answered-in-notes.ts';
import type { Topic, TopicScores } from '../topics.ts';
import { onlyTopic } from './under-question.ts';
import type { Lead } from './wording.ts';
import type { Origin } from './statement.ts';

/** A text of many notes: where it stands, what its phrases hang on, and what all of it is about. */
export type Source = {
  origin: Origin;
  text: string;
  lead: Lead;
  prior: TopicScores;
  /** The question that these notes answer, and its place among the answers. */
  noted?: { question: string; at: number };
};

/** Of what notes were read as answers to, the matter is known. */
const surely = 3;

const notedSources = (answers: Answer[]): Source[] =>
  answers.flatMap(({ question, answer }, at) => {
    const topic = notedQuestions.get(question);
    return topic
      ? [
          {
            origin: 'answer' as const,
            text: answer,
            lead: { key: `noted ${at}`, lead: '' },
            prior: { [topic]: surely },
            noted: { question, at },
          },
        ]
      : [];
  });

/** What is told of what the grant is for. */
const ofProject: ReadonlySet<Topic> = new Set<Topic>([
  'project',
  'population',
  'timeline',
  'goals',
]);
/** Where somebody told what the grant is for, what else is run is told of the organization. */
const tellsProject = (answers: Answer[]): boolean =>
  answers.some(({ question }) => ofProject.has(onlyTopic(question) ?? 'ask'));

const profileSources = (info: OrganizationInfo, answers: Answer[]): Source[] => [
  {
    origin: 'currentProjects',
    text: info.currentProjects ?? '',
    lead: { key: 'currentProjects', lead: 'Our current projects' },
    prior: tellsProject(answers)
      ? { organization: 2, track: 1, project: 0.3 }
      : { project: 2, organization: 0.4, summary: 0.4 },
  },
  {
    origin: 'achievements',
    text: info.achievements ?? '',
    lead: { key: 'achievements', lead: 'Our achievements' },
    prior: { track: 2, organization: 0.6 },
  },
  {
    origin: 'additional',
    text: info.additionalInfo ?? '',
    lead: { key: 'additional', lead: '' },
    prior: { project: 0.2 },
  },
];

/** The long texts of a profile, and before them the notes that were read as answers. */
export const longTexts = (info: OrganizationInfo, answers: Answer[]): Source[] => [
  ...notedSources(answers),
  ...profileSources(info, answers),
];
