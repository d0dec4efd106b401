/** What a part of an application may ask that is one fact and no text. */
export type AskedFact = 'title' | 'place' | 'amount' | 'dates' | 'organization';

const work = '(?:project|program(?:me)?|proposal|event|activity|initiative)';
const title = new RegExp(
  `^(?:the |your |proposed |working )*(?:${work}(?:['’]s)?(?: ?\\/ ?[\\w ]+?)? (?:names?|titles?)|(?:name|title) of (?:the |your |proposed )*${work}|(?:working )?title)$`,
  'i',
);
const where =
  '(?:(?:street )?address|site|location|place|venue|neighbou?rhood|zip[- ]?code|post ?code|county|town|city)';
const place = new RegExp(
  `^(?:the |your |proposed )*(?:${work}(?:['’]s)? (?:street )?)?${where}(?:s|\\(s\\))?(?:(?: and |,? ?\\/ ?| or )${where}s?)?(?: of (?:the |your |proposed )*${work})?$`,
  'i',
);

const amount = new RegExp(
  `^(?:the |your |total |grant |funding )*(?:(?:request(?:ed)?|ask|grant) amount|amount (?:(?:of (?:the |your |this )?)?(?:proposed |funding |grant )*request(?:ed)?|of (?:funding |support )?request(?:ed)?|(?:you (?:are )?)?request(?:ed|ing))|(?:funding |grant )?amount sought)(?: from (?:us|the [\\w ]+))?$`,
  'i',
);
const dates = new RegExp(
  `^(?:the |your |proposed |anticipated )*(?:${work}(?:['’]s)? )?(?:date(?:s|\\(s\\))?(?: of (?:the |your |proposed )*${work})?|start(?:ing)? (?:date )?(?:and|&|\\/|to) (?:end(?:ing)?|completion) dates?|(?:project|grant|funding|program) (?:period|dates))$`,
  'i',
);
const organization =
  /^(?:the |your |full |legal )*(?:affiliation|(?:organi[sz]ation|agency|applicant|institution)(?:['’]s)?(?: \/ ?\w+)?(?: (?:legal )?name)?|name of (?:the |your |applicant )*(?:organi[sz]ation|agency|applicant|institution)|(?:organi[sz]ational|institutional) affiliation|legal name)$/i;

/** What is asked for by name, the first that fits. */
const facts: [AskedFact, RegExp][] = [
  ['title', title],
  ['place', place],
  ['amount', amount],
  ['dates', dates],
  ['organization', organization],
];

const bare = (name: string): string =>
  name
    .replace(/\s*\([^()]{3,}\)/g, '')
    .replace(/ \((?:\$|USD)\)/, '')
    .replace(/[\s:*.]+$/, '')
    .trim();

/** "Project Name" and "Location" are stated or asked for; no sentence of the story belongs there. */
export const factAsked = (name: string): AskedFact | undefined =>
  facts.find(([, pattern]) => pattern.test(bare(name)))?.[0];

/** What to ask the applicant where the fact is not known. */
export const questionOfFact = (fact: AskedFact, name: string): string => {
  if (fact === 'title') return 'What is the project called?';
  if (fact === 'amount') return 'How much do you ask for in all?';
  if (fact === 'dates') return 'When will the project start, and when will it end?';
  if (/\b(?:site|location|place|venue)/i.test(name)) return 'Where will the project take place?';
  return `What is the ${bare(name).toLowerCase()}?`;
};
