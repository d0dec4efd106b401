import { squeeze, trimEndCharacters } from '../../text/normalize.ts';
import type { Role } from '../../model/roles.ts';
import { sumProbabilities, type ClassifiedUnit } from '../classify-units.ts';
import { groupByKey } from './lists.ts';
import { isProfileField } from './profile-fields.ts';

const subject = String.raw`(?:(?:a|an|all|any|the|each|every|your|this|complete|full|grant|project) ){0,3}(?:applications?|proposals?|submissions?|narratives?|(?<=grant )requests?)`;
const modal = String.raw`(?:(?:must|should|shall|will|needs? to|ha(?:s|ve) to|(?:is|are) (?:required|asked) to) )?`;
const otherDuty = String.raw`(?:[^.:,]{1,60} and )?`;
const containing = String.raw`(?:include|contain|comprise|have|address|consist of)s?`;
/** The rest of an announcement, which does not say what the items are: "at a minimum, the following questions". */
const following = String.raw`(?:,? at (?:a )?minimum,?| (?:responses|answers) to)?(?: (?:all |each )?(?:of )?the following(?: \d{1,2})?(?: (?:sections?|parts?|elements?|items?|information|components?|questions?|materials?|topics?|headings?|points?))?)?\W*$`;
const contains = String.raw` ${modal}${otherDuty}${modal}(?:also )?${containing}${following}`;
/** "Proposals must include:", "Submissions should be emailed to us and include:" */
const aboutApplication = new RegExp(String.raw`^(?:[^.:]{1,60}, )?${subject}${contains}`, 'i');
/** "The document must include:", "All requests must include:", which can be about something else. */
const aboutDocument = new RegExp(
  String.raw`^(?:(?:a|all|any|the|each|every|your|this) ){0,2}(?:requests?|document|these)${contains}`,
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
/** Minimum fraction of the headings of a form, or of the items of a list except documents, that ask for text. */
const minShare = 0.5;

/**
 * Raises the probability of the items of a list that the funder announces as the content of the application, and of the
 * headings of a form or template, if most of them ask for text: reports and requests to extend a grant have such lists
 * too.
 */
export function raiseAnnouncedLines(
  units: readonly ClassifiedUnit[],
  probabilities: readonly number[],
  minProbability: number,
): number[] {
  const isSection = (_: unknown, index: number): boolean =>
    (probabilities[index] ?? 0) >= minProbability;
  const sections = new Set(units.filter(isSection).map(({ text }) => text));
  const raised = new Set([...findHeadingsOfForms(units), ...findAnnouncedItems(units, sections)]);
  return units.map((_, index) => {
    const probability = probabilities[index] ?? 0;
    return raised.has(index) ? Math.max(probability, minProbability) : probability;
  });
}

/**
 * Finds the items of announced lists, except those that only introduce other lines: "A plan, which includes:"
 *
 * @param sections the titles of sections, below which only questions and requests count: other lists that do not name
 *   the application state the content of these sections
 */
function findAnnouncedItems(
  units: readonly ClassifiedUnit[],
  sections: ReadonlySet<string>,
): number[] {
  const lists = groupByKey(units, (unit) => (isAnnounced(unit) ? unit.path.join('>') : ''));
  return [...new Set(lists)].flatMap((list) => {
    const items = list.flatMap((index) => {
      const unit = units[index];
      return unit && isAnnounced(unit) ? [{ unit, index }] : [];
    });
    const texts = items.filter(({ unit }) => !asks(unit, ['attachment']));
    const asking = texts.filter(({ unit }) => {
      const isContent = !namesApplication(unit) && sections.has(unit.path.at(-2) ?? '');
      return unit.text.endsWith('?') || asks(unit, isContent ? ['prompt'] : undefined);
    });
    return asking.length > 0 && asking.length >= texts.length * minShare
      ? items.filter(({ unit }) => !unit.text.endsWith(':')).map(({ index }) => index)
      : [];
  });
}

const asks = (unit: ClassifiedUnit, roles: readonly Role[] = ['section', 'prompt']): boolean =>
  sumProbabilities(unit, roles) >= minProbabilityOfContent;

const getLead = ({ path }: ClassifiedUnit): string => squeeze(path.at(-1) ?? '');

const namesApplication = (unit: ClassifiedUnit): boolean => aboutApplication.test(getLead(unit));

const isAnnounced = (unit: ClassifiedUnit): boolean =>
  unit.kind === 'item' &&
  (namesApplication(unit) || aboutDocument.test(getLead(unit)) || request.test(getLead(unit)));

/**
 * Finds the headings below the title of a form, or those of its level after it, if most of them ask for text: an
 * "Application form" can also be followed by information about it. A heading that is repeated without a request is the title
 * of pages.
 */
function findHeadingsOfForms(units: readonly ClassifiedUnit[]): number[] {
  const headings = units.flatMap(({ kind, level, text }, index) =>
    kind === 'heading' ? [{ index, level, text: trimEndCharacters(squeeze(text), ':*') }] : [],
  );
  const asksBelow = ({ index }: { index: number }): boolean =>
    units.slice(index, index + 4).some((unit) => asks(unit));
  const ofForms = headings.flatMap((title, position) => {
    if (!formTitle.test(title.text)) return [];
    const after = headings.slice(position + 1);
    const level = Math.max(title.level, after[0]?.level ?? 0);
    const end = after.findIndex((heading) => heading.level < level);
    const ofForm = after
      .slice(0, end < 0 ? after.length : end)
      .filter((heading) => heading.level === level);
    return ofForm.filter(asksBelow).length >= ofForm.length * minShare ? ofForm : [];
  });
  const unique = [...new Set(ofForms)];
  const titlesOfPages = new Set(
    unique
      .filter((heading) => !asksBelow(heading))
      .map(({ text }) => text)
      .filter((title) => unique.filter(({ text }) => text === title).length > 1),
  );
  return unique
    .filter(({ text }) => !isProfileField(text) && !titlesOfPages.has(text))
    .map(({ index }) => index);
}
