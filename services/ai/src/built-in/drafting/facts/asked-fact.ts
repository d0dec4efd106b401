/** What a part of an application may ask that is one fact and no text. */
export type AskedFact = 'title' | 'place';

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

const bare = (name: string): string =>
  name
    .replace(/\s*\([^()]{3,}\)/g, '')
    .replace(/[\s:*.]+$/, '')
    .trim();

/** "Project Name" and "Location" are stated or asked for; no sentence of the story belongs there. */
export const factAsked = (name: string): AskedFact | undefined =>
  title.test(bare(name)) ? 'title' : place.test(bare(name)) ? 'place' : undefined;

/** What to ask the applicant where the fact is not known. */
export const questionOfFact = (fact: AskedFact, name: string): string => {
  if (fact === 'title') return 'What is the project called?';
  if (/\b(?:site|location|place|venue)/i.test(name)) return 'Where will the project take place?';
  return `What is the ${bare(name).toLowerCase()}?`;
};
