import type { SectionPlan } from '../sections/section-plan.ts';
import { isShort } from '../sections/length.ts';
import { topicStems } from '../../../text/words.ts';
import { related, strictTopics, type Topic, topicsAsked } from '../topics.ts';
import { gapQuestions } from './gap-questions.ts';
import { type Aim, aimsAsked } from '../sections/aims.ts';
import { asksTheSame } from './same-question.ts';
import { promptQuestion } from './prompt-question.ts';

/** More marks than this make a wall that nobody reads. */
const most = 2;

/** Named in passing by many prompts: asked for where a section is about it. */
const besides: ReadonlySet<Topic> = new Set(['identity', 'outreach', 'attachment', 'ask']);

/** What the rest of the draft says of each topic: what is told elsewhere is not asked for here. */
export type Told = (topic: Topic) => string;

type Given = {
  section: SectionPlan;
  /** The section's own text. */
  text: string;
  /** Questions that stand in the draft already: none is put twice. */
  asked: ReadonlySet<string>;
  /** Topics that other sections ask about first. */
  elsewhere?: ReadonlySet<Topic>;
  told?: Told;
  /** Topics of questions that the applicant answered in the draft. */
  answered?: ReadonlySet<Topic>;
  /** What the questions ask that this section's own statements answer. */
  aims?: readonly Aim[];
  /** What to ask where the section is a paper to attach or a form to fill in. */
  paper?: string;
};

/** What a section still needs to hear, the most useful question first. */
export const findSectionGaps = ({
  section,
  text,
  asked,
  elsewhere = new Set(),
  told = () => '',
  answered = new Set(),
  aims = [],
  paper,
}: Given): string[] => {
  const found: string[] = [];
  const room = isShort(section.limit) || section.frame ? 1 : most;
  if (section.frame && (text !== '' || elsewhere.has('summary'))) return [];
  // A part that says something asks nothing that another part asks in other words.
  const isNew = (question: string): boolean =>
    !asked.has(question) &&
    !aimsAsked(question).some((aim) => aims.includes(aim)) &&
    !found.some((other) => asksTheSame(other, question)) &&
    (text === '' || ![...asked].some((other) => asksTheSame(other, question)));
  const add = (question: string | undefined): void => {
    if (question && isNew(question) && found.length < room) found.push(question);
  };
  if (section.asks[0] === 'attachment')
    return text === '' ? [paper ?? `${section.name}, to attach`] : [];
  if (section.countOf) return text === '' ? [`What is the ${section.name.toLowerCase()}?`] : [];
  if (section.ofAForm) return text === '' ? [filledIn(section)] : [];
  if (section.aims?.named.includes('environment')) return text === '' ? [ofClimate] : [];
  if (section.aims?.named.includes('voice') && section.asks[0] === 'partners' && text === '')
    return [askedOfVoice(section)];
  if (section.ofRisk) return text === '' ? [riskQuestion(section)] : [];
  // What a project is in short is told; the details are asked for where they belong.
  if (section.inShort && text !== '') return [];
  if (section.silent) return text === '' || section.ofTheFunder ? [ownQuestion(section)] : [];
  if (section.ofUs && !/\b(?:501 ?\(c\)|tax[- ]exempt)/i.test(text)) return [exemption];
  if (section.ofUs) return [];
  if (section.ofTheYear) return text === '' ? [yearlyBudget] : [];
  const near = (topic: Topic): Topic[] => [
    topic,
    ...(Object.entries(related[topic] ?? {}) as [Topic, number][])
      .filter(([, weight]) => weight >= 0.35)
      .map(([other]) => other),
  ];
  const open = (topic: Topic): string[] =>
    (gapQuestions[topic] ?? [])
      .filter(
        ({ answered: shows, unless }) =>
          !(settled.has(topic) && answered.has(topic)) &&
          !(topic === 'goals' && answered.has(topic) && /\d/.test(told(topic))) &&
          !shows.test(text) &&
          !shows.test(near(topic).map(told).join('\n')) &&
          !unless?.test(`${text}\n${told('project')}`),
      )
      .map(({ question }) => question);
  const topics = section.asks
    .filter(
      (topic, at) => at === 0 || ((section.wants[topic] ?? 0) >= 0.5 && !elsewhere.has(topic)),
    )
    .slice(0, 3);
  // A section for one thing asks for that one.
  const single = section.asks.slice(0, 1).some((topic) => strictTopics.has(topic));
  const main = topics[0] ?? 'project';
  // Of a part that no matter of ours names, what it asks itself is the question.
  const asksItself =
    section.byItsWords ??
    (section.unknown && section.prompts.some((prompt) => promptQuestion(prompt)));
  if (!asksItself) add(open(main)[0]);
  for (const prompt of section.prompts) {
    if (example.test(prompt)) continue;
    const topic = mainTopic(prompt);
    if (topic && topic !== topics[0] && (elsewhere.has(topic) || single || besides.has(topic)))
      continue;
    if (topic && gapQuestions[topic]) add(open(topic)[0]);
    else if (isOpen(prompt, text)) add(promptQuestion(prompt));
  }
  if (!asksItself) for (const topic of topics) for (const question of open(topic)) add(question);
  if (found.length === 0 && text === '')
    add(
      section.prompts.map(promptQuestion).find((question) => question && !asked.has(question)) ??
        promptQuestion(section.description) ??
        (section.unknown ? undefined : firstOf(main, asked)) ??
        (section.asks[0] === 'identity' ? filledIn(section) : ownQuestion(section)),
    );
  // Parts of the same name have each its own: none stands empty.
  return found.length === 0 && text === '' ? [ownQuestion(section)] : found;
};

