import { plain, squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { announcesContent } from './content-region.ts';
import { nameAndRest } from './name-and-rest.ts';
import { isIdentity, isPaper } from './paper.ts';
import { splitPrompt, isPrompt } from './prompts.ts';
import { soundsLikeSection } from './section-name.ts';

const fewest = 4;
const longest = 180;

/** "Objectives (Measurable)": a line of its own, and no sentence. */
const isBareLine = (text: string): boolean =>
  text.length <= longest && /^\p{Lu}/u.test(text) && !/[.?!:]$/.test(text);

/** Under "Proposal Content", the parts one below the other, with neither bullet nor number. */
export const sectionsFromBareLines = ({ reading, chapters }: Guidelines): SectionCandidate[] =>
  chapters
    .filter(({ title }) => announcesContent(title))
    .flatMap(({ block: start, end }): SectionCandidate[] => {
      const runs: SectionCandidate[][] = [[]];
      for (let at = start + 1; at < end; at++) {
        const block = reading.blocks[at];
        const text = block?.type === 'paragraph' ? squeeze(plain(block.text)) : '';
        const parts = isBareLine(text) ? nameAndRest(text) : undefined;
        if (!block || block.type !== 'paragraph' || !parts || block.field) {
          runs.push([]);
          continue;
        }
        if (isIdentity(text) || isPaper(text)) continue;
        const { name, rest } = parts;
        runs.at(-1)?.push(
          partAt(
            { block: at, quote: block.text, page: block.page },
            {
              name,
              told: rest && !isPrompt({ text: rest }) ? [rest] : [],
              prompts: isPrompt({ text: rest }) ? splitPrompt(rest) : [],
              limit: lengthLimitOf(text),
              required: !/\boptional\b|if applicable/i.test(text),
              from: 'list',
            },
          ),
        );
      }
      return runs
        .filter((run) => {
          const sounding = run.filter(({ name }) => soundsLikeSection(name));
          return run.length >= fewest && sounding.length >= run.length * 0.6;
        })
        .flat();
    });
