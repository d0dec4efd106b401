import { expect, it } from 'vitest';
import { type TopicScores, topicsAsked, topicsTold } from './topics.ts';

it('takes what may go wrong for a matter of the project, and hardship for need', () => {
  const risk = topicsTold('One risk is that families do not return the bags; we budget for it.');
  expect(risk.need).toBe(0);
  expect(risk.project).toBeGreaterThan(0);
  expect(
    topicsTold('Half of the children there are at risk of dropping out.').need,
  ).toBeGreaterThan(0);
});

const first = (scores: TopicScores): string | undefined =>
  Object.entries(scores).sort(([, a], [, b]) => b - a)[0]?.[0];

it.each([
  [
    'sustainability',
    'Describe your long-term strategies for funding this project at end of grant period',
  ],
  ['attachment', 'Last audited or reviewed financial statements'],
  ['project', 'Concise description of the request'],
  ['population', 'Which families will it help, and how many?'],
  ['population', 'Who is it for?'],
  ['timeline', 'When and where will it happen?'],
  ['evaluation', 'How will you tell that it has worked?'],
  ['organization', 'Who are you?'],
  ['organization', 'Why is your organization the right one?'],
  ['organization', 'Why you?'],
  ['organization', 'Why should we fund you and nobody else'],
  ['need', 'Why is this needed where you live?'],
  ['staff', 'The team'],
  ['staff', 'Who would do it'],
  ['goals', 'What good it would do'],
  ['staff', 'Individuals administering the project or purpose of the grant'],
  ['staff', 'Your team and its hours'],
  ['sustainability', 'What stays'],
  ['sustainability', 'Tell us what will still be there three years on'],
])('hears that %s is asked: %s', (topic, text) => {
  expect(first(topicsAsked(text))).toBe(topic);
});

it.each([
  ['How You Will Know', 'evaluation'],
  ["How we'll tell", 'evaluation'],
  ['Why It Matters', 'need'],
  ['The Work', 'project'],
  ['What will be built', 'project'],
  ['Capacity and Commitment', 'organization'],
] as const)('hears a name that is no question: %s', (name, topic) => {
  expect(topicsAsked(name)[topic]).toBeGreaterThan(0);
});

it('hears that people are asked for beside partners', () => {
  const asked = topicsAsked('People and Partners');
  expect(asked.staff).toBe(1);
  expect(asked.partners).toBe(1);
});

it("takes a recommender's name and address for nothing that the organization's own would answer", () => {
  expect(topicsAsked('Applicant name and contact information').identity).toBe(1);
  expect(topicsAsked("Recommender's name and contact information").identity).toBeUndefined();
});

it('hears who else pays asked beside the money', () => {
  expect(topicsAsked('Where does the rest of the money come from?').funding).toBe(1);
  expect(topicsAsked('How will you spend the money?').funding).toBeUndefined();
});

it.each(['In one breath, what will you do with this grant?', 'Your idea in a few words'])(
  'hears that a short telling is asked for: %s',
  (name) => {
    expect(topicsAsked(name).summary).toBeGreaterThan(0);
  },
);