/** What an empty part asks for first of all, whatever other parts tell beside their own matter. */
const firstOf = (topic: Topic, asked: ReadonlySet<string>): string | undefined =>
  gapQuestions[topic]?.map(({ question }) => question).find((question) => !asked.has(question));

const askedOfVoice = ({ name, prompts, description }: SectionPlan): string =>
  [name, ...prompts, description].map(promptQuestion).find((question) => question) ??
  'What have the people concerned said about this, and what do they decide?';

const ofClimate =
  'What do you do so that the work does little harm to the environment, or some good?';

const exemption =
  'Is the organization recognized as tax-exempt, and under which section of the law?';

/** Where the applicant was asked this and answered, nothing more is to be asked, in whatever words it is said. */
const settled: ReadonlySet<Topic> = new Set<Topic>([
  'partners',
  'staff',
  'outreach',
  'board',
  'sustainability',
  'evaluation',
]);

/** "Collaborated on a paper" is one thing that might be told. */
const example =
  /^(?:\w+ed|some examples?|examples?|for example|e\.g\.|such as|volunteer(?:ed)? with)\b(?!.*\?)/i;

const yearlyBudget =
  'What does the organization take in and spend in a year, and where does the money come from?';

const filledIn = ({ name }: SectionPlan): string => `Who will fill in “${name}”, and by when?`;

const ownQuestion = ({ name }: SectionPlan): string => `What do you want to say under “${name}”?`;

/** What may go wrong is asked in the funder's words where they make a question. */
const riskQuestion = ({ ofRisk, prompts, description }: SectionPlan): string =>
  [...prompts, description]
    .map(promptQuestion)
    .find((question) => question && !/\b(?:them|it)\?$/.test(question)) ??
  (ofRisk === 'safety'
    ? 'How do you keep everybody safe: which checks, which supervision, which insurance?'
    : 'What could go wrong in carrying this out, and what will you do then?');

const mainTopic = (prompt: string): Topic | undefined =>
  Object.entries(topicsAsked(prompt)).sort((a, b) => b[1] - a[1])[0]?.[0] as Topic | undefined;

/** A prompt with whose words the section's text has nothing in common; a word or two prove nothing. */
const isOpen = (prompt: string, text: string): boolean => {
  const stems = topicStems(prompt);
  // "How do you know?" alone asks nothing that could be answered.
  if (stems.length < 3) return false;
  if (text === '') return true;
  const said = new Set(topicStems(text));
  return !stems.some((stem) => said.has(stem));
};
