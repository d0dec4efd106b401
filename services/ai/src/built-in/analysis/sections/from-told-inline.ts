import { capitalize, squeeze } from '@grantwright/analyst';
import { statementAt, type Guidelines } from '../guidelines.ts';
import { partAt, type SectionCandidate } from './candidate.ts';
import { isPaper } from './paper.ts';
import { splitPrompt } from './prompts.ts';

/** "On one side of one sheet tell us a) who you are b) …", "tell us: who you are; what you would do; …". */
const tells =
  /\b(?:tell us|let us know|telling us|explain to us)(?: about)?(?: in [\w ]{3,40})?(?:\s*:)?\s+(?=\(?a\)|\(?1\)|\p{Ll})/iu;
const marked = /\s*\(?\b(?:[a-h]|[1-8])\)\s+/;
const question = /^(?:who|what|how|why|where|when|whom|the|your|which|a|an)\b/i;
const longest = 110;
/** "who you are, what your idea is, and how you plan to go about it": a comma parts what asks. */
const betweenQuestions = /,\s+(?:and\s+)?(?=(?:who|whom|what|how|why|where|when|which)\b)/i;

/** What one sentence asks, clause by clause. */
const clausesOf = (text: string): string[] => {
  const said = tells.exec(text);
  if (!said) return [];
  const rest = text.slice(said.index + said[0].length);
  const parts = marked.test(` ${rest}`)
    ? ` ${rest}`.split(new RegExp(marked, 'i')).slice(1)
    : rest.split(
        /;/.test(rest.split(/[.?!]\s+(?=\p{Lu})/u)[0] ?? '') ? /;\s+(?:and\s+)?/ : betweenQuestions,
      );
  return parts.map((part) =>
    squeeze(part.split(/[.?!]\s+(?=\p{Lu})/u)[0] ?? '').replace(/[.;,]$/, ''),
  );
};

/** A letter or a flyer asks within a sentence what others put on a list. */
export const sectionsFromToldInline = (guidelines: Guidelines): SectionCandidate[] =>
  guidelines.reading.blocks.flatMap((block, index): SectionCandidate[] => {
    if (block.type === 'table' || block.type === 'heading') return [];
    const aside = statementAt(guidelines.statements, index)?.aside;
    if (aside && aside !== 'background') return [];
    const clauses = clausesOf(block.text);
    if (
      clauses.length < 3 ||
      clauses.some((text) => text.length < 5 || text.length > longest) ||
      clauses.filter((text) => question.test(text)).length < clauses.length * 0.7
    )
      return [];
    return clauses
      .filter((text) => !isPaper(text) && block.text.includes(text))
      .map((text) =>
        partAt(
          { block: index, quote: text, page: block.page },
          {
            name: capitalize(text),
            prompts: splitPrompt(text),
            from: 'list',
          },
        ),
      );
  });
