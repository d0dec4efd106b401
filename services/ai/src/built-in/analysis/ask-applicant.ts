import type { Question, SectionDetail } from '@grantwright/shared/contract';

/** What only the applicant knows, by what a section is about; the first that fits is asked. */
const topics: [RegExp, string][] = [
  [
    /\b(?:budget|cost|funding request|financial)\b/i,
    'How much money do you ask for, and what will it pay for, item by item?',
  ],
  [
    /\b(?:sustainab|continu|beyond (?:the )?(?:grant|federal)|after the (?:grant|project))\b/i,
    'How will the work be paid for and go on after the grant ends?',
  ],
  [
    /\b(?:evaluat|outcomes?|measur|results|performance|impact)\b/i,
    'Which results do you promise, in numbers, and how will you measure them?',
  ],
  [
    /\b(?:need|problem|significance|background|issue)\b/i,
    'Which need does the project meet, for whom and where, and which figures or sources show it?',
  ],
  [
    /\b(?:population|people served|target|community|participants|audience|beneficiar|trainees)\b/i,
    'Whom will the project serve, where, and how many people in what time?',
  ],
  [
    /\b(?:work ?plan|timeline|schedule|milestones?|implementation)\b/i,
    'What happens when: what are the main steps, with dates and who is responsible?',
  ],
  [
    /\b(?:partner|collaborat|letters? of (?:support|commitment|agreement)|memorand)/i,
    'Which partners take part, and what has each of them agreed to do?',
  ],
  [
    /\b(?:staff|personnel|team|qualification|key person|biograph|resume|leadership|management)\b/i,
    'Who will lead and carry out the work, and what qualifies them?',
  ],
  [
    /\b(?:challenges?|risks?|obstacles?)\b/i,
    'What could go wrong, and what would you do about it?',
  ],
  [
    /\b(?:equity|diversity|inclusion|access)\b/i,
    'How do the people you serve shape the project, and how do you make it open to all of them?',
  ],
  [
    /\b(?:capacity|capabilit|experience|organi[sz]ation|mission|history|track record|accomplishment)/i,
    'What has your organization done before that shows it can do this project?',
  ],
  [
    /\b(?:dissemination|outreach|marketing|promot|publicity)/i,
    'How will you reach people and tell others about the project?',
  ],
  [
    /\b(?:artist|artistic|work sample|creative|exhibit|performance)/i,
    'What artistic work will be made or shown, by whom, and when and where?',
  ],
  [
    /\b(?:research|method|approach|design|activit|project|program|narrative|proposal|goal|objective|plan|description|summary|abstract|purpose|strategy)/i,
    'What will you do with the grant, step by step, and what is its goal?',
  ],
];

/** Sections that are forms or papers need no answer in words. */
const paper =
  /\b(?:forms?|sf-?\d|certificat|assurance|disclosure|cover (?:page|sheet)|attachments?|signature|checklist|table of contents)\b/i;

/** At most ten questions that only the applicant can answer, the one for the heaviest section first. */
export const askApplicant = (sections: SectionDetail[], most = 10): Question[] => {
  const asked = new Map<string, { sections: string[]; weight: number }>();
  sections.forEach((section, index) => {
    if (paper.test(section.name)) return;
    const byName = topics.filter(([pattern]) => pattern.test(section.name)).slice(0, 1);
    const inside = topics.filter(([pattern]) =>
      section.prompts.some((prompt) => pattern.test(prompt)),
    );
    const chosen = [...byName, ...inside.filter((topic) => !byName.includes(topic)).slice(0, 2)];
    for (const [rank, [, question]] of chosen.entries()) {
      const known = asked.get(question) ?? { sections: [], weight: 0 };
      if (!known.sections.includes(section.name)) known.sections.push(section.name);
      const own =
        (section.points ?? 5) +
        section.prompts.length * 0.5 +
        (section.required ? 1 : 0) -
        index * 0.01;
      known.weight = Math.max(known.weight, rank === 0 ? own : own * 0.6);
      asked.set(question, known);
    }
  });
  return [...asked]
    .sort(([, a], [, b]) => b.weight - a.weight)
    .slice(0, most)
    .map(([question, { sections: waiting }]) => ({ question, sections: waiting.slice(0, 60) }));
};
