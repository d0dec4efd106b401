import { fallbackSections, type Section, type SectionDetail } from '@grantwright/shared/contract';

/** Something to hand in that exists already or is filled in, nothing to write. */
const paper =
  /\b(?:(?:determination|exemption|IRS) letters?|letters? of (?:support|commitment|recommendation|agreement|reference)|W-?9|990s?|void(?:ed)? che(?:que|ck)s?|(?:audit\w*|financial) (?:reports?|statements?|accounts)|financials|(?:[\w-]+ )?forms?$|application forms?|(?:application|proposal) templates?$|online application$|(?:utili[sz]ation|registration|insurance) certificates?|cover (?:sheet|page)|list of (?:the )?board|board (?:list|roster|of directors)|resum[eé]s?|curriculum vitae|CVs?|certificat\w+|assurances|budgets? of the organi[sz]ation|by-?laws|articles of incorporation|signatures?|attachments?)\b/i;

/** They come beside a text, and are none: where no other part is named, the usual ones are written. */
const besideText =
  /\b(?:budget|timeline|timetable|schedule|bibliography|biograph\w+|bios?|maps?|photo\w*|quotes?|estimates?|drawings?|(?:bank|sales|lease|purchase) (?:statements?|agreements?)|board letter|letters?|checklist|work samples?)\b/i;

const isWritten = ({ name, prompts, limit }: SectionDetail): boolean =>
  prompts.length > 0 || limit !== undefined || !(paper.test(name) || besideText.test(name));

const usual: Section[] = fallbackSections.map((name) => ({ name, description: '' }));

/**
 * The sections that a draft would have: the funder's own, or the usual three where the funder names
 * none, or none but papers to hand in (an application of an IRS letter alone says nothing). Of those papers a
 * draft holds what can be written, a budget or a letter of inquiry; `papers` are those that it cannot hold, and
 * those of which it is known, by their place in `found`, that they are there already.
 */
export const offeredSections = (
  found: SectionDetail[],
  isThere: (at: number) => boolean = () => false,
): { sections: Section[]; papers: SectionDetail[]; note?: string } => {
  const own = found.map(({ name, description }) => ({ name, description }));
  if (found.length === 0)
    return {
      sections: usual,
      papers: [],
      note: 'The guidelines name no sections of the application; the usual three are offered instead.',
    };
  if (found.some(isWritten))
    return {
      sections: own.filter((_, at) => !isThere(at)),
      papers: found.filter((_, at) => isThere(at)),
    };
  const papers = found.filter(({ name }) => paper.test(name));
  const held = own.filter(({ name }) => !paper.test(name));
  const isNamed = (name: string): boolean =>
    held.some((part) =>
      part.name.toLowerCase().split(/\W+/).join(' ').includes(name.toLowerCase()),
    );
  return {
    sections: [...usual.filter(({ name }) => !isNamed(name)), ...held],
    papers,
    note: 'The guidelines name only papers to hand in; the usual three sections are offered to write.',
  };
};
