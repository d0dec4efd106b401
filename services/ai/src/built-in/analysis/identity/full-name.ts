import { capitalRun } from './organization-name.ts';

/** What programmes of many funders are called by: alone these words tell no one from another. */
const usual = new Set(
  (
    'a an and the of for in to with our general annual small large big mini micro major minor new open special local regional ' +
    'national international rural urban city county state council town community communities neighborhood neighbourhood ' +
    'grant grants grantmaking fund funds funding award awards prize prizes fellowship fellowships scholarship scholarships ' +
    'bursary bursaries stipend stipends microgrant microgrants program programs programme programmes scheme schemes ' +
    'initiative initiatives project projects challenge competition support giving donation donations sponsorship sponsorships ' +
    'seed start-up opportunity opportunities discretionary responsive competitive capital operating capacity building impact ' +
    'innovation research travel emergency relief arts art artist artists culture cultural heritage history music education school ' +
    'schools teacher teachers student students youth young children family families women health environment environmental ' +
    'conservation food housing sport sports technology science humanities library libraries museum museums development planning ' +
    'organization organizations nonprofit charitable partnership partnerships public social spring summer fall autumn winter ' +
    'call round cycle faculty graduate internal equipment training matching'
  ).split(' '),
);

/** Whether a word of the name is one that the paper never writes but with a capital: "the Firefly Grants". */
const isDistinct = (name: string, text: string): boolean =>
  name
    .split(/[\s/-]+/)
    .map((word) => word.replace(/[^\p{L}]/gu, ''))
    .some(
      (word) =>
        word.length > 2 &&
        /^\p{Lu}/u.test(word) &&
        !usual.has(word.toLowerCase()) &&
        !new RegExp(`(?<![\\p{L}@./-])${word.toLowerCase()}(?![\\p{L}@/-])`, 'u').test(text),
    );

const whole = '(?:[Pp]rogram(?:me)?|[Ff]und|[Ii]nitiative|[Ss]cheme|[Ff]acility|[Pp]roject)';
/** "… under the ELM programme": a part of something that has the better name. */
const under = new RegExp(
  `^s?(?: \\([^()\\n]{2,14}\\))?,? (?:(?:are|is) (?:given|made|offered|part) )?(?:under|within|through|from|of|as part of|in) (?:the |its |our )(${capitalRun}(?: ${whole})?)`,
  'u',
);
const endsAsWhole = new RegExp(`\\b${whole}$`);

/** What a paper says that a name in ordinary words is a part of. */
const partOf = (name: string, text: string): string | undefined => {
  const said = name.toLowerCase().replace(/s$/, '');
  const all = text.toLowerCase();
  for (let at = all.indexOf(said); at >= 0; at = all.indexOf(said, at + 1)) {
    const found = under.exec(text.slice(at + said.length, at + said.length + 160))?.[1];
    // "the Programme" is the same again, and says no more.
    if (found && endsAsWhole.test(found) && isDistinct(found, text)) return found;
  }
  return undefined;
};

const fewWords = 3;

/**
 * The programme with what tells it from others of the same name: "Community Grants" says little without
 * whose they are, unless the paper bears the name over its title, or says what they are a part of.
 */
export const fullName = (
  programme: string,
  text: string,
  funder: string | undefined,
  over = false,
): string => {
  if (programme === '') return funder ? `${funder} grants` : '';
  const words = programme.split(' ').length;
  const says =
    words > fewWords || programme.includes(',') || (words > 1 && isDistinct(programme, text));
  const part = says ? undefined : partOf(programme, text);
  if (part) return `${programme}, ${part}`;
  if (!funder || over || says) return programme;
  return funder.includes(programme) || programme.includes(funder)
    ? programme
    : `${programme}, ${funder}`;
};
