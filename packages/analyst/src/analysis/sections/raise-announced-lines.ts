import { squeeze, trimEndCharacters } from '../../text/normalize.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { isProfileField } from './profile-fields.ts';

const subject = String.raw`(?:(?:a|an|all|any|the|each|every|your|this|complete|full|grant|project) ){0,3}(?:applications?|proposals?|submissions?|narratives?|requests?|document|these)`;
const modal = String.raw`(?:(?:must|should|shall|will|needs? to|ha(?:s|ve) to|(?:is|are) (?:required|asked) to) )?`;
const otherDuty = String.raw`(?:[^.:,]{1,60} and )?`;
const containing = String.raw`(?:include|contain|comprise|have|address|consist of)s?`;
/** The rest of an announcement, which does not say what the items are: "at a minimum, the following questions". */
const following = String.raw`(?:,? at (?:a )?minimum,?| (?:responses|answers) to)?(?: (?:all |each )?(?:of )?the following(?: \d{1,2})?(?: (?:sections?|parts?|elements?|items?|information|components?|questions?|materials?|topics?|headings?|points?))?)?\W*$`;
/** "Proposals must include:", "Submissions should be emailed to us and include:" */
const aboutApplication = new RegExp(
  String.raw`^(?:[^.:]{1,60}, )?${subject} ${modal}${otherDuty}${modal}(?:also )?${containing}${following}`,
  'i',
);
/** "In two pages, please include:", but not "For each partner, please describe:", which asks for fields. */
const request = new RegExp(
  String.raw`^(?!.{0,40}\beach\b)(?:[^.:]{1,80}, )?(?:please (?:include|answer|describe|address)|(?:please )?(?:answer|address|respond to)(?= .{0,8}\bthe following))${following}`,
  'i',
);
/** "Grant application form", "Proposal template". */
const formTitle =
  /\b(?:application|proposal|narrative) (?:form|template|outline|questions|questionnaire)$/i;

const minProbabilityOfContent = 0.4;
/** Minimum fraction of the headings of a form that ask for text. */
const minShare = 0.5;

/**
 * Raises the probability of the items of a list that the funder announces as the content of the application, and of the
 * headings of a form or template.
 */
export function raiseAnnouncedLines(
  units: readonly ClassifiedUnit[],
  probabilities: readonly number[],
  minProbability: number,
): number[] {
  const ofForm = findHeadingsOfForms(units);
  return units.map((unit, index) => {
    const probability = probabilities[index] ?? 0;
    const isAnnounced = ofForm.has(index) || isAnnouncedItem(unit);
    return isAnnounced ? Math.max(probability, minProbability) : probability;
  });
}

function isAnnouncedItem({ kind, path }: ClassifiedUnit): boolean {
  const lead = squeeze(path.at(-1) ?? '');
  return kind === 'item' && (aboutApplication.test(lead) || request.test(lead));
}

/**
 * Finds the headings below the title of a form, or those of its level after it, if most of them ask for text: an
 * "Application form" can also be followed by information about it.
 */
function findHeadingsOfForms(units: readonly ClassifiedUnit[]): Set<number> {
  const headings = units.flatMap(({ kind, level, text }, index) =>
    kind === 'heading' ? [{ index, level, text: trimEndCharacters(squeeze(text), ':*') }] : [],
  );
  const asks = ({ index }: { index: number }): boolean =>
    units
      .slice(index, index + 4)
      .some((unit) => sumProbabilities(unit, ['section', 'prompt']) >= minProbabilityOfContent);
  const ofForms = headings.flatMap((title, position) => {
    if (!formTitle.test(title.text)) return [];
    const after = headings.slice(position + 1);
    const level = Math.max(title.level, after[0]?.level ?? 0);
    const end = after.findIndex((heading) => heading.level < level);
    const ofForm = after
      .slice(0, end < 0 ? after.length : end)
      .filter((heading) => heading.level === level);
    return ofForm.filter(asks).length >= ofForm.length * minShare ? ofForm : [];
  });
  return new Set(ofForms.filter(({ text }) => !isProfileField(text)).map(({ index }) => index));
}
