import { splitSentences } from '@grantwright/analyst';
import type { Line } from './paper.ts';

/** Who takes the gifts for a project without an exemption of its own, and where the paper says so. */
export type Sponsorship = { project: string; sponsor?: string; line: Line };

const name = String.raw`(?:[Tt]he )?(\p{Lu}[\p{L}\p{N}'’&.-]*(?:,? (?:(?:of|the|and|for|in|on|de|la|&) ){0,2}(?!(?:of|the|and|for|in|on|de|la) )\p{Lu}[\p{L}\p{N}'’&.-]*)*)`;
const aside = String.raw`(?:,? ?\([^)]{1,80}\))?(?:, [^.]{3,140}?,)?`;
const serves = String.raw`(?:is|has been|will be|serves as|serve as|acts as|act as|has agreed to (?:serve|act) as|agrees to (?:serve|act) as|is serving as|is acting as|became)`;
const forms: [RegExp, { sponsor?: number; project: number }][] = [
  [
    new RegExp(
      `${name}${aside} ${serves} (?:the |a )?(?:\\p{L}+ )?fiscal (?:sponsor|agent) (?:of|for|to) (?:the )?(?:project (?:known as |called )?)?[“"]?${name}`,
      'u',
    ),
    { sponsor: 1, project: 2 },
  ],
  [
    new RegExp(
      `${name}${aside},? (?:is |has been |operates as |became )?(?:an? )?(?:fiscally[- ])?sponsored (?:project|program) of ${name}`,
      'u',
    ),
    { project: 1, sponsor: 2 },
  ],
  [
    new RegExp(
      `\\b(?:we|the undersigned) (?:have agreed to |agree to |will )?(?:serve|act|are serving|are acting) as (?:the )?fiscal (?:sponsor|agent) (?:of|for|to) (?:the )?[“"]?${name}`,
      'iu',
    ),
    { project: 1 },
  ],
  // "Elm Row Walk is a project of Elm Commons, which serves as our fiscal sponsor."
  [
    new RegExp(
      `^${name}${aside},? is an? (?:\\p{Ll}+ )?(?:project|program|initiative) of ${name}(?=.*\\bfiscal (?:sponsor|agent)\\b)`,
      'u',
    ),
    { project: 1, sponsor: 2 },
  ],
  // "our fiscal sponsor, Elm Commons" is the sponsor; what a subject line puts behind "sponsorship" is the project.
  [
    new RegExp(`\\b[Ff]iscal sponsor(?:ship(?: of| for|,|:| [–-])|(?: of| for)) ${name}`, 'u'),
    { project: 1 },
  ],
];

const tidyName = (text: string | undefined): string | undefined =>
  text?.replace(/['’]s$/, '').replace(/(?<!\b(?:Inc|Co|Corp|St))\.$/, '');

/** The project that a letter of its fiscal sponsor speaks of. */
export const sponsorshipIn = (lines: Line[]): Sponsorship | undefined => {
  for (const [form, groups] of forms)
    for (const line of lines) {
      if (!/sponsor|fiscal agent/i.test(line.text)) continue;
      const match = splitSentences(line.text)
        .map(({ text }) => form.exec(text))
        .find((found) => found !== null);
      const project = tidyName(match?.[groups.project]);
      if (!match || !project || project.split(' ').length < 2) continue;
      const sponsor = groups.sponsor === undefined ? undefined : tidyName(match[groups.sponsor]);
      return { project, line, ...(sponsor ? { sponsor } : {}) };
    }
  return undefined;
};

/** The letterhead and every line with the sponsor's name tell of the sponsor, not of its project. */
export const markSponsor = (lines: Line[], found: Sponsorship | undefined): Line[] => {
  if (!found) return lines;
  const { sponsor, project } = found;
  const isSponsors = ({ text }: Line): boolean =>
    sponsor !== undefined &&
    text.toLowerCase().includes(sponsor.toLowerCase()) &&
    !text.includes(project);
  const isLetter = lines.some(({ text }) => /^(?:dear\b|to whom it may concern|re:)/i.test(text));
  return lines.map((line) =>
    isSponsors(line) || (isLetter && line.head && !line.text.includes(project))
      ? { ...line, others: true }
      : line,
  );
};
