import { unshout } from '../capitals.ts';
import type { Guidelines } from '../guidelines.ts';
import { letterhead } from './letterhead.ts';
import { tidyOrganization } from './organization-name.ts';
import { candidatesOf } from './programme/candidates.ts';
import { labelledPaper, labelledProgramme, noticeNumber } from './programme/labelled.ts';
import { leaningToName } from './programme/leaning-to-name.ts';
import { tidyProgramme } from './programme/tidy-programme.ts';
import { withInitials } from './programme/with-initials.ts';

const longest = 300;
/** "The Wren Fund" over "Creative Lives" gives, and is not what is given. */
const bodyName = /\b(?:Fund|Foundation|Trust|Endowment|Charit(?:y|ies)|Bank|Corporation|Company)$/;

const bestOf = (guidelines: Guidelines, funder: string | undefined): string | undefined => {
  const over = letterhead(guidelines.reading);
  const ofBody = over !== undefined && bodyName.test(over) ? tidyProgramme(over) : undefined;
  const isGiver = (name: string): boolean =>
    funder !== undefined && tidyOrganization(name).toLowerCase() === funder.toLowerCase();
  const isLetterhead = (name: string): boolean => name === ofBody;
  const others = candidatesOf(guidelines);
  const { text: written } = guidelines;
  const around = { others, text: written.toLowerCase(), written, isGiver, isLetterhead };
  const [best] = others
    .map((one) => ({ name: one.name, leaning: leaningToName(one, around) }))
    // Of two alike the one spoken of first.
    .sort(
      (a, b) =>
        b.leaning - a.leaning ||
        around.text.indexOf(a.name.toLowerCase()) - around.text.indexOf(b.name.toLowerCase()),
    );
  return best && best.leaning > 0 ? best.name : undefined;
};

/** "Apply for a Heron Grant", where the paper tells of the "Heron Grants": these are the programme. */
const inPlural = (name: string, text: string): string =>
  /\b(?:Grant|Award|Fellowship|Scholarship|Prize|Microgrant)$/.test(name) &&
  text.includes(`${name}s`)
    ? `${name}s`
    : name;

/** The programme as a person would write it, with its number where it has one; empty when nothing names it. */
export const programmeName = (guidelines: Guidelines, funder?: string): string => {
  const code = noticeNumber(guidelines);
  const name =
    labelledProgramme(guidelines) ?? bestOf(guidelines, funder) ?? labelledPaper(guidelines);
  if (!name) return code ?? '';
  const full = code && !name.includes(code) ? `${name}, ${code}` : name;
  return withInitials(unshout(inPlural(full, guidelines.text)), guidelines.text).slice(0, longest);
};
