import type { OrganizationInfo } from '@grantwright/shared/contract';
import { fromLine, type Lead, type Wording } from './from-line.ts';
import { splitStatements } from './split-lines.ts';
import { statement, type Origin, type Statement } from './statement.ts';
import { type Topic, type TopicScores, topicsTold } from '../topics.ts';

type Source = { origin: Origin; text: string; lead: Lead; prior: TopicScores };

const sources = (info: OrganizationInfo): Source[] => [
  {
    origin: 'currentProjects',
    text: info.currentProjects ?? '',
    lead: { key: 'currentProjects', lead: 'Our current projects include' },
    prior: { project: 2, organization: 0.4, summary: 0.4 },
  },
  {
    origin: 'achievements',
    text: info.achievements ?? '',
    lead: { key: 'achievements', lead: 'Our achievements include' },
    prior: { track: 2, organization: 0.6 },
  },
  {
    origin: 'additional',
    text: info.additionalInfo ?? '',
    lead: { key: 'additional', lead: 'Our work includes' },
    prior: { project: 0.2 },
  },
];

/** What a note without a verb hangs on: what it speaks of, and no more. */
const leads: Partial<Record<Topic, string>> = {
  need: 'The need includes',
  budget: 'The costs include',
  partners: 'Our partners include',
  staff: 'Our team includes',
  track: 'Our achievements include',
  timeline: 'Our schedule includes',
  evaluation: 'Our measures include',
};

const leadFor = (line: string): Lead => {
  const told = topicsTold(line);
  const topic = (Object.keys(leads) as Topic[])
    .filter((key) => told[key])
    .sort((a, b) => (told[b] ?? 0) - (told[a] ?? 0))[0];
  return {
    key: `additional ${topic ?? ''}`,
    lead: leads[topic ?? 'project'] ?? 'Our work includes',
  };
};

/** The statements of the profile's long texts, in their order. */
export const fromLongTexts = (info: OrganizationInfo, wording: Wording): Statement[] =>
  sources(info).flatMap(({ origin, text, lead, prior }) =>
    splitStatements(text).map((line, order) =>
      statement(
        {
          ...fromLine(line, origin === 'additional' ? leadFor(line) : lead, wording),
          origin,
          order,
        },
        prior,
      ),
    ),
  );
