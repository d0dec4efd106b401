import { contentWords } from '@grantwright/analyst';
import { sectionName, soundsLikeSection } from './section-name.ts';

/** The words that titles of an application's parts are made of. */
const vocabulary = new Set(
  (
    'abstract summary narrative description need needs statement problem background aim aims goal goals objective objectives outcome ' +
    'outcomes activity activities approach method methods methodology design plan plans work workplan timeline timetable schedule ' +
    'evaluation sustainability capacity capability capabilities experience qualifications organization organizational ' +
    'organisation applicant agency management staff staffing personnel team key partner partners partnership partnerships ' +
    'collaboration collaborators budget budgets justification mission history population community communities impact ' +
    'significance innovation dissemination references cited bibliography biographical sketch sketches resume resumes vitae ' +
    'letter letters support commitment cover sheet page profile proposal purpose introduction overview data sharing rationale ' +
    'strategy equity diversity inclusion outreach artistic merit excellence quality research risk risks challenges model logic ' +
    'results measures measurement implementation audience project program programme executive technical financial finances funding ' +
    'request mentoring facilities equipment resources soundness extent soundness achieving information assessment target ' +
    'accessibility benefit benefits broader readiness relevance performance serve served people cost costs structure'
  ).split(' '),
);

/** Names that other chapters of guidelines carry as well: alone they prove nothing. */
const ambiguous =
  /^(?:(?:program(?:me)?|project|funding|award|application|general|grant|additional)? ?(?:background|introduction|overview|purpose|description|goals?|objectives|information|summary|requirements|support|schedule|timeline|history|mission|resources|data|performance|costs?|structure|funding|request)|goals (?:and|&) objectives|(?:project|program) (?:goals?|purpose|activities)|program (?:goals (?:and|&) objectives|resources)|evaluation|budget|performance measures|target population|executive summary|community|organi[sz]ation|research|risks?|letters?)$/i;

/** True where nearly every word of a name is one that parts of applications are named with. */
export const isTypicalSection = (raw: string): boolean => {
  const words = contentWords(sectionName(raw));
  if (words.length === 0 || words.length > 8 || !soundsLikeSection(raw)) return false;
  return words.filter((word) => vocabulary.has(word)).length >= words.length * 0.75;
};

/** True where such a name can hardly be anything else than a part of the application. */
export const isTellingSection = (raw: string): boolean =>
  isTypicalSection(raw) && !ambiguous.test(sectionName(raw));
