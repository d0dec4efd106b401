import { candidate, type Candidate } from '../candidate.ts';
import { labelled } from '../labelled.ts';
import type { Paper } from '../paper.ts';
import { tidy } from '../tidy.ts';
import { focusComposed } from './focus-composed.ts';
import { focusOfCoreWork } from './focus-of-core-work.ts';
import { focusInProse } from './focus-in-prose.ts';
import { focusOfTaglines } from './focus-of-taglines.ts';
import { onlySound } from './sound-focus.ts';
import { fieldsInRegister } from './told-by-registers.ts';

const names =
  '(?:our |key |primary |main )?(?:focus areas?|areas? of focus|thematic areas?|program areas?|issue areas?|areas? of (?:work|interest|impact)|priorit(?:y|ies) areas?|fields? of (?:work|activity)|core areas?|(?:what )?we (?:focus|work) on)';
const heading = new RegExp(`^${names}\\s*:?$`, 'i');

/** Fields of work that the papers name as such. */
export const findFocusAreas = (paper: Paper, ownNames: string[] = []): Candidate[] => {
  const { lines, kind } = paper;
  if (kind === 'policy' || kind === 'determination-letter') return [];
  if (kind === 'articles')
    return onlySound([...focusInProse(paper, ownNames), ...focusComposed(paper, ownNames)]);
  const listed = lines.flatMap((line, at): Candidate[] => {
    if (!heading.test(line.text)) return [];
    const items: string[] = [];
    for (const next of lines.slice(at + 1, at + 9)) {
      // "Weaving: looms for women" tells more than the field.
      const text = tidy(next.item ? next.text.replace(/:\s.*$/, '') : next.text);
      if (next.heading || text.split(' ').length > 7 || /[.:]$/.test(next.text)) break;
      items.push(text);
    }
    return items.length > 1 ? [candidate(items.join(', '), lines[at + 1] ?? line, 2.5)] : [];
  });
  const inline = labelled(lines, names).flatMap(({ value, line }): Candidate[] =>
    heading.test(line.text) || !/[,;]| and /.test(value) || value.split(' ').length > 30
      ? []
      : [candidate(tidy(value).replace(/\.$/, ''), line, 3)],
  );
  return onlySound([
    ...inline,
    ...listed,
    ...fieldsInRegister(paper),
    ...focusOfCoreWork(paper, ownNames),
    ...focusInProse(paper, ownNames),
    ...focusComposed(paper, ownNames),
    ...focusOfTaglines(paper, ownNames),
  ]).filter(({ value }) => !ofManner.test(value));
};

/** "Be open and honest": how a body means to be is no field of work. */
const ofManner = /^(?:be|being|become|becoming|have|having|do|doing)\b/i;
