import type { Statement } from '../guidelines.ts';

const kind =
  'first-time|new|returning|repeat|small(?:er)?|medium|large(?:r)?|major|mini|micro|seed|planning|implementation|pilot|operating|capacity[- ]building|emergency|fixed|standard|opportunity|one-year|two-year|three-year|multi-?year|individual|collaborative|capital|fellowship|quick[- ]response|rapid[- ]response';
/** "First-time applicants should ask for …", "For a Fixed Grant of £250", "Most first-time gifts are …". */
const opening = new RegExp(
  `^(?:(?:for|most|all|our|the|an?) ){0,2}((?:${kind}) (?:\\p{L}+[ -])?(?:grants?|awards?|applicants?|grantees?|organi[sz]ations?|requests?|projects?|applications?|gifts))\\b`,
  'iu',
);
/** "Track 3 projects are expected to be budgeted …" */
const numbered =
  /^((?:Track|Tier|Level|Stage|Phase|Category|Stream|Option|Type|Strand|Round|Part) (?:\d{1,2}|[A-Z]|[IVX]{1,4}))\b(?![,.]?\d)/;
/** "After a successful first grant you may ask for …" */
const after =
  /^(after [^,.$€£]{5,50}?),? (?:you|applicants|organi[sz]ations|grantees) (?:may|can)\b/i;

const tierWord =
  /\b(?:tier|level|track|category|option|phase|small|large|mini|micro|seed|planning|implementation|capacity|program|project|operating|fellowship|emergency|pilot|individual|type [a-z0-9]|stream|strand)\b/i;
const measureWord =
  /\b(?:award|funding|amount|range|ceiling|floor|maximum|minimum|size|total|budget|request|expected|estimated|anticipated|available|limit|how much)\b/i;
const generic =
  /\?$|^(?:how|what|who|when|where|about|overview|summary|eligib|introduction|background|purpose|description|guid|general|key|important|frequently|appl|process|submission|review|criteri|evaluation|timeline|notes?|details?|information|synopsis|section \d+\.?$)/i;

/** "Small grants - Award amount" of a table, "Tier 1: …": the label itself is called a tier. */
const ofLabel = ({ label }: Statement): string => {
  const name =
    label
      ?.replace(/^.*\s-\s(?=(?:tier|level|track|category|option|stream) \w)/i, '')
      .replace(/\s*-\s.*$|\s*[$€£][\d,]+$/, '') ?? '';
  return tierWord.test(name) && !measureWord.test(name) ? name : '';
};

/** "Individual requests may range from": each of them, and no kind beside others. */
const eachOne = /^individual [\p{L}]+ (?:may|will|can|must|should|are|range)\b/iu;

const ofText = ({ text }: Statement): string =>
  eachOne.test(text)
    ? ''
    : (numbered.exec(text)?.[1] ?? opening.exec(text)?.[1] ?? after.exec(text)?.[1] ?? '');

type Candidate = { name: string; among: string };

/** What tells an amount from those beside it: the row of a table, a label, or the chapter that it stands in. */
const candidates = ({ form, label = '', block, path }: Statement): Candidate[] => {
  const [row = '', column = ''] = label.split(/\s-\s(?=[^-]*$)/);
  const found: Candidate[] = [];
  if (form === 'pair' && measureWord.test(column) && !measureWord.test(row))
    found.push({ name: row, among: `row ${block}` });
  if (form !== 'pair' && label && label.split(' ').length <= 6)
    found.push({ name: label, among: `label ${path.join(' > ')}` });
  const title = path.at(-1) ?? '';
  if (path.length > 1)
    found.push({ name: title, among: `chapter ${path.slice(0, -1).join(' > ')}` });
  return found.filter(
    ({ name }) =>
      name.length >= 4 && name.length <= 60 && !measureWord.test(name) && !generic.test(name),
  );
};

/**
 * The names of the tiers whose ceilings the statements set: "Small grants", "Stream 2: Events". A ceiling without
 * the name of its tier would be taken for that of all.
 */
export const tierNames = (statements: Statement[]): Map<Statement, string> => {
  const groups = new Map<string, Set<string>>();
  for (const statement of statements)
    for (const { name, among } of candidates(statement))
      groups.set(among, (groups.get(among) ?? new Set<string>()).add(name));
  const isTold = ({ among }: Candidate): boolean => {
    const names = [...(groups.get(among) ?? [])];
    return (
      names.length >= 2 && (!among.startsWith('chapter') || names.some((one) => tierWord.test(one)))
    );
  };
  return new Map(
    statements.map((statement) => [
      statement,
      (
        ofLabel(statement) ||
        ofText(statement) ||
        (candidates(statement).find(isTold)?.name ?? '')
      ).replace(/^([^:]{3,20}): (.+)$/, '$1 ($2)'),
    ]),
  );
};
