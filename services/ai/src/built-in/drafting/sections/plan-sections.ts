import type { AnalysisDetails, Section } from '@grantwright/shared/contract';
import { topicStems } from '../../../text/words.ts';
import { factAsked } from '../facts/asked-fact.ts';
import type { SectionPlan } from './section-plan.ts';
import { asksForMore } from '../facts/asks-for-more.ts';
import { aimsAsked } from './aims.ts';
import { learnedAsk, withLearned } from './learned-asks.ts';
import { showsItWorks } from './shows-it-works.ts';
import { usual } from './usual-work.ts';
import { isFrame } from './is-frame.ts';
import { isUpload, letterOfAnother, listsWorks, paper } from './paper-part.ts';
import { sameName } from './same-name.ts';
import { isFormPart } from './form-part.ts';
import { markParts } from './mark-parts.ts';
import { withWork } from './work-part.ts';
import { related, type Topic, topics, type TopicScores, topicsAsked } from '../topics.ts';

/** A name says what a section is; its description and prompts only say more. */
const nameWeight = 4;

/** Money asked for and small print found in every description would make each section a budget. */
const faint: TopicScores = { attachment: 0.3, budget: 0.5, identity: 0.5 };

/** What the organization lives on in a year is asked of itself, not of the project. */
const ofTheOrganization =
  /\b(?:annual|operating|organi[sz]ation(?:al|['’]s)?|agency|overall) (?:operating )?budget\b/i;

/** What only the description mentions is less than what the name says. */
const mentioned = 0.45;

/** "Previous activities" are none of the project's, and "in line with our mission" asks nothing of the applicant's. */
const topicsOfName = (name: string): TopicScores => {
  const scores = topicsAsked(name);
  // "Why the approach can be expected to work" asks what has shown it.
  if (showsItWorks.test(name)) return { track: 1 };
  // What is done in an ordinary week is none of the project's.
  if (usual.test(name))
    return { ...omit(scores, 'project'), organization: (scores.organization ?? 0) + 1 };
  if (earlier.test(name)) return { ...omit(scores, 'project'), track: (scores.track ?? 0) + 1 };
  return aligned.test(name) ? omit(scores, 'organization') : scores;
};

const omit = (scores: TopicScores, topic: Topic): TopicScores =>
  Object.fromEntries(Object.entries(scores).filter(([other]) => other !== topic));

const earlier =
  /\b(?:previous|prior|past|earlier) (?:[\w-]+ ){0,2}(?:activit\w+|projects?|work|programs?|involvement|interactions?)\b/i;
const aligned =
  /\b(?:align\w*|fits?|meets?|match\w*|supports?|furthers?|advances?|relates?|contribut\w+)\b.{0,40}\b(?:missions?|priorit\w+|guidelines|values|strategy)\b/i;
const numeric =
  /^(?:the |a )?(?:figure|number|percent(?:age)?|proportion|rate|share|average)\b(?!\s*\d)/i;

/** "Number of museum volunteers", "Size of paid staff": what is counted. */
const counted =
  /^(?:the |your |total )*(?:number|size|count) of (?:[\w-]+ ){0,3}?(staff|employee|volunteer|visitor|member|day|hour|student|participant|client|child|household|famil|attendee|school)/i;

/** Parts that hold the story of the project or of the organization. */
const tells: ReadonlySet<Topic> = new Set<Topic>([
  'summary',
  'organization',
  'need',
  'population',
  'project',
  'goals',
]);

/** "Introduction and Statement of Need" asks for the need, and opens with a word on the whole. */
const withoutOpening = (name: string): string => {
  const [first = '', second = ''] = name.split(/\s+(?:and|&)\s+(?:(?:the|your|a) )?/i);
  const { summary, ...others } = topicsAsked(second);
  return topicsAsked(first).summary !== undefined && !summary && stories(others) ? second : name;
};

const stories = (asked: TopicScores): boolean =>
  (Object.keys(asked) as Topic[]).some((topic) => tells.has(topic));

const weigh = (called: string, rest: string): TopicScores => {
  const name = withoutOpening(called);
  const byName = topicsOfName(name);
  const byRest = topicsAsked(rest);
  // "Project Summary", "Budget Narrative": the telling word wins.
  if (isUpload(name, rest)) return { attachment: 1 };
  if (paper.test(name)) return byName.identity ? { identity: 1 } : { attachment: 1 };
  if (listsWorks(name) || letterOfAnother.test(name)) return { attachment: 1 };
  if (byName.summary && !byName.budget) return { summary: byName.summary };
  if (ofTheOrganization.test(name)) return { organization: 1 };
  // "Financial plan for future sustainability" asks how the work goes on.
  if (
    byName.sustainability &&
    byName.budget &&
    /\bbudget\b.*\b(?:and|&)\b|\b(?:and|&)\b.*\bbudget\b/i.test(name)
  )
    return { budget: byName.budget, ask: byName.budget, sustainability: byName.sustainability };
  if (byName.sustainability) return { sustainability: byName.sustainability };
  if (byName.budget) return { budget: byName.budget, ask: byName.budget };
  const highest = Math.max(0, ...Object.values(byName)) * nameWeight;
  const scores: TopicScores = {};
  for (const topic of topics) {
    const told = (byRest[topic] ?? 0) * (faint[topic] ?? 1);
    const own = byName[topic];
    const score = own
      ? own * nameWeight + told
      : highest > 0
        ? Math.min(told, highest * mentioned)
        : told;
    if (score > 0) scores[topic] = score;
  }
  return scores;
};

/** A bare name that tells nothing is asked about, and not filled with what is left, where other parts hold that. */
const taxStatus =
  /\b(?:tax[- ]exempt (?:organi[sz]ation|status)|tax[- ]exemption|(?:tax|non-?profit|charitable|501 ?\(c\) ?\(3\)) status)\b/i;
/** A paper to attach, or a part that asks about more than the standing of the organization. */
const storied = (name: string, text: string): boolean => {
  const { organization, identity, ...others } = topicsAsked(`${name} ${text}`);
  return (
    Object.keys(others).length > 0 || paper.test(name) || (organization ?? 0) > 2 || !!identity
  );
};

/** "Optional activities": who does not speak of any has none. */
const optional = /^(?:any )?(?:optional|voluntary)\b/i;

const withSilence = (plans: SectionPlan[]): SectionPlan[] => {
  const held = plans.some(
    ({ asks, unknown, fact, frame }) => !unknown && !fact && !frame && tells.has(asks[0] ?? 'ask'),
  );
  return plans.map((plan) =>
    held && optional.test(plan.name) && !plan.fact && plan.asks[0] !== 'attachment'
      ? { ...plan, silent: true as const, wants: {}, asks: [], stems: topicStems(plan.name) }
      : !held || !plan.unknown
        ? plan
        : plan.prompts.length === 0 && plan.description.trim() === ''
          ? { ...plan, silent: true as const, wants: {}, asks: [], stems: topicStems(plan.name) }
          : { ...plan, byItsWords: true as const },
  );
};

export const planSections = (sections: Section[], details?: AnalysisDetails): SectionPlan[] =>
  markParts(withWork(withSilence(planEach(sections, details))));

const planEach = (sections: Section[], details?: AnalysisDetails): SectionPlan[] =>
  sections.map(({ name, description }, at) => {
    const detail = details?.sections.find((other) => sameName(other.name, name));
    if (isFrame(at, sections, details))
      return {
        name,
        description: '',
        prompts: [],
        ...(detail?.limit ? { limit: detail.limit } : {}),
        points: 0,
        frame: true,
        wants: { summary: 1 },
        asks: ['summary'],
        stems: topicStems(name),
      };
    const prompts = detail?.prompts ?? [];
    const fact = factAsked(name);
    if (fact && !asksForMore(fact, [description, ...prompts]))
      return {
        name,
        description,
        prompts,
        fact,
        ...(detail?.limit ? { limit: detail.limit } : {}),
        points: detail?.points ?? 0,
        wants: {},
        asks: [],
        stems: [],
      };
    if (isFormPart(name, description, prompts))
      return {
        name,
        description,
        prompts,
        ...(detail?.limit ? { limit: detail.limit } : {}),
        points: detail?.points ?? 0,
        silent: true,
        ofAForm: true,
        wants: {},
        asks: [],
        stems: topicStems(name),
      };
    const text = [description, ...prompts].join(' ');
    const ofUs = taxStatus.test(`${name} ${text}`) && !storied(name, text);
    const byWords: TopicScores = ofUs
      ? { organization: 1 }
      : // "Amount requested, and what else will pay for it" asks for money before all else.
        fact === 'amount'
        ? { budget: 1, ask: 1, funding: 0.6 }
        : weigh(name, text);
    // What is done for the climate is no matter of the money.
    const ofClimate = aimsAsked(name).includes('environment');
    // Who has a say and who stands behind it is told of those concerned, and of nobody who is paid.
    const ofVoice =
      aimsAsked(name).includes('voice') && Object.keys(topicsOfName(name)).length === 0;
    const learned =
      ofUs || ofClimate || ofVoice
        ? undefined
        : learnedAsk(name, text, topicsOfName(name), byWords);
    const scores =
      ofClimate || learned === 'no matter of notes'
        ? {}
        : ofVoice && Object.keys(byWords).length === 0
          ? { partners: 1 }
          : learned
            ? withLearned(byWords, learned, topicsOfName(name))
            : byWords;
    const ranked = (Object.entries(scores) as [Topic, number][]).sort((a, b) => b[1] - a[1]);
    const highest = ranked[0]?.[1] ?? 1;
    const asks: [Topic, number][] =
      ranked.length > 0 ? ranked.filter(([, score]) => score >= highest * 0.2) : [['project', 1]];
    const wants: TopicScores = {};
    for (const [topic, score] of asks) {
      const share = ranked.length > 0 ? Math.max(0.3, score / highest) : 0.6;
      wants[topic] = Math.max(wants[topic] ?? 0, share);
      for (const [near, weight] of Object.entries(related[topic] ?? {}) as [Topic, number][])
        wants[near] = Math.max(wants[near] ?? 0, weight * share);
    }
    return {
      name,
      description,
      prompts,
      ...(ofTheOrganization.test(name) ? { ofTheYear: true as const } : {}),
      ...(ranked.length === 0 ? { unknown: true as const } : {}),
      ...(ofUs ? { ofUs: true as const } : {}),
      ...(aligned.test(name) ? { ofTheFunder: true as const } : {}),
      ...(counted.test(name) ? { countOf: counted.exec(name)?.[1]?.toLowerCase() ?? '' } : {}),
      ...(numeric.test(name) ? { ofANumber: true as const } : {}),
      ...(detail?.limit ? { limit: detail.limit } : {}),
      points: detail?.points ?? 0,
      wants,
      asks: asks.map(([topic]) => topic),
      stems: topicStems(`${name} ${name} ${text}`),
    };
  });
