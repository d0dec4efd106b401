import { squeeze } from '@grantwright/analyst';
import type { Guidelines } from '../guidelines.ts';
import { lengthLimitOf } from '../length-limit.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { sectionName } from './section-name.ts';

const part =
  /\b(?:Part|Section) (?:\d{1,2}|[A-Z]|[IVX]{1,4}),? (?:the |an? |your )?([^;:.]{3,80}?)(?=[;.]|$)/g;

/** "The application consists of Part 1, the cover form; Part 2, the budget; Part 3, the narrative." */
export const sectionsFromPartsInProse = (guidelines: Guidelines): SectionCandidate[] =>
  guidelines.statements.flatMap((statement): SectionCandidate[] => {
    if (statement.aside && statement.aside !== 'background') return [];
    if (
      !/\b(?:applications?|proposals?)\b[^;]{0,40}\b(?:consists? of|has|contains?|comprises?|includes?|is made up of)\b/i.test(
        statement.text,
      )
    )
      return [];
    const found = [...statement.text.matchAll(part)].flatMap(([, text = '']) => {
      const [head = '', inner] = text.split(/,?\s+(?:including|with) (?:the |an? )?/);
      // "The budget section, including the budget narrative": what is written is the narrative.
      return [inner ?? head];
    });
    if (found.length < 3) return [];
    return (
      found
        .map((text) => squeeze(text.replace(/^and /, '').replace(/\s*\([^)]*\)/g, '')))
        // What the reviewers' criteria are written into is no part beside them.
        .filter((text) => !/^(?:application |project )?narrative$/i.test(text))
        .map((text) => {
          const limit = lengthLimitOf(text);
          return partAt(statement, {
            name: sectionName(text).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
            limit,
            from: 'list',
          });
        })
    );
  });
