import { listKeys } from '@grantwright/shared/values';
import { type OrganizationInfo, organizationTypeLabels } from '@grantwright/shared/contract';
import { squeeze } from '../text/normalize.ts';

type FactRule = {
  /** The label used in a table or line of the draft. */
  label: string;
  /** Words, any of which asks for this fact in a short text. */
  core: string;
  /** Other words that the text may contain. Any other word means that it asks for something else. */
  others: string;
  /** Reads the value from the profile. Absent for facts not included in profiles. */
  valueIn?: (info: OrganizationInfo) => string | number | null | undefined;
  /** The question for the applicant if the value is unknown. */
  question: string;
};

const applicantWords =
  'organization organizational agency applicant institution group nonprofit charity school';

/** Returns the known parts of the address (street, city, state, postal code) on one line. */
const formatAddress = ({ contactInfo }: OrganizationInfo): string =>
  [
    contactInfo?.address,
    contactInfo?.city,
    `${contactInfo?.state ?? ''} ${contactInfo?.postalCode ?? ''}`,
  ]
    .map((part) => squeeze(part ?? ''))
    .filter(Boolean)
    .join(', ');

/** Simple facts that a section or prompt can ask for. The first match wins. */
const rules = {
  title: {
    label: 'Project title',
    core: 'title project program programme proposal event',
    others: 'name title project program programme proposal event working short',
    question: 'What is the project called?',
  },
  amount: {
    label: 'Amount requested',
    core: 'amount requested request sought',
    others: 'amount requested request sought funding funds grant total dollar dollars',
    question: 'How much do you ask for in all?',
  },
  taxId: {
    label: 'Tax ID (EIN)',
    core: 'ein tax employer taxpayer',
    others: `ein tax employer taxpayer id identification number no federal ${applicantWords}`,
    valueIn: ({ taxId }) => taxId,
    question: 'What is your tax ID (EIN)?',
  },
  founded: {
    label: 'Founded',
    core: 'founded established incorporated founding incorporation establishment formation',
    others: `founded established incorporated founding incorporation establishment formation year date when was ${applicantWords}`,
    valueIn: ({ foundedYear }) => foundedYear,
    question: 'In which year was the organization founded?',
  },
  email: {
    label: 'Email',
    core: 'email e-mail',
    others: `email e-mail mail address contact ${applicantWords}`,
    valueIn: ({ contactInfo }) => contactInfo?.email,
    question: 'What is your e-mail address?',
  },
  phone: {
    label: 'Phone',
    core: 'phone telephone tel',
    others: `phone telephone tel number no contact office ${applicantWords}`,
    valueIn: ({ contactInfo }) => contactInfo?.phone,
    question: 'What is your phone number?',
  },
  website: {
    label: 'Website',
    core: 'website url web',
    others: `website url web site page address ${applicantWords}`,
    valueIn: ({ website }) => website,
    question: 'What is the address of your website?',
  },
  address: {
    label: 'Address',
    core: 'address',
    others: `address addresses mailing street postal physical business office city town state zip zipcode code postcode county country ${applicantWords}`,
    valueIn: formatAddress,
    question: 'What is your address?',
  },
  annualBudget: {
    label: 'Annual budget',
    core: 'annual operating',
    others: `annual operating budget current total size ${applicantWords}`,
    valueIn: ({ annualBudget }) => annualBudget,
    question: 'What is your annual budget?',
  },
  type: {
    label: 'Type',
    core: 'type status',
    others: `type status legal tax kind ${applicantWords}`,
    valueIn: ({ type }) => (type ? organizationTypeLabels[type] : ''),
    question: 'What kind of organization are you?',
  },
  dates: {
    label: 'Dates',
    core: 'dates date period duration',
    others:
      'dates date period duration start end starting ending begin completion and to project program grant event proposed anticipated',
    question: 'When will the project start, and when will it end?',
  },
  person: {
    label: 'Contact person',
    core: 'contact director president chair officer person coordinator manager leader treasurer secretary signatory',
    others: `contact director executive president chair officer person coordinator manager leader treasurer secretary signatory name and title ceo board project primary main authorized ${applicantWords}`,
    question: 'Who is the contact person, with name and title?',
  },
  name: {
    label: 'Organization',
    core: `name ${applicantWords}`,
    others: `name legal official full lead ${applicantWords}`,
    valueIn: ({ name }) => name,
    question: 'What is the legal name of your organization?',
  },
} satisfies Record<string, FactRule>;
export type FactName = keyof typeof rules;

const createWordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const table = listKeys(rules).map((name) => {
  const rule: FactRule = rules[name];
  return {
    name,
    ...rule,
    core: createWordSet(rule.core),
    others: createWordSet(`${rule.core} ${rule.others}`),
  };
});

const fillers = createWordSet(
  'the a an your our of for please provide enter state give list what is are',
);
const maxWords = 9;

/** Returns the simple fact requested by a name or prompt, unless it also asks for something else. */
export function findAskedFact(text: string): FactName | undefined {
  const words = (
    text
      .replace(/\([^()]*\)|['’]s\b/g, ' ')
      .toLowerCase()
      .match(/[\p{L}-]+|\d+/gu) ?? []
  ).filter((word) => !fillers.has(word));
  if (words.length === 0 || words.length > maxWords) return undefined;
  return table.find(
    ({ core, others }) =>
      words.every((word) => others.has(word)) &&
      words.some((word) => core.has(word)) &&
      matchesCore(words, core),
  )?.name;
}

/** Returns the simple facts listed in a prompt ("Name, address, phone"), unless it also asks for something else. */
export function findAskedFacts(prompt: string): FactName[] {
  const parts = prompt.split(/[,;/•]| and | & /).filter((part) => /\p{L}/u.test(part));
  const whole = findAskedFact(prompt);
  if (whole) return [whole];
  const facts = parts.flatMap((part) => findAskedFact(part) ?? []);
  return facts.length === parts.length ? [...new Set(facts)] : [];
}

/** Whether the words ask for a fact. "Project" alone asks for a description, and "annual" alone is meaningless. */
const matchesCore = (words: readonly string[], core: ReadonlySet<string>): boolean => {
  if (core.has('project')) return words.some((word) => word === 'title' || word === 'name');
  if (core.has('annual')) return words.includes('budget');
  if (core.has('type')) return words.length > 1;
  if (core.has('name')) return words.includes('name') || words.join(' ') === 'applicant';
  return true;
};

export const getLabel = (fact: FactName): string => rules[fact].label;
export const getQuestion = (fact: FactName): string => rules[fact].question;
export const findKnownFact = (fact: FactName, info: OrganizationInfo): string => {
  const rule: FactRule = rules[fact];
  return squeeze(String(rule.valueIn?.(info) ?? ''));
};

/** Returns the profile as rows of labels and values. */
export const listProfileRows = (info: OrganizationInfo): [label: string, value: string][] =>
  (['name', 'type', 'taxId', 'founded', 'address', 'phone', 'email', 'website'] as const)
    .map((fact): [string, string] => [getLabel(fact), findKnownFact(fact, info)])
    .filter(([, value]) => value !== '');
