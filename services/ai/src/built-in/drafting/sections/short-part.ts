import { askedBriefly } from './asked-briefly.ts';
import { isShort } from './length.ts';
import type { SectionPlan } from './section-plan.ts';

/** "Project Title and BRIEF description", "Short summary", "One-paragraph overview". */
const namedBrief =
  /\b(?:brief|short|concise|(?:one|two|single|1|2)[- ](?:paragraph|sentence|line)|\d+[- ]words?) (?:[\w-]+ ){0,3}(?:descriptions?|summar(?:y|ies)|overview|outline|statement|abstract|synopsis|explanation|introduction)\b|\b(?:description|summary|overview|abstract|project|idea|program(?:me)?|work|request) in (?:brief|short|a nutshell|(?:a|one|two|three|\d) (?:sentences?|lines?|words))\b|\bin (?:a|one|two) (?:short )?paragraphs?\b|\b(?:elevator pitch|at a glance)\b/i;
/** What is told in a nutshell: of the project, not of the organization or the need. */
const ofProject =
  /\b(?:project|program(?:me)?|request|proposal|grant|work|idea|application|activit(?:y|ies))\b/i;
const ofAnother =
  /\b(?:organi[sz]ation|agency|company|applicant|school|church|budget|history|mission|need|evaluation|team|staff|board|partners?|evidence|risks?)\b/i;

/** A part that asks for the project in a few sentences. */
const asksInShort = ({ name, asks, limit, frame, fact, silent }: SectionPlan): boolean =>
  !frame &&
  !fact &&
  !silent &&
  (asks[0] === 'summary' ||
    (asks[0] === 'project' &&
      (isShort(limit) ||
        (namedBrief.test(name) && (ofProject.test(name) || !ofAnother.test(name))))));

/** A part that has room for all that will be done. */
const asksAtLength = (plan: SectionPlan): boolean =>
  !plan.frame &&
  !plan.fact &&
  !plan.silent &&
  !plan.byItsWords &&
  plan.asks[0] !== 'summary' &&
  plan.asks.includes('project') &&
  (plan.wants.project ?? 0) >= 0.5 &&
  !asksInShort(plan);

/** Marks the parts that tell the project in a few sentences because another one tells it at length. */
export const withShortParts = (plans: SectionPlan[]): SectionPlan[] =>
  plans.some(asksAtLength)
    ? plans.map((plan) => (asksInShort(plan) ? { ...plan, inShort: true as const } : plan))
    : plans;

/** Room for a few sentences only: by its name, or by the one thing that it asks where it holds nothing else. */
export const isBrief = ({ name, description, prompts, holdsWork }: SectionPlan): boolean =>
  askedBriefly.test(name) ||
  (!holdsWork &&
    prompts.length <= 1 &&
    [description, ...prompts].some((text) => askedBriefly.test(text)));
