import type { Guidelines } from '../../guidelines.ts';
import type { Evidence } from '../evidence.ts';
import { capitalRun, isBody, tidyOrganization } from '../organization-name.ts';
import { footLines, headLines } from '../paper-text.ts';

const alone = new RegExp(
  // "Council for Water, Soil and Air"
  `^(?:The |THE )?${capitalRun}(?:(?:, ${capitalRun})*,? (?:and|AND|&) ${capitalRun})?(?:,? \\([^)]{2,12}\\)|,? Inc\\.?)?$`,
  'u',
);
const copyright = new RegExp(
  `(?:©|\\(c\\)|[Cc]opyright)(?: ?©| ?\\(c\\)| [Cc]opyright)?,? ?(?:(?:19|20)\\d\\d(?: ?- ?(?:(?:19|20)?\\d\\d|[Pp]resent))?)?,? ?(?:by |[Tt]he )*(${capitalRun}(?:,? Inc\\.)?)`,
  'u',
);

const place = /^(?:city|town|village|county|state|borough|shire) of\b|\b(?:county|shire)$/i;

const ofLaw = /\s*\((?:registered|incorporated|an? )[^()]*(?:\([^()]*\)[^()]*)*\)?$/i;

const bodyOf = (raw: string): string | undefined => {
  // "Elm Trust (Registered under the Societies Act)" is the Elm Trust.
  const line = raw.replace(ofLaw, '');
  // "Government of Elm - Department of Trails": the second is the one that gives.
  const [whole, part] = line.split(/\s[-|]\s/);
  if (part && whole && bodyOf(whole) && !/\s[-|]\s/.test(part)) return bodyOf(part);
  if (line.length > 90 || !alone.test(line)) return undefined;
  const name = tidyOrganization(line).replace(/ \([^)]*\)$/, '');
  return isBody(name) ? name : undefined;
};

/** A name alone in the lines over the title, in the address below the text, or behind the mark of copyright. */
export const fromHeadAndFoot = ({ reading }: Guidelines): Evidence[] => [
  ...headLines(reading).flatMap((line, index, lines) => {
    const name = bodyOf(line);
    const under = bodyOf(lines[index + 1] ?? '');
    // "State of Carver" over "Commission on the Arts": the commission gives, in the state's name.
    const first = name && under && place.test(name) ? 1 : index === 0 ? 3.2 : 3;
    return name ? [{ name, points: first, why: 'stands over the paper' }] : [];
  }),
  ...footLines(reading).flatMap((line) => {
    const owner = copyright.exec(line)?.[1];
    const name = bodyOf(line);
    return [
      ...(owner
        ? [
            {
              name: tidyOrganization(owner.replace(/\.? All Rights.*$/i, '')),
              points: 4,
              why: 'holds the copyright',
            },
          ]
        : []),
      ...(name ? [{ name, points: 1.5, why: 'signs the paper' }] : []),
    ];
  }),
];
