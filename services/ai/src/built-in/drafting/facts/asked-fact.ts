/** What a part of an application may ask that is one fact and no text. */
export type AskedFact =
  | 'title'
  | 'place'
  | 'amount'
  | 'dates'
  | 'organization'
  | 'address'
  | 'founded'
  | 'person'
  | 'phone'
  | 'email'
  | 'website'
  | 'taxId';

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
  `^(?:the |your |total |grant |funding )*(?:(?:request(?:ed)?|ask|grant) amount|amount (?:(?:of (?:the |your |this )?)?(?:proposed |funding |grant )*request(?:ed)?|of (?:funding |support )?request(?:ed)?|(?:you (?:are )?)?request(?:ed|ing))|(?:funding |grant )?amount sought|(?:amount of )?(?:funding|grant|money) (?:you are |being )?(?:applying for|applied for|sought)|amount (?:applied|asked) for|sum (?:applied|asked) for)(?: from (?:us|the [\\w ]+))?$`,
  'i',
);
const dates = new RegExp(
  `^(?:the |your |proposed |anticipated )*(?:${work}(?:['’]s)? )?(?:date(?:s|\\(s\\))?(?: of (?:the |your |proposed )*${work})?|start(?:ing)? (?:date )?(?:and|&|\\/|to) (?:end(?:ing)?|completion) dates?|(?:project|grant|funding|program) (?:period|dates))$`,
  'i',
);
const organization =
  /^(?:the |your |full |legal )*(?:affiliation|(?:organi[sz]ation|agency|applicant|institution)(?:['’]s)?(?: \/ ?\w+)?(?: (?:legal )?name)?|name of (?:the |your |applicant )*(?:organi[sz]ation|agency|applicant|institution|museum|library|school|church|club|group|society|association|company|charity|non-?profit)|(?:organi[sz]ational|institutional) affiliation|legal name)$/i;

/** "Street Address, City, State and Zip": where who applies is, as a form asks it. */
const address =
  /^(?:the |your )*(?:(?:mailing|street|postal|office|business|organi[sz]ation(?:['’]s|al)?|agency|applicant(?:['’]s)?) )+address(?:es)?(?:(?: ?[,/]| and| &)* (?:city|town|state|county|zip(?: ?code)?|post ?code|country))*$/i;
const founded =
  /^(?:the )?(?:year|date) (?:(?:it |you )?(?:was |were )?(?:founded|established|incorporated|formed|started|begun|opened|set up)|of (?:founding|establishment|incorporation|formation))$/i;
const ofWho =
  "(?:the |your |organi[sz]ation(?:['’]s|al)? |agency |applicant(?:['’]s)? |contact |office |main )*";
const phone = new RegExp(`^${ofWho}(?:tele)?phone(?: (?:numbers?|no))?$`, 'i');
const email = new RegExp(`^${ofWho}e-?mail(?: address)?$`, 'i');
const website = new RegExp(
  `^${ofWho}(?:web ?site|web page|web address)(?: (?:address|url))?$`,
  'i',
);
const taxId =
  /^(?:the |your |federal |organi[sz]ation(?:['’]s)? )*(?:ein|tax(?:payer)?[- ]?id(?:entification)?|employer identification)(?: (?:numbers?|no))?$/i;
const role =
  '(?:director|contact|leader|manager|chair(?:person|man|woman)?|president|officer|person|coordinator|treasurer|secretary|principal|pastor)';
const person = new RegExp(
  `^(?:the |your )*(?:names?(?: (?:and|&) titles?)? of (?:the |your )?(?:[\\w-]+ ){0,3}${role}|(?:[\\w-]+ ){0,2}${role}(?:['’]s)? names?(?: (?:and|&) titles?)?|contact (?:person|name))$`,
  'i',
);

/** What is asked for by name, the first that fits. */
const facts: [AskedFact, RegExp][] = [
  ['title', title],
  ['address', address],
  ['place', place],
  ['amount', amount],
  ['dates', dates],
  ['organization', organization],
  ['founded', founded],
  ['person', person],
  ['phone', phone],
  ['email', email],
  ['website', website],
  ['taxId', taxId],
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
  if (fact === 'founded') return 'In which year was the organization founded?';
  if (/\b(?:site|location|place|venue)/i.test(name)) return 'Where will the project take place?';
  const asked = bare(name).toLowerCase();
  return fact === 'person'
    ? `What is the ${asked.replace(/\bof (?!(?:the|your|an?)\b)/, 'of the ')}?`
    : `What is the ${asked}?`;
};
