import type { Line } from './paper.ts';

type Bare = Omit<Line, 'others'>;

/** What a register of charities calls what it keeps of each, in a cell or before a colon. */
const labels =
  /^((?:charity|registered charity|registration|scottish charity|BN\/?)(?: registration)? ?(?:number|no\.?)|(?:charity|registration|charitable|registered) (?:status|type|size|subtypes?|sub-?category|category|name)|registration date|date (?:registered|of registration|established|removed)|effective date of status|reason for status|charit(?:y|able) (?:objects?|purposes?|activities)|type of qualified donee|designation|entity type|organi[sz]ation type|governing document|financial year[- ]end(?:s|ing)?|fiscal (?:period|year)[- ]end(?:s|ing)?|balance date|(?:last|next) (?:reported|report(?:ing)? due|return due|annual return)|reporting(?: due)?|address for service(?: email)?|charity (?:street )?address|who (?:the )?charity (?:benefits|helps)|who the charity helps|(?:how|what|where|who) the charity (?:helps|does|operates)|area of (?:operation|benefit)|main sector|main beneficiary|main activity|sectors?|beneficiaries|ABN|NZBN|registered charity|total (?:gross )?income|total expend?(?:iture|enses)|income|spending)\s*(?::|$|\s(?=[\p{Lu}\d£$]))/iu;
/** Whose page it is. */
const keeper =
  /\b(?:(?:charit(?:y|ies)(?: and not-for-profits)?|charities and public benefit) register|registers? of charities|scottish charity register|list of charities|charity (?:profile|overview|details|search)|charity commission|charities (?:services|regulator|directorate|listings?)|charities and not-for-profits commission|ACNC|OSCR|CCNI|T3010)\b/i;
/** Whoever is registered there says so on a page of its own, too. */
const isRegistered =
  /\b(?:registered|regulated|registration|listed|accredited|files?|filed) (?:\p{L}+ ){0,4}?(?:with|by|in|on|at)\b/iu;
const wordsOfALine = 20;
const fewestLabels = 4;
const top = 8;

/** An office, a box, a telephone or a number under which somebody is reached. */
const reached =
  /\b(?:P\.?O\.? Box|GPO Box|Freepost|Private Bag)\b|@[\w-]+\.\w|\+?\d[\d ()-]{8,}\d|\b\d{2} \d{3} \d{3} \d{3}\b|\b\d{4,5}\b\s*$|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\bABN\b|\bwww\.|https?:/i;
/** "Contact the Commission", "Need help?", "About this register": a part of the keeper's own. */
const ofTheKeeper =
  /^(?:contact (?:us|the|charities|ACNC|OSCR)\b|need (?:more )?help\b|help and support|about (?:us|the|this) ?(?:register|commission|regulator|site|ACNC|OSCR|page)?\b|report (?:a|an)\b|feedback|disclaimer|get in touch)/i;

const isLabel = (line: Bare): boolean =>
  labels.test(line.text) &&
  (line.row !== undefined || /:/.test(line.text) || line.text.split(' ').length < 6);

const namesKeeper = ({ text }: Bare): boolean =>
  text.split(' ').length <= wordsOfALine && keeper.test(text) && !isRegistered.test(text);

/** Whether a register of charities shows one of them here: its labels, and its keeper over or under them. */
export const isRegisterPage = (lines: Bare[]): boolean => {
  const told = lines.filter(isLabel).map(({ text }) => labels.exec(text)?.[1]?.toLowerCase() ?? '');
  return (
    new Set(told).size >= fewestLabels &&
    lines.some(
      (line, at) => (at < top || line.heading || line.head || line.foot) && namesKeeper(line),
    )
  );
};

/** How far the keeper's address goes on below its name; a line of words alone may be a town. */
const below = 4;
const wordsOfATown = 2;
const endOfAddress = (lines: Bare[], at: number): number => {
  let end = at;
  for (let next = at + 1; next <= at + below; next++) {
    const line = lines[next];
    if (!line || line.heading || line.row !== undefined || isLabel(line)) break;
    const isReached = reached.test(line.text);
    if (!isReached && !/\d/.test(line.text) && line.text.split(' ').length > wordsOfATown) break;
    if (isReached) end = next;
  }
  return end;
};

/**
 * On the page that a register of charities has of one of them, the lines that say where its keeper is: in the page's
 * foot, beside the keeper's name, under "Contact us". What the charity has is told beside a label.
 */
export const registerKeeper = (lines: Bare[]): Set<number> => {
  const found = new Set<number>();
  if (!isRegisterPage(lines)) return found;
  let part = false;
  let end = -1;
  lines.forEach((line, at) => {
    if (line.heading) part = ofTheKeeper.test(line.text);
    if (line.row !== undefined) return;
    const isNamed = namesKeeper(line);
    if (isNamed) end = endOfAddress(lines, at);
    const ofKeeper = at <= end && (!isNamed || end > at || reached.test(line.text));
    if (part || ofKeeper || (line.foot && reached.test(line.text))) found.add(at);
  });
  return found;
};
